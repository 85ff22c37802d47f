import Findings

/// What changed between two checks, as a versioned JSON document; Documentation/JSON.md describes it.
public struct DifferenceJSON: Sendable {
  /// The version of the document's form.
  public static let version = 1

  private let difference: ReportDifference
  private let toolVersion: String

  /// A difference to be set as JSON.
  public init(_ difference: ReportDifference, toolVersion: String) {
    self.difference = difference
    self.toolVersion = toolVersion
  }

  /// The document, with a line feed at the end.
  public var text: String {
    let document: JSONValue = [
      "version": .integer(Self.version),
      "tool": ["name": "wayleave", "version": .string(toolVersion)],
      "old": .string(difference.old),
      "new": .string(difference.new),
      "targets": .array(difference.targets.map(\.json)),
    ]
    return document.text
  }
}

extension ReportDifference.Target {
  fileprivate var json: JSONValue {
    [
      "name": JSONValue(name),
      "oldName": JSONValue(oldName),
      "presence": .string(presence.rawValue),
      "changes": .array(changes.map(\.json)),
    ]
  }
}

extension ReportDifference.Change {
  fileprivate var json: JSONValue {
    [
      "kind": .string(kind),
      "direction": .string(direction.rawValue),
      "name": .string(name),
      "old": JSONValue(old),
      "new": JSONValue(new),
      "configurations": JSONValue(configurations),
      "rule": JSONValue(finding?.rule.rawValue),
      "severity": JSONValue(finding?.severity.rawValue),
      "preview": .boolean(finding?.isPreview ?? false),
      "file": JSONValue(finding?.position.file),
      "line": JSONValue(finding?.position.line),
    ]
  }
}

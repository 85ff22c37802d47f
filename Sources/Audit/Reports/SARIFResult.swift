import Findings

/// One finding as a SARIF result.
struct SARIFResult {
  private let merged: MergedFinding
  private let ruleIndex: Int?
  private let fingerprint: String
  private let base: String

  init(_ merged: MergedFinding, ruleIndex: Int?, fingerprint: String, base: String) {
    self.merged = merged
    self.ruleIndex = ruleIndex
    self.fingerprint = fingerprint
    self.base = base
  }

  var json: JSONValue {
    let value: JSONValue = [
      "ruleId": .string(finding.rule.rawValue),
      "ruleIndex": JSONValue(ruleIndex),
      // What fails no check is shown as a note, whatever its rule is to become.
      "level": .string(finding.isPreview ? Severity.note.rawValue : finding.severity.rawValue),
      "message": ["text": .string(finding.sentences)],
      "locations": [location],
      "relatedLocations": .array(related),
      "partialFingerprints": ["wayleaveFinding/v1": .string(fingerprint)],
      "suppressions": .array([finding.suppression].compactMap(\.self).map(suppression)),
      "properties": properties.withoutBlanks,
    ]
    return value.withoutBlanks
  }

  private var finding: Finding { merged.finding }

  private var location: JSONValue {
    let value: JSONValue = [
      "physicalLocation": physical(finding.position),
      "logicalLocations": .array(
        merged.targets.map {
          [
            "name": .string($0.name), "fullyQualifiedName": .string("\($0.project)/\($0.name)"),
            "kind": "module",
          ]
        }),
    ]
    return value.withoutBlanks
  }

  private var related: [JSONValue] {
    finding.related.enumerated().map { index, related in
      [
        "id": .integer(index),
        "physicalLocation": physical(related.position),
        "message": ["text": .string(related.note)],
      ]
    }
  }

  /// A comment is a suppression in the source; a configuration or a baseline is outside of it.
  private func suppression(_ suppression: Suppression) -> JSONValue {
    let reason = suppression.reason ?? (suppression.kind == .baseline ? "in the baseline" : nil)
    let value: JSONValue = [
      "kind": suppression.kind == .comment ? "inSource" : "external",
      "justification": JSONValue(reason),
      "location": ["physicalLocation": physical(suppression.position)],
    ]
    return value.withoutBlanks
  }

  private func physical(_ position: SourcePosition) -> JSONValue {
    let line: JSONValue = position.line.map { ["startLine": .integer(max(1, $0))] } ?? .null
    let value: JSONValue = [
      "artifactLocation": [
        "uri": .string(RelativeURI.of(position.file, under: base)), "uriBaseId": "%SRCROOT%",
      ],
      "region": line,
    ]
    return value.withoutBlanks
  }

  private var properties: JSONValue {
    [
      "targets": JSONValue(merged.targets.map(\.name)),
      "projects": JSONValue(merged.targets.map(\.project)),
      "configurations": JSONValue(finding.configurations),
      "systems": JSONValue(finding.systems),
      "consequence": .string(finding.consequence),
      "fix": .string(finding.fix.summary),
      "snippet": JSONValue(finding.fix.snippet),
      "evidence": JSONValue(finding.evidence),
      "preview": finding.isPreview ? .boolean(true) : .null,
    ]
  }
}

import AppArtifacts
import FileAccess
import Findings
import PermissionAudit
import Reports

/// A baseline on disk: a versioned JSON document, sorted, so that it can be reviewed and merged.
struct BaselineFile {
  /// The path as the person wrote it.
  var path: String

  /// The version of the document's form: it grows when a member leaves or changes its meaning.
  static let version = 1
  private static let largestFile = 16 << 20

  /// Writes a baseline whole or not at all.
  func write(_ baseline: Baseline) throws(CommandFailure) {
    try OutputFile(path: path, option: "--write-baseline").write(Self.text(of: baseline))
  }

  /// The document; members that say nothing are left out.
  static func text(of baseline: Baseline) -> String {
    let findings = baseline.entries.map { entry in
      var members: [JSONValue.Member] = [
        .init("file", .string(entry.file)), .init("rule", .string(entry.rule.rawValue)),
      ]
      if let target = entry.target { members.append(.init("target", .string(target))) }
      members.append(.init("message", .string(entry.message)))
      if entry.count > 1 { members.append(.init("count", .integer(entry.count))) }
      return JSONValue.object(members)
    }
    let document: JSONValue = ["version": .integer(version), "findings": .array(findings)]
    return document.text
  }

  /// Reads a baseline.
  func read() throws(CommandFailure) -> Baseline {
    let bytes: [UInt8]
    do {
      bytes = try BoundedFile(path: path).read(atMost: Self.largestFile)
    } catch {
      throw CommandFailure(
        "the baseline \(path) \(error.message); --write-baseline \(path) writes one")
    }
    let root: PropertyList.Node
    do {
      root = try PropertyListReader.read(bytes, file: path).root
    } catch {
      throw CommandFailure("\(error.position): \(error.message)")
    }
    return try baseline(root)
  }

  private func baseline(_ root: PropertyList.Node) throws(CommandFailure) -> Baseline {
    guard let version = root.value["version"], case .integer(let number) = version.value else {
      throw failure(root.line, "this is not a baseline: it has no version")
    }
    guard number == Self.version else {
      throw failure(
        version.line,
        "version \(number) is not known, only \(Self.version); write the baseline again")
    }
    guard let findings = root.value["findings"]?.value.array else {
      throw failure(root.line, "the baseline has no list named findings")
    }
    var entries: [Baseline.Entry] = []
    for finding in findings { entries.append(try entry(finding)) }
    return Baseline(entries)
  }

  private func entry(_ node: PropertyList.Node) throws(CommandFailure) -> Baseline.Entry {
    func text(_ name: String) throws(CommandFailure) -> String {
      guard let text = node.value[name]?.value.string else {
        throw failure(node.line, "an entry of the baseline has no \(name)")
      }
      return text
    }
    var count = 1
    if let member = node.value["count"] {
      guard case .integer(let number) = member.value, (1...1_000_000).contains(number) else {
        throw failure(member.line, "the count is a number from 1 to 1000000")
      }
      count = Int(number)
    }
    return Baseline.Entry(
      rule: RuleID(rawValue: try text("rule")), target: node.value["target"]?.value.string,
      file: try text("file"), message: try text("message"), count: count)
  }

  private func failure(_ line: Int?, _ message: String) -> CommandFailure {
    CommandFailure("\(SourcePosition(file: path, line: line)): \(message)")
  }
}

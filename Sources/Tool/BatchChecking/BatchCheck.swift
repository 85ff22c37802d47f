import AppArtifacts
import FileAccess
import Findings
import PermissionAudit
import Reports

/// Checks one input as a tree of its own, of which nothing is trusted.
///
/// Its ignore comments and its configuration are reported and not obeyed, what leads out of it is not
/// followed, and no library is looked up in the caches of this machine.
package struct BatchCheck: Sendable {
  private let audit: Audit
  private let least: Severity?
  private let toolVersion: String

  /// A check by an audit, which fails from a severity on; never without one.
  package init(_ audit: Audit, failingFrom least: Severity?, toolVersion: String) {
    self.audit = audit
    self.least = least
    self.toolVersion = toolVersion
  }

  /// What a check found.
  package struct Result: Hashable, Sendable {
    /// The exit code that `wayleave check` would have.
    package var exit: Int
    /// The document of `check --format json`.
    package var report: JSONValue
    /// What each target declares and asks for.
    package var declarations: JSONValue
    /// What the input asks for and does not get.
    package var declined: JSONValue
  }

  /// Checks a file or folder of this machine.
  package func result(at path: String) throws(CommandFailure) -> Result {
    try InputPath(path: path).check()
    return result(on: .confined(path), root: path)
  }

  /// Checks a package whose bytes are in memory.
  package func result(of bytes: [UInt8], named name: String) -> Result {
    result(on: .memory([name: bytes], focus: name), root: name)
  }

  private func result(on tree: FileTree, root: String) -> Result {
    let (report, ignores) = Checkup(audit).distrustingReport(on: tree, root: root)
    let configurations = tree.files.filter(Self.isConfiguration).map { file in
      Self.declined("configuration", SourcePosition(file: file), rule: nil, reason: nil)
    }
    let comments = ignores.map { ignore in
      Self.declined(
        "comment", ignore.suppression.position, rule: ignore.rule, reason: ignore.suppression.reason
      )
    }
    return Result(
      exit: exit(report),
      report: JSONReport(report, toolVersion: toolVersion).document,
      declarations: .array(report.targets.flatMap(Self.declarations)),
      declined: .array(configurations + comments))
  }

  private func exit(_ report: Report) -> Int {
    if report.targets.isEmpty { return 2 }
    guard let least else { return 0 }
    return report.findings.contains { $0.severity >= least && !$0.isPreview } ? 1 : 0
  }

  private static func isConfiguration(_ file: String) -> Bool {
    file.hasSuffix(".wayleave.yml") || file.hasSuffix(".wayleave.yaml")
  }

  private static func declined(
    _ kind: String, _ position: SourcePosition, rule: RuleID?, reason: String?
  ) -> JSONValue {
    [
      "kind": .string(kind), "file": .string(position.file), "line": JSONValue(position.line),
      "rule": JSONValue(rule?.rawValue), "reason": JSONValue(reason),
    ]
  }

  private static func declarations(of target: Report.Target) -> [JSONValue] {
    target.declarations.map { item in
      [
        "target": .string(target.name), "kind": .string(item.kind.rawValue),
        "name": .string(item.name), "detail": .string(item.detail),
        "configurations": JSONValue(item.configurations),
      ]
    }
  }
}

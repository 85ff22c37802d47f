import AppArtifacts
import Findings

/// An entry asks for a permission where or how Android does not see it.
struct PermissionIgnored: AndroidRule {
  let metadata = RuleMetadata(
    "permission-ignored", code: "W069", category: .asking, severity: .error,
    summary: "A permission is declared where or how Android does not see it.",
    facts: ["AND-MAN-001", "AND-MAN-006"])

  var page: [UInt8] { PackageResources.permission_ignored_md }

  func findings(in subject: AndroidSubject) -> [Finding] {
    subject.manifest.ignored.map { entry in
      let (message, fix, fact) = Self.words(entry)
      return finding(
        message, in: subject, at: entry.position,
        consequence: "Android passes the entry over: the permission is not declared.",
        fix: Fix(fix), evidence: [fact])
    }
  }

  private static func words(
    _ entry: AndroidManifest.IgnoredEntry
  ) -> (message: String, fix: String, fact: String) {
    switch entry.reason {
    case .misplaced:
      (
        "\(entry.name) is declared inside application",
        "Move the entry out of application, to be a child of manifest.", "AND-MAN-006"
      )
    case .reference:
      (
        "the name of a permission refers to the resource \(entry.name)",
        "Write the name of the permission itself.", "AND-MAN-001"
      )
    case .nameless:
      ("a uses-permission has no name", "Give it a name, or delete it.", "AND-MAN-001")
    }
  }
}

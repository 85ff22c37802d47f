import AppArtifacts
import Findings
import PlatformModel

/// An entry asks for a permission where or how Android does not see it.
struct PermissionIgnored: AndroidRule {
  let metadata = RuleMetadata(
    "permission-ignored", code: "W069", category: .asking, severity: .error,
    summary: "A permission is declared in a way that Android does not see.",
    facts: ["AND-MAN-001", "AND-MAN-006", "AND-RUN-006"])

  func findings(in subject: AndroidSubject) -> [Finding] {
    subject.manifest.ignored.map { entry in
      let (message, fix, fact) = Self.words(entry)
      let permission = AndroidPermission(rawValue: entry.name)
      let isDeclared =
        !subject.levels.isEmpty
        && subject.levels.allSatisfy { subject.declares(permission, on: $0) }
      if isDeclared, let other = subject.requests(permission).first {
        return finding(
          message, in: subject, at: entry.position, severity: .note,
          consequence: "\(Self.effect(entry)). The permission is declared elsewhere.",
          fix: Fix("Delete the entry."), evidence: [fact],
          related: [Finding.Related(other.position, "declares \(entry.name)")])
      }
      // A library may declare what is misplaced here.
      let mayBeBrought = entry.reason == .misplaced
      return finding(
        message, in: subject, at: entry.position,
        severity: mayBeBrought ? subject.severityOfLack : .error,
        consequence: "\(Self.effect(entry)), so the permission is not declared"
          + (mayBeBrought ? subject.asFarAsSeen : "") + ".",
        fix: Fix(fix), evidence: [fact])
    } + misspelled(in: subject)
  }

  /// What comes of an entry; aapt2 accepts no uses-permission inside application (AND-MAN-006).
  private static func effect(_ entry: AndroidManifest.IgnoredEntry) -> String {
    entry.reason == .misplaced
      ? "aapt2 rejects the manifest, so the build fails; if another tool builds it, Android ignores the entry"
      : "Android ignores the entry"
  }

  /// Entries that name no known permission but are a typo away from one the app lacks.
  private func misspelled(in subject: AndroidSubject) -> [Finding] {
    let known = AndroidPermission.catalogue.map(\.permission)
    return subject.manifest.permissions.compactMap { entry -> Finding? in
      let written = AndroidPermission(rawValue: entry.name)
      guard entry.origin.isEditable, written.entry == nil else { return nil }
      let meant = known.first { permission in
        entry.name == permission.name
          || KeySpelling.isSlip(entry.name, of: permission.rawValue)
      }
      guard let meant, subject.requests(meant).isEmpty else { return nil }
      let spaces = Self.spaces(entry.name)
      return finding(
        spaces.map { "the name of a permission \($0): “\(entry.name)”" }
          ?? "no permission is called \(entry.name)",
        in: subject, at: entry.position,
        consequence: "Android ignores the entry, so \(meant.name) is not declared.",
        fix: Fix(
          spaces == nil
            ? "Correct the name to \(meant.rawValue)." : "Delete the space in the name.",
          snippet: "android:name=\"\(meant.rawValue)\"",
          edits: subject.edits(of: entry, .safe) { .setAttribute("name", meant.rawValue, of: $0) }),
        evidence: ["AND-RUN-006"])
    }
  }

  /// Which end of a name has a space that is easily overlooked; nil if neither has.
  private static func spaces(_ name: String) -> String? {
    if name.last?.isWhitespace == true { return "ends with a space" }
    return name.first?.isWhitespace == true ? "begins with a space" : nil
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

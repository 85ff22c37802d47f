import Findings
import PlatformModel

/// One permission is declared twice, and the entries differ.
struct PermissionDeclaredTwice: AndroidRule {
  let metadata = RuleMetadata(
    "permission-declared-twice", code: "W068", category: .store, severity: .error,
    summary: "A permission is declared twice with different caps or flags.",
    facts: ["AND-MAN-004", "AND-MRG-004", "AND-PLAY-009"])

  func findings(in subject: AndroidSubject) -> [Finding] {
    let entries = subject.manifest.permissions
    return entries.enumerated().compactMap { place, entry in
      guard
        let first = entries[..<place].first(where: {
          // Of uses-permission and uses-permission-sdk-23 no one has seen the store refuse a pair.
          $0.name == entry.name && $0.element == entry.element
            && ($0.maximumSDK != entry.maximumSDK || $0.flags != entry.flags)
        })
      else { return nil }
      let isConflict = first.flags != entry.flags
      return finding(
        "\(entry.shortName) is declared twice, with different \(isConflict ? "flags" : "caps")",
        in: subject, at: entry.position,
        consequence: isConflict
          ? "Android refuses to install the package."
          : "Google Play rejects the upload.",
        fix: Fix("Keep one entry."),
        evidence: isConflict ? ["AND-MAN-004"] : ["AND-PLAY-009", "AND-MRG-004"],
        related: [Finding.Related(first.position, "declared here first")],
        denial: isConflict ? .installation : nil)
    }
  }
}

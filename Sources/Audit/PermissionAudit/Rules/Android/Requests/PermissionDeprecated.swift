import Findings
import PlatformModel

/// A permission is declared beyond the level from which another takes its place.
///
/// The old pair of Bluetooth and mock locations have rules of their own.
struct PermissionDeprecated: AndroidRule {
  let metadata = RuleMetadata(
    "permission-deprecated", code: "W073", category: .asking, severity: .note,
    summary: "A permission is declared for releases on which another one has replaced it.",
    facts: ["AND-PERM-024", "AND-PERM-026", "AND-NEW-006", "AND-SPL-010"])

  func findings(in subject: AndroidSubject) -> [Finding] {
    AndroidPermission.catalogue.compactMap { entry in
      guard let end = entry.deprecated, entry.cap == nil,
        entry.protection(on: end) != .signature, subject.targets(end.rawValue),
        let request = subject.requests(entry.permission).first
      else { return nil }
      let levels = subject.levels.filter { $0 >= end.rawValue && request.counts(on: $0) }
      guard !levels.isEmpty else { return nil }
      let isOver = subject.levels.allSatisfy { $0 >= end.rawValue }
      return finding(
        "\(request.shortName) has no effect from API \(end.rawValue) on", in: subject,
        at: request.position, on: levels,
        consequence: "Users and reviewers see a permission that does nothing there. "
          + entry.purpose,
        fix: isOver
          ? Fix(
            "Delete the entry: the app runs on no release that reads it.",
            edits: subject.edits(of: request, .safe) { .deleteEntry($0) })
          : .declare(
            [entry.permission], cap: end.rawValue - 1,
            edits: subject.edits(of: request, .safe) {
              .setAttribute("maxSdkVersion", "\(end.rawValue - 1)", of: $0)
            }),
        evidence: entry.facts.map(\.rawValue), related: request.brought)
    }
  }
}

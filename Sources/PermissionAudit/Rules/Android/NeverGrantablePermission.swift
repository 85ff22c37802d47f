import Findings
import PlatformModel

/// A permission is asked for that only the system's own apps can hold.
struct NeverGrantablePermission: AndroidRule {
  let metadata = RuleMetadata(
    "never-grantable-permission", code: "W064", category: .asking, severity: .warning,
    summary: "A permission is declared that only the system's own apps can hold.",
    facts: ["AND-PERM-016", "AND-PERM-035", "AND-LINT-008", "AND-LINT-009"])

  var page: [UInt8] { PackageResources.never_grantable_permission_md }

  func findings(in subject: AndroidSubject) -> [Finding] {
    subject.manifest.permissions.compactMap { request in
      guard let entry = AndroidPermission(rawValue: request.name).entry else { return nil }
      let levels = subject.levels.filter {
        request.counts(on: $0) && entry.protection(on: APILevel(nearest: $0)) == .signature
      }
      // Tests mock locations; what matters is that the released app does not.
      let isMock = entry.permission == .mockLocation
      guard !levels.isEmpty, !isMock || !subject.variant.isDebug else { return nil }
      return finding(
        "\(request.shortName) is granted to no app from a store", in: subject,
        at: request.position, on: levels,
        consequence: isMock
          ? "From Android 6 a developer option takes its place; the store may ask why it is there."
          : "It is never granted, and whatever needs it throws a SecurityException.",
        fix: Fix(isMock ? "Move the entry to src/debug." : "Delete the entry."),
        evidence: isMock ? ["AND-PERM-016", "AND-LINT-008"] : ["AND-PERM-035", "AND-LINT-009"],
        related: request.brought)
    }
  }
}

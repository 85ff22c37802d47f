import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

/// A permission is asked for that only the system's own apps can hold.
struct NeverGrantablePermission: AndroidRule {
  let metadata = RuleMetadata(
    "never-grantable-permission", code: "W064", category: .asking, severity: .warning,
    summary: "The app declares a permission that only the system's own apps can hold.",
    facts: ["AND-PERM-016", "AND-PERM-035", "AND-LINT-008", "AND-LINT-009"])

  func findings(in subject: AndroidSubject) -> [Finding] {
    subject.manifest.permissions.compactMap { request in
      guard let entry = AndroidPermission(rawValue: request.name).entry else { return nil }
      let levels = subject.levels.filter {
        request.counts(on: $0) && entry.protection(on: APILevel(nearest: $0)) == .signature
      }
      let isMock = entry.permission == .mockLocation
      guard !levels.isEmpty,
        !request.merging.ignores(isMock ? "MockLocation" : "ProtectedPermissions")
      else { return nil }
      if isMock { return mock(request, on: levels, in: subject) }
      return finding(
        "no app from a store can be granted \(request.shortName)", in: subject,
        at: request.position, on: levels,
        consequence: "It is never granted, and any call that needs it throws a SecurityException.",
        fix: Fix(
          "Delete the entry.", edits: subject.edits(of: request, .unsafe) { .deleteEntry($0) }),
        evidence: ["AND-PERM-035", "AND-LINT-009"],
        related: request.brought)
    }
  }

  /// The developer option lists the apps that declare the entry. Tests need that, and so does an app
  /// that makes locations up.
  private func mock(
    _ request: AndroidManifest.PermissionRequest, on levels: [Int], in subject: AndroidSubject
  ) -> Finding? {
    guard !subject.variant.isDebug, subject.calls(.testLocation).isEmpty else { return nil }
    return finding(
      "\(request.shortName) is declared outside debug builds", in: subject,
      at: request.position, severity: .note, on: levels,
      consequence: "No prompt grants it. It puts the app on the list of the developer option"
        + " that selects the mock location app.",
      fix: Fix(
        subject.app.form == .module
          ? "Move the entry to src/debug, unless users are meant to select this app there."
          : "Declare it in debug builds only, unless users are meant to select this app there."),
      evidence: ["AND-PERM-016", "AND-LINT-008"], related: request.brought)
  }
}

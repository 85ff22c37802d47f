import AppArtifacts
import Findings
import PlatformModel

/// Location in the background is declared, and none in the foreground.
struct BackgroundWithoutForeground: AndroidRule {
  let metadata = RuleMetadata(
    "background-without-foreground", code: "W055", category: .background, severity: .error,
    summary: "ACCESS_BACKGROUND_LOCATION is declared without a foreground location permission.",
    facts: ["AND-PERM-014", "AND-RUN-029", "AND-RUN-032"])

  func findings(in subject: AndroidSubject) -> [Finding] {
    let levels = subject.levels.filter {
      $0 >= 29 && subject.declares(.backgroundLocation, on: $0) && !subject.declaresLocation(on: $0)
    }
    guard let first = levels.first, let request = subject.request(.backgroundLocation, on: first)
    else { return [] }
    return [
      finding(
        "ACCESS_BACKGROUND_LOCATION is declared, but no foreground location permission is"
          + subject.asFarAsSeen,
        in: subject, at: request.position,
        severity: subject.seesNoLocation ? .warning : subject.severityOfLack, on: levels,
        consequence: "Background location is granted only on top of a foreground permission: every"
          + " request ends without a prompt.",
        fix: fix(of: request, in: subject), related: request.brought, denial: .prompt)
    ]
  }

  /// Code without location needs no entry. Where the foreground is declared up to a level only, the
  /// background may end with it.
  private func fix(
    of request: AndroidManifest.PermissionRequest, in subject: AndroidSubject
  ) -> Fix {
    let entries = subject.requests(.fineLocation) + subject.requests(.coarseLocation)
    guard let last = entries.compactMap({ $0.maximumSDK?.api }).max() else {
      if subject.seesNoLocation {
        return Fix(
          "Delete ACCESS_BACKGROUND_LOCATION: none of the app’s own code uses or requests location."
            + " If a library does, keep the entry, and declare ACCESS_COARSE_LOCATION and"
            + " ACCESS_FINE_LOCATION as well.",
          snippet: request.brought.isEmpty
            ? nil : "<uses-permission android:name=\"\(request.name)\" tools:node=\"remove\" />",
          edits: subject.edits(of: request, .unsafe) { .deleteEntry($0) })
      }
      return .declare(
        [.coarseLocation, .fineLocation],
        edits: subject.declaring([.coarseLocation, .fineLocation]))
    }
    return Fix(
      "End ACCESS_BACKGROUND_LOCATION at API \(last) as well, or delete android:maxSdkVersion from"
        + " the foreground location permissions.",
      snippet: "<uses-permission android:name=\"android.permission.ACCESS_BACKGROUND_LOCATION\" "
        + "android:maxSdkVersion=\"\(last)\" />",
      edits: subject.edits(of: request, .unsafe) {
        .setAttribute("maxSdkVersion", "\(last)", of: $0)
      })
  }
}

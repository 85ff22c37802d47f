import Findings
import PlatformModel

/// Location in the background is declared, and none in the foreground.
struct BackgroundWithoutForeground: AndroidRule {
  let metadata = RuleMetadata(
    "background-without-foreground", code: "W055", category: .background, severity: .error,
    summary: "ACCESS_BACKGROUND_LOCATION is declared without a foreground location permission.",
    facts: ["AND-PERM-014", "AND-RUN-029", "AND-RUN-032"])

  var page: [UInt8] { PackageResources.background_without_foreground_md }

  func findings(in subject: AndroidSubject) -> [Finding] {
    let levels = subject.levels.filter {
      $0 >= 29 && subject.declares(.backgroundLocation, on: $0) && !subject.declaresLocation(on: $0)
    }
    guard let first = levels.first, let request = subject.request(.backgroundLocation, on: first)
    else { return [] }
    return [
      finding(
        "ACCESS_BACKGROUND_LOCATION is declared, and no location permission in the foreground"
          + subject.asFarAsSeen,
        in: subject, at: request.position, severity: subject.severityOfLack, on: levels,
        consequence: "Background location is granted only on top of a foreground permission: every"
          + " request ends without a prompt.",
        fix: .declare([.coarseLocation, .fineLocation]), related: request.brought,
        denial: .prompt)
    ]
  }
}

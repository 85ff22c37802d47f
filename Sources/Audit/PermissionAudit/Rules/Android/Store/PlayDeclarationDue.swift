import Findings
import PlatformModel

/// Google Play asks for answers about location that are in no file.
struct PlayDeclarationDue: AndroidRule {
  let metadata = RuleMetadata(
    "play-declaration-due", code: "W071", category: .store, severity: .note,
    summary: "Google Play asks for a declaration about background location or a service's type.",
    facts: ["AND-PLAY-001", "AND-PLAY-002", "AND-PLAY-003", "AND-PLAY-005", "AND-PLAY-006"],
    status: .reminder)

  func findings(in subject: AndroidSubject) -> [Finding] {
    guard !subject.variant.isDebug else { return [] }
    var findings: [Finding] = []
    if let request = subject.requests(.backgroundLocation).first {
      findings.append(
        finding(
          "Google Play asks for a declaration about background location", in: subject,
          at: request.position,
          consequence: "Google Play publishes no version until a reviewer has seen one core"
            + " feature, a video and an in-app disclosure.",
          fix: Fix(
            "Fill in the form under App content, and show the disclosure before the request."),
          evidence: ["AND-PLAY-001", "AND-PLAY-002"], related: request.brought))
    }
    let service = subject.manifest.components.first { $0.foregroundTypes.contains(.location) }
    if subject.targets(34), let service {
      findings.append(
        finding(
          "Google Play asks why a service of type location runs", in: subject,
          at: service.position,
          consequence: "Google Play holds back an upload without the declaration.",
          fix: Fix("Name the use case, and link a video, under App content."),
          evidence: ["AND-PLAY-003"]))
    }
    if subject.targets(37), let request = subject.request(.fineLocation, on: 37),
      !request.flags.contains(.onlyForLocationButton)
    {
      findings.append(
        finding(
          "Google Play asks why precise location is not left to the location button",
          in: subject, at: request.position,
          consequence: "From 28 October 2026 (or 27 January 2027; sources differ), persistent"
            + " access to precise location needs a declaration.",
          fix: Fix("Declare the use, or set onlyForLocationButton for single fixes."),
          evidence: ["AND-PLAY-005", "AND-PLAY-006"], related: request.brought))
    }
    return findings
  }
}

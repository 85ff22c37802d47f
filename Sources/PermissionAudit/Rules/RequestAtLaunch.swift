import Findings
import PlatformModel
import SourceReaders

/// People are asked for their location before they have seen the app.
struct RequestAtLaunch: Rule {
  let metadata = RuleMetadata(
    "request-at-launch", code: "W047", category: .asking, severity: .warning,
    summary: "The location permission is asked for at launch, before anybody has touched anything.",
    facts: ["IOS-REV-004", "IOS-REQ-013"])

  var page: [UInt8] { PackageResources.request_at_launch_md }

  func findings(in subject: Subject) -> [Finding] {
    guard subject.hostsFrameworks else { return [] }
    let request = subject.uses(of: .requests).first {
      $0.isExercised && $0.surroundings.isAtLaunch
        && $0.call?.statusContext?.contains("notDetermined") ?? true
    }
    guard let request else { return [] }
    return [
      finding(
        "\(request.api.rawValue) is called at launch", in: subject, at: request.position,
        systems: subject.systems(),
        consequence:
          "People answer before they know what for; who refuses can never be asked again.",
        fix: Fix("Ask when people use the feature that needs their location."))
    ]
  }
}

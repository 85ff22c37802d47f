import Findings
import PlatformModel
import SourceReaders

/// People are asked for their location before they have seen the app.
struct RequestAtLaunch: Rule {
  let metadata = RuleMetadata(
    "request-at-launch", code: "W047", category: .asking, severity: .warning,
    summary: "The location permission is requested at launch, before the user has done anything.",
    facts: ["IOS-REV-004", "IOS-REV-007", "IOS-REQ-013"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.hostsFrameworks else { return [] }
    let made = subject.uses(of: .madeAtLaunch)
    let requests = subject.uses(of: .requests).filter {
      $0.isExercised && $0.call?.statusContext?.contains("notDetermined") ?? true
    }
    let request = requests.first {
      $0.surroundings.isAtLaunch || maker(of: $0, among: made) != nil
    }
    guard let request else { return [] }
    return [
      finding(
        "\(request.api.rawValue) is called at launch", in: subject, at: request.position,
        systems: subject.systems(from: .oldestIOS, running: [request]),
        consequence:
          "People answer before they know why; anyone who refuses can never be asked again.",
        fix: Fix("Ask when people use the feature that needs their location."),
        related: maker(of: request, among: made).map {
          [Finding.Related($0.position, "the app creates its object here, at launch")]
        } ?? [])
    ]
  }

  /// The property of the app that makes the object whose initializer asks.
  private func maker(of request: Use, among made: [Use]) -> Use? {
    guard request.surroundings.isInInitializer, let type = request.surroundings.type else {
      return nil
    }
    return made.first { $0.argument == .member(type) }
  }
}

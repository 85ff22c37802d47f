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
    let called = subject.uses(of: .calledAtLaunch)
    let requests = subject.uses(of: .requests).filter {
      $0.isExercised && $0.call?.statusContext?.contains("notDetermined") ?? true
    }
    let request = requests.first {
      $0.surroundings.isAtLaunch || maker(of: $0, among: made) != nil
        || caller(of: $0, among: called) != nil
    }
    guard let request else { return [] }
    let cause =
      maker(of: request, among: made).map {
        Finding.Related($0.position, "the app creates its object here, at launch")
      }
      ?? caller(of: request, among: called).map {
        Finding.Related($0.position, "the app calls its method here, at launch")
      }
    return [
      finding(
        "\(request.api.rawValue) is called at launch", in: subject, at: request.position,
        systems: subject.systems(from: .oldestIOS, running: [request]),
        consequence:
          "People answer before they know why; anyone who refuses can never be asked again.",
        fix: Fix("Ask when people use the feature that needs their location."),
        related: [cause].compactMap(\.self))
    ]
  }

  /// The property of the app that makes the object whose initializer asks.
  private func maker(of request: Use, among made: [Use]) -> Use? {
    guard request.surroundings.isInInitializer, let type = request.surroundings.type else {
      return nil
    }
    return made.first { $0.argument == .member(type) }
  }

  /// The call at launch of a method that runs the request whatever holds.
  private func caller(of request: Use, among called: [Use]) -> Use? {
    guard let type = request.surroundings.type else { return nil }
    return called.first { call in
      request.surroundings.runningMethods.contains { call.argument == .text("\(type).\($0)") }
    }
  }
}

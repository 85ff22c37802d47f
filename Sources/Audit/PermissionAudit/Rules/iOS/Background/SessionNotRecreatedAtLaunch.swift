import Findings
import PlatformModel
import SourceReaders

/// A session for the background is made by the interface alone.
struct SessionNotRecreatedAtLaunch: Rule {
  let metadata = RuleMetadata(
    "session-not-recreated-at-launch", code: "W049", category: .background, severity: .warning,
    summary:
      "Only user interface code creates a background session; a background launch does not.",
    facts: ["IOS-NEW-003", "IOS-NEW-009"], status: .preview)

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle == .app else { return [] }
    return [
      finding(on: .backgroundActivitySession, from: .iOS(17), in: subject),
      finding(on: .serviceSession, from: .iOS(18), in: subject),
    ].compactMap { $0 }
  }

  private func finding(
    on api: PlatformAPI, from version: OSVersion, in subject: Subject
  ) -> Finding? {
    let made = subject.uses(of: api).filter {
      $0.isExercised && (api != .serviceSession || $0.argument == .member("always"))
    }
    guard let first = made.first, made.allSatisfy(\.surroundings.isInInterface),
      !subject.unseen.hinted.contains(api), let systems = subject.systems(from: version)
    else { return nil }
    return finding(
      "\(api.rawValue) is created only by the interface", in: subject, at: first.position,
      systems: systems,
      consequence: "When iOS launches the app in the background, no interface appears: the session"
        + " is not created again, and within seconds the updates stop.",
      fix: Fix("Create the session again in didFinishLaunching if it was wanted before."),
      related: made.dropFirst().prefix(3).map(\.related))
  }
}

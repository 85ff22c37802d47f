import AuthorizationEngine
import PlatformModel
import Testing

/// What every step keeps to, whatever a test is about: `Run` holds each of its steps to it.
enum StepLaws {
  /// The laws that a step breaks, in words.
  static func broken(
    by event: IOS.Event, _ after: IOS.State, _ effects: [IOS.Effect]
  ) -> [String] {
    var broken: [String] = []
    func hold(_ law: String, _ holds: Bool) { if !holds { broken.append(law) } }
    let tellsOfEnd = effects.contains { if case .ended = $0 { true } else { false } }
    let asksAnew = effects.contains { if case .promptShown = $0 { true } else { false } }
    switch event {
    case .answer:
      hold(
        "an answer ends the question as answered", effects.contains(.promptClosed(.answered)))
    case .terminate, .crash, .forceQuit, .restart, .updateSystem, .updateApp, .reinstall:
      hold("an end of an app is reported", tellsOfEnd)
    case .allowOnceLapses, .clipGrantExpires:
      hold("a grant that lapses is reported", effects.contains(.grantLapsed))
    default: break
    }
    hold(
      "a question ends once",
      effects.count { if case .promptClosed = $0 { true } else { false } } <= 1)
    for effect in effects {
      switch effect {
      case .promptClosed:
        hold(
          "a question that ended is gone, or another took its place",
          asksAnew || after.prompt == nil)
      case .killed, .aborted:
        hold("what was killed has no process", after.process == .terminated)
      case .dropped(let kind):
        hold("what was dropped waits no longer", after.pendingTrigger != kind)
      case .delivered(let delivery):
        hold("what was delivered waits no longer", !after.pendingTrigger.isReached(by: delivery))
      default: break
      }
    }
    return broken
  }
}

extension IOS.LaunchTrigger {
  /// Whether it is this happening that a delivery brings.
  fileprivate func isReached(by delivery: IOS.Effect.Delivery) -> Bool {
    switch (self, delivery) {
    case (.region, .region), (.significantChange, .significantChange), (.visit, .visit),
      (.condition, .condition), (.backgroundStart, .backgroundStart):
      true
    default: false
    }
  }
}

import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// What the runs of one search have found out once for all of them.
final class Known {
  /// Whether it is written down where code could have run in another order.
  var watchesTurns = false
  let shapes = Shapes()
  /// The prompts that come up at every launch with nothing tapped: told once, then let pass.
  var passed: [Fault] = []
  /// What can be chosen in Settings, by the state of the app.
  var choices: [Situation: [Step]] = [:]
  private var engine: Engine?
  /// A tap on each of the app's actions.
  var taps: [Step] = []

  /// A phone of the release that is searched, fresh out of its box.
  func phone(on release: OSVersion) -> VirtualPhone {
    let engine = engine ?? EngineShelf.engine(for: System(release))
    self.engine = engine
    return VirtualPhone(engine)
  }
}

import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// What the runs of one search have found out once for all of them.
final class SharedKnowledge {
  private let release: OSVersion
  /// Whether it is written down where code could have run in another order.
  var watchesTurns = false
  let layouts = TypeLayouts()
  /// The prompts that come up at every launch with nothing tapped: reported once, then ignored.
  var passed: [Fault] = []
  /// What is stored otherwise whenever the same steps are taken: states are not compared by it.
  var straying: Set<String> = []
  /// What the runs have come to so far.
  var reach = Reach()
  /// What can be chosen in Settings, by the state of the app.
  var choices: [IOS.State: [Step]] = [:]
  /// The engine of the release; made on the thread that searches, for others are made beside it.
  private(set) lazy var engine = EngineShelf.engine(for: IOS.System(release))
  private var taps: [Step] = []
  private var names: [String] = []

  init(_ release: OSVersion) { self.release = release }

  /// A phone of the release that is searched, fresh out of its box.
  var phone: VirtualPhone { VirtualPhone(engine) }

  /// A tap on each of the app's actions.
  func taps(on actions: Actions) -> [Step] {
    if taps.count != actions.count { taps = (0..<actions.count).map(Step.tap) }
    return taps
  }

  /// What each of the app's actions is called.
  func names(of actions: Actions) -> [String] {
    if names.count != actions.count { names = actions.names }
    return names
  }
}

import AuthorizationEngine
import PlatformModel
import TransitionSystem

extension Android: SearchablePlatform {
  /// The taps of an event on a phone.
  public static func taps(for event: Event, on device: System) -> Int {
    event.taps(on: device.level)
  }

  /// Whether the person does it in Settings.
  public static func isInSettings(_ event: Event) -> Bool { event.isInSettings }

  /// Where a state leaves person and app.
  public static func standing(in state: State, on device: System) -> AndroidStanding {
    AndroidStanding(state, on: device)
  }

  /// Whether the app has the approximate location only.
  public static func isReduced(_ state: State) -> Bool {
    state.has(.held, .coarse) && !state.has(.held, .fine)
  }

  /// The dialog or page on the screen.
  public static func question(in state: State) -> Prompt? { state.prompt }
}

extension Android: ExplorablePlatform {
  /// Every level.
  public static var releases: [OSVersion] { OSVersion.allAndroid }

  /// A phone of a level, with the dialogs that it shipped with.
  public static func device(_ release: OSVersion) -> System { System(release.level ?? .newest) }

  /// Every level has rows of its own.
  public static func turningPoint(of release: OSVersion) -> OSVersion? { nil }

  /// Whether a level takes a package of that target (AND-SPL-013, AND-SPL-014).
  public static func installs(_ build: Build, on engine: Engine) -> Bool {
    engine.installs(build)
  }

  /// A phone on which a package was just installed.
  public static func start(_ build: Build, on engine: Engine) -> State {
    engine.install(build)
  }

  /// What may happen: the app's requests, the person's acts that concern location, and what the
  /// system takes back.
  public static func alphabet(calls: [Event]) -> Alphabet {
    let person: [Event] =
      [
        .open, .leave, .back, .chooseAccuracy(precise: true), .chooseAccuracy(precise: false),
        .setPrecise(true), .setPrecise(false), .setSwitch(.location, true),
        .setSwitch(.location, false),
      ] + Button.allCases.map(Event.answer)
      + SettingsChoice.allCases.map { .choose(.location, $0) }
    return Alphabet(person + [.processDies, .oneTimeExpires, .unusedFor90Days] + calls)
  }

  /// Whether a request names the background, or brings it along as below target 29 (AND-SPL-008).
  public static func wantsAlways(_ build: Build, calls: [Event]) -> Bool {
    let names = calls.reduce(into: Permissions()) { names, call in
      if case .request(let some) = call { names.formUnion(some) }
    }
    return names.has(.background)
      || build.target < 29 && (names.has(.fine) || names.has(.coarse))
  }

  /// Whether a call may be made without its permission is not in the model: none is searched for.
  public static func crashes(in graph: StateGraph) -> [SearchOccurrence<Android>] { [] }

  /// Requests that show no dialog at all, once for each request and reason.
  public static func silences(in graph: StateGraph) -> [SearchOccurrence<Android>] {
    let requests = graph.search.alphabet.events.filter {
      if case .request = $0 { true } else { false }
    }
    var known: Set<SearchOccurrence<Android>.Key> = []
    var found: [SearchOccurrence<Android>] = []
    for place in 0..<graph.count {
      let state = graph[place]
      // Only an app in sight can ask, and a request while another is open is its own doing.
      guard state.presence == .visible, !state.has(.open) else { continue }
      for request in requests {
        let effects = graph.search.program.step(state.words, request).notices
        guard !effects.contains(where: { $0.isShown }) else { continue }
        for effect in effects where effect.isSilent {
          let occurrence = SearchOccurrence<Android>(
            effect: effect, path: graph.path(to: place) + [request], taps: graph.taps(to: place))
          if known.insert(occurrence.key).inserted { found.append(occurrence) }
        }
      }
    }
    return found
  }

  /// The engine that runs a program.
  public static func engine(_ program: Program<Android>) -> Engine { Engine(program) }

  /// The program that an engine runs.
  public static func program(of engine: Engine) -> Program<Android> { engine.program }
}

extension Android.Effect {
  fileprivate var isShown: Bool { if case .promptShown = self { true } else { false } }

  /// Whether a request gets nothing by it; what comes with its group is granted.
  fileprivate var isSilent: Bool {
    switch self {
    case .ignored(.grantedWithGroup): false
    case .ignored, .cancelled: true
    default: false
    }
  }
}

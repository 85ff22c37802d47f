import AuthorizationEngine
import PlatformModel
import Testing

/// A phone with one app in the middle of a test: events in, state and effects out.
struct Run {
  let engine: IOS.Engine
  var state: IOS.State
  var effects: [IOS.Effect] = []

  init(_ system: IOS.System, _ build: IOS.Build = .complete, state: IOS.State? = nil) {
    engine = .underTest(system)
    self.state = state ?? IOS.State(build)
  }

  init(_ version: OSVersion, _ build: IOS.Build = .complete) {
    self.init(IOS.System(version), build)
  }

  /// Sends events that must not be refused; `effects` holds those of the last one.
  mutating func send(
    _ events: IOS.Event..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for event in events {
      engine.note(event, in: state)
      switch engine.step(state, event) {
      case .moved(let next, let emissions):
        state = next
        effects = emissions.map(\.effect)
        for law in StepLaws.broken(by: event, state, effects) {
          Issue.record("\(event) on \(engine.system): \(law)", sourceLocation: sourceLocation)
        }
      case .refused(let refusal):
        Issue.record(
          "\(event) was refused on \(engine.system): \(refusal)", sourceLocation: sourceLocation)
      }
    }
  }

  /// Why an event is refused, or nil.
  func refusal(of event: IOS.Event) -> IOS.Refusal? {
    engine.note(event, in: state)
    return engine.step(state, event).refusal
  }

  /// The app in the foreground with a manager and a grant, as after the prompts of that system.
  mutating func open(
    _ grant: IOS.Grant, provisional: Bool = false, temporary: Bool = false,
    alwaysAsked: Bool = false
  ) {
    state = state.with(.auth, grant).with(.provisional, provisional).with(.temporary, temporary)
      .with(.alwaysAsked, alwaysAsked).with(.everAsked, grant != .notDetermined)
    send(.open, .createManager)
  }

  /// An app opened with a manager and a grant, after some events.
  static func opened(
    _ version: OSVersion, _ grant: IOS.Grant, _ build: IOS.Build = .complete, _ events: IOS.Event...
  ) -> Run {
    var run = Run(version, build)
    run.open(grant)
    for event in events { run.send(event) }
    return run
  }

  /// The callbacks among the last effects.
  var callbacks: [AuthorizationStatus] {
    effects.compactMap {
      if case .authorizationCallback(let status, _) = $0 { status } else { nil }
    }
  }

  /// The prompts shown among the last effects.
  var prompts: [IOS.Prompt] {
    effects.compactMap { if case .promptShown(let prompt) = $0 { prompt } else { nil } }
  }
}

extension IOS.Build {
  /// Every purpose string, the background mode and a purpose key: nothing is missing.
  static let complete = IOS.Build(
    purposeStrings: [
      .whenInUse, .always, .alwaysAndWhenInUse, .motion, .bluetoothAlways,
    ], temporaryAccuracyKeys: ["delivery"], hasLocationBackgroundMode: true)

  /// The same with one thing changed.
  static func complete(_ change: (inout IOS.Build) -> Void) -> IOS.Build {
    var build = complete
    change(&build)
    return build
  }
}

/// Releases between which the model changes nothing are represented by all of them: tests run on each.
func releases(_ majors: ClosedRange<Int>) -> [OSVersion] { OSVersion.Span.iOS(majors).versions }

/// From a release to the newest.
func releases(from first: OSVersion) -> [OSVersion] { OSVersion.Span.iOS(from: first).versions }

/// Between two releases.
func releases(_ first: OSVersion, _ last: OSVersion) -> [OSVersion] {
  OSVersion.Span(first, last).versions
}

/// All releases that are not among some.
func outside(_ versions: [OSVersion]) -> [OSVersion] {
  OSVersion.allIOS.filter { !versions.contains($0) }
}

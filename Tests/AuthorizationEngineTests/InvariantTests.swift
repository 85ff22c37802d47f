import AuthorizationEngine
import PlatformModel
import Testing

/// What holds in every state that random walks of the phone reach.
@Suite struct InvariantTests {
  private static let builds: [IOS.Build] = [
    .complete, IOS.Build(),
    IOS.Build(purposeStrings: [.whenInUse], hasLocationBackgroundMode: true),
    .complete { $0.defaultAccuracyReduced = true },
    .complete { $0.requiresExplicitServiceSession = true },
    .complete { $0.kind = .appClip },
  ]

  /// Walks through a system, with every step shown to a visitor.
  private func walk(
    _ system: IOS.System, seed: UInt64, steps: Int = 1_500,
    _ visit: (IOS.Engine, IOS.State, IOS.Event, IOS.Outcome<IOS.State>) -> Void
  ) {
    let engine = IOS.Engine(system)
    var dice = Dice(seed: seed)
    for build in Self.builds {
      var state = IOS.State(build)
      for _ in 1...(steps / Self.builds.count) {
        let event = dice.event(in: state, of: engine)
        let outcome = engine.step(state, event)
        visit(engine, state, event, outcome)
        state = outcome.state ?? state
      }
    }
  }

  private static let systems: [IOS.System] =
    IOS.Rows.turningPoints.map { IOS.System($0) } + [
      IOS.System(.newestIOS, switches: .all), IOS.System(.iOS(8), switches: .all),
      IOS.System(.iOS(13, 4), switches: .all), IOS.System(.iOS(18), switches: .all),
    ]

  @Test(arguments: systems)
  func `every state packs and unpacks to itself and stays inside its domains`(_ system: IOS.System)
  {
    walk(system, seed: 1) { _, _, event, outcome in
      guard let state = outcome.state else { return }
      let words = state.words
      #expect(IOS.State(low: words.low, high: words.high) == state, "\(event)")
    }
  }

  @Test(arguments: systems)
  func `what was reported changes only with a callback, and a callback only with a change`(
    _ system: IOS.System
  ) {
    walk(system, seed: 2) { _, before, event, outcome in
      guard let after = outcome.state, before.has(.managerExists), after.has(.managerExists)
      else { return }
      let callbacks = outcome.effects.filter {
        if case .authorizationCallback = $0 { true } else { false }
      }
      let changed =
        before[.reported] != after[.reported]
        || before[.reportedReduced] != after[.reportedReduced]
      #expect(callbacks.count == (changed ? 1 : 0), "\(event) in \(before)")
    }
  }

  @Test(arguments: systems)
  func `a running app with a manager always knows its present status`(_ system: IOS.System) {
    walk(system, seed: 3) { engine, _, event, outcome in
      guard let state = outcome.state, state.process == .running, state.has(.managerExists)
      else { return }
      #expect(state.reported.status == engine.status(of: state), "\(event) in \(state)")
    }
  }

  @Test(arguments: systems)
  func `no prompt for location comes up without its keys`(_ system: IOS.System) {
    walk(system, seed: 4) { engine, before, event, outcome in
      for case .promptShown(let prompt) in outcome.effects {
        switch prompt {
        case .whenInUseIOS8, .whenInUseIOS11, .firstRequestIOS13, .firstRequest,
          .firstRequestReduced:
          #expect(before.has(.whenInUseKey) || before.has(.linkedBefore11), "\(event)")
        case .alwaysIOS8, .alwaysUpgradeIOS9: #expect(before.has(.alwaysKey), "\(event)")
        default: break
        }
        #expect(prompt.form(on: engine.system.version) != nil, "\(prompt) is not of this release")
      }
    }
  }

  @Test(arguments: systems)
  func `settling a settled state changes nothing`(_ system: IOS.System) {
    walk(system, seed: 5) { engine, _, event, outcome in
      guard let state = outcome.state else { return }
      #expect(engine.settled(state) == state, "\(event) in \(state)")
    }
  }

  @Test(arguments: systems)
  func `a prompt offers its buttons and no others`(_ system: IOS.System) {
    walk(system, seed: 6, steps: 300) { engine, before, _, _ in
      let offered = engine.buttons(of: before)
      for button in IOS.Button.allCases {
        let refusal = engine.step(before, .answer(button)).refusal
        #expect((refusal == nil) == offered.contains(button), "\(button) in \(before)")
      }
    }
  }

  @Test(arguments: systems)
  func `a temporary grant is When In Use, a provisional one Always, and only from iOS 13`(
    _ system: IOS.System
  ) {
    walk(system, seed: 7) { _, _, event, outcome in
      guard let state = outcome.state else { return }
      if state.has(.temporary) { #expect(state.grant == .whenInUse, "\(event)") }
      if state.has(.provisional) { #expect(state.grant == .always, "\(event)") }
      if system.version < .iOS(13) {
        #expect(!state.has(.temporary) && !state.has(.provisional) && state.presence != .grace)
      }
      if state.process != .running && state.process != .suspended {
        #expect(!state.has(.managerExists) && state.presence == .notInUse, "\(event)")
      }
    }
  }

  @Test(arguments: systems)
  func `every step keeps to the laws of steps`(_ system: IOS.System) {
    walk(system, seed: 9) { _, before, event, outcome in
      guard let after = outcome.state else { return }
      #expect(StepLaws.broken(by: event, after, outcome.effects) == [], "\(event) in \(before)")
    }
  }
}

extension IOS.Switches {
  /// Every alternative at once.
  static let all: IOS.Switches = IOS.Switch.allCases.reduce(into: IOS.Switches()) { $0[$1] = true }
}

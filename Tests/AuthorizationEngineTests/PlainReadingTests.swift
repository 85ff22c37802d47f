import PlatformModel
import Testing

@testable import AuthorizationEngine

/// The plain reading of rows against the program that they are compiled to, step by step.
@Suite struct PlainReadingTests {
  static let iOS: [IOS.System] = OSVersion.allIOS.flatMap { version in
    [IOS.System(version), IOS.System(version, switches: .all)]
  }

  static let android: [Android.System] = AndroidInvariantTests.systems.flatMap { system in
    [
      system,
      Android.System(
        system.level, generation: system.generation, switches: Set(Android.Switch.allCases)),
    ]
  }

  @Test(arguments: iOS)
  func `a program of iOS does in a random walk what the rows say`(system: IOS.System) {
    let engine = IOS.Engine(system)
    let plain = PlainReading<IOS>(system)
    var dice = Dice(seed: UInt64(system.version.major * 100 + system.version.minor))
    for build in [IOS.Build.complete, IOS.Build(), .complete { $0.kind = .appClip }] {
      var state = IOS.State(build)
      for _ in 0..<60 {
        let event = dice.event(in: state, of: engine)
        let (outcome, fired) = plain.step(state.words, event)
        #expect(engine.program.step(state.words, event) == outcome, "\(event) in \(state)")
        #expect(engine.trace(state, event).map(\.id) == fired, "\(event) in \(state)")
        #expect(engine.next(after: state, on: event)?.words == outcome.state)
        #expect(engine.program.refusal(of: event, in: state.words) == outcome.refusal)
        state = outcome.state.map(IOS.State.init(words:)) ?? state
      }
    }
  }

  @Test(arguments: android)
  func `a program of Android does in a random life what the rows say`(system: Android.System) {
    let engine = Android.Engine(system)
    let plain = PlainReading<Android>(system)
    var dice = Dice(seed: UInt64(system.level.rawValue))
    for target: APILevel in [22, 26, 29, 30, 31, 34, 37] {
      var state = engine.install(AndroidInvariantTests.build(target, dice.roll(2) == 0))
      for _ in 0..<40 {
        let event = AndroidInvariantTests.events[dice.roll(AndroidInvariantTests.events.count)]
        let (outcome, fired) = plain.step(state.words, event)
        #expect(engine.program.step(state.words, event) == outcome, "\(event.spelled) in \(state)")
        #expect(engine.trace(state, event).map(\.id) == fired, "\(event.spelled) in \(state)")
        #expect(engine.next(after: state, on: event)?.words == outcome.state)
        state = outcome.state.map(Android.State.init(words:)) ?? state
      }
    }
  }

  @Test(arguments: android)
  func `an app reads the rationale that the rows say`(system: Android.System) {
    let engine = Android.Engine(system)
    let plain = PlainReading<Android>(system)
    var dice = Dice(seed: UInt64(system.level.rawValue))
    var state = engine.install(AndroidInvariantTests.build(34, true))
    for _ in 0..<60 {
      let event = AndroidInvariantTests.events[dice.roll(AndroidInvariantTests.events.count)]
      state = engine.next(after: state, on: event) ?? state
      for one in Android.Permission.allCases {
        #expect(
          engine.rationale(one, in: state) == plain.holds(.rationale(one), in: state.words))
      }
    }
  }
}

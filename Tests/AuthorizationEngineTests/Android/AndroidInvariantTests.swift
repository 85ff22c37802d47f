import PlatformModel
import Testing

@testable import AuthorizationEngine

/// What always holds, on long random lives over every level and generation.
struct AndroidInvariantTests {
  static let systems: [Android.System] = APILevel.all.flatMap { level in
    Android.Generation.possible(on: level).map { Android.System(level, generation: $0) }
  }

  static let targets: [APILevel] = [22, 23, 26, 28, 29, 30, 31, 32, 34, 37]

  static let requests: [Android.Permissions] = [
    [.fine], [.coarse], [.fine, .coarse], [.fine, .coarse, .background], [.background],
    [.fine, .background], [.scan, .connect], [.connect], [.scan, .nearbyWifi], [.activity],
    [.notifications], [.fine, .coarse, .scan, .connect, .activity], [.camera, .background],
    [.camera, .fine, .coarse],
  ].map { (names: [Android.Permission]) in Android.Permissions(names) }

  /// Answers and visits weigh more than switches, or few requests would ever be answered.
  static let events: [Android.Event] =
    requests.map(Android.Event.request)
    + Android.Event.kinds.filter { event in
      switch event {
      case .request, .install, .updateApp, .upgradeSystem: false
      default: true
      }
    } + Android.Event.answers + Android.Event.answers + [.open, .open, .open, .open, .open]

  @Test(arguments: systems)
  func `a random life keeps what always holds`(system: Android.System) {
    let engine = Android.Engine(system)
    for target in Self.targets {
      var dice = Dice(seed: UInt64(system.level.rawValue * 64 + target.rawValue))
      let build = Self.build(target, dice.roll(2) == 0)
      var situation = engine.install(build)
      for _ in 0..<120 {
        let event = Self.events[dice.roll(Self.events.count)]
        guard case .moved(let next, let effects) = engine.step(situation, event) else { continue }
        let step = AndroidStep(engine, target, situation, event, next, effects)
        for law in AndroidStep.laws where !law.holds(step) {
          Issue.record(
            "\(law.name) — \(system), target \(target): \(event.spelled) in \(situation)")
          return
        }
        situation = next
      }
    }
  }

  @Test(arguments: systems)
  func `raising the target alone grants nothing (invariant 10)`(system: Android.System) {
    let engine = Android.Engine(system)
    for from in Self.targets {
      for to in Self.targets where to > from {
        for older in [true, false] {
          let before = engine.install(Self.build(from, older))
          let after = engine.update(before, to: Self.build(to, older)).state
          #expect(after.all(.held).subtracting(before.all(.held)).isEmpty)
        }
      }
    }
  }

  @Test(arguments: systems)
  func `the same life leaves the same trace (invariant 9)`(system: Android.System) {
    let engine = Android.Engine(system)
    func life() -> [String] {
      var dice = Dice(seed: 7)
      var situation = engine.install(Self.build(31, true))
      return (0..<200).map { _ in
        let event = Self.events[dice.roll(Self.events.count)]
        guard case .moved(let next, let effects) = engine.step(situation, event) else { return "" }
        situation = next
        return effects.map(\.spelled).joined() + situation.description
      }
    }
    #expect(life() == life())
  }

  static func build(_ target: APILevel, _ older: Bool) -> Android.Build {
    Android.Build(
      target: target,
      permissions: Android.Permission.allCases.map(\.platform) + [
        .accessWifiState, .changeWifiState, .foregroundService, .foregroundServiceLocation,
      ] + (older ? [.bluetooth, .bluetoothAdmin, .activityRecognitionOfServices] : []),
      hasLocationServiceType: true)
  }
}

/// One step of a life, as the laws look at it.
struct AndroidStep {
  var engine: Android.Engine
  var target: APILevel
  var before: Android.State
  var event: Android.Event
  var after: Android.State
  var effects: [Android.Effect]

  init(
    _ engine: Android.Engine, _ target: APILevel, _ before: Android.State,
    _ event: Android.Event, _ after: Android.State, _ effects: [Android.Effect]
  ) {
    self.engine = engine
    self.target = target
    self.before = before
    self.event = event
    self.after = after
    self.effects = effects
  }

  var level: APILevel { engine.system.level }
  var gained: Android.Permissions { after.all(.held).subtracting(before.all(.held)) }
  var isAnswer: Bool { if case .answer = event { true } else { false } }

  var mayChangeGrants: Bool {
    switch event {
    case .request, .answer, .choose, .setPrecise, .oneTimeExpires, .unusedFor90Days, .policy,
      .install, .updateApp, .upgradeSystem, .tapLocationButton:
      true
    default: false
    }
  }

  struct Law: Sendable {
    var name: String
    var holds: @Sendable (AndroidStep) -> Bool
  }

  static let laws: [Law] = [
    Law(name: "1: a check changes by a dialog, Settings, expiry, reset, policy or install alone") {
      $0.mayChangeGrants || $0.before.all(.held) == $0.after.all(.held)
    },
    Law(name: "2: nothing final is asked, and a rationale means not granted") { step in
      (step.after.prompt == nil
        || step.after.all(.asked).intersection(step.after.all(.fixed)).isEmpty)
        && Android.Permission.allCases.allSatisfy {
          !step.engine.rationale($0, in: step.after) || !step.after.check($0)
        }
    },
    Law(name: "3: background comes after foreground, and without it nothing is delivered") { step in
      let foreground = step.after.check(.fine) || step.after.check(.coarse)
      let delivers = step.effects.contains {
        if case .delivered(let what) = $0 { what != .bluetoothResult } else { false }
      }
      return (!step.gained.has(.background) || foreground) && (!delivers || foreground)
    },
    Law(name: "4: no call grants background with foreground at target 30 on Android 11") { step in
      guard step.level >= 30, step.target >= 30 else { return true }
      switch step.event {
      case .request, .answer:
        return !step.gained.has(.background)
          || !(step.gained.has(.fine) || step.gained.has(.coarse))
      default: return true
      }
    },
    Law(name: "5: fine by a dialog brings coarse from Android 12 at target 31") { step in
      !(step.level >= 31 && step.target >= 31 && step.isAnswer && step.gained.has(.fine))
        || step.after.check(.coarse)
    },
    Law(name: "6: no answer grants once and always") { step in
      !step.isAnswer || !step.gained.has(.background)
        || step.gained.list.allSatisfy { !step.after.has(.oneTime, $0) }
    },
    Law(name: "7: no scan throws because of the location switch") { step in
      let calls: [Android.Event] = [
        .startScan, .getScanResults, .startBluetoothScan(filtered: true),
        .startBluetoothScan(filtered: false), .requestLocation(.gps),
      ]
      return calls.allSatisfy { call in
        throwsIn(step.engine, step.after.with(.location, 0), call)
          == throwsIn(step.engine, step.after.with(.location, 1), call)
      }
    },
    Law(name: "8: below API 23 nothing is denied, and unknown names are never held") { step in
      let unknown = Android.Permission.allCases.filter { $0.introduced > step.level }
      let denies =
        step.level < 23 && !step.after.all(.declared).subtracting(step.after.all(.held)).isEmpty
      return !denies && unknown.allSatisfy { !step.after.check($0) }
    },
    Law(name: "a state has no dialog of an answered request, and no names without one") { step in
      step.after.has(.open) || step.after.all(.named).isEmpty && step.after.all(.asked).isEmpty
    },
  ]

  private static func throwsIn(
    _ engine: Android.Engine, _ situation: Android.State, _ call: Android.Event
  ) -> Bool {
    guard case .moved(_, let effects) = engine.step(situation, call) else { return false }
    return effects.contains { if case .threw = $0 { true } else { false } }
  }
}

import PlatformModel
import TransitionSystem

extension Android.Engine {
  /// A phone on which a package was just installed: never asked, not running, every switch on.
  ///
  /// From API 34 a device refuses to install targets below 23 (AND-SPL-013), from 35 below 24
  /// (AND-SPL-014): ``installs(_:)`` says so, and a package that was there before may still be
  /// modeled.
  public func install(_ build: Android.Build) -> Android.State {
    moved(fresh(build), .install).state
  }

  /// A phone on which a package is about to be installed.
  func fresh(_ build: Android.Build) -> Android.State {
    var state = Android.State()
    for variable in [
      Android.Variable.location, .wifi, .wifiScanning, .bluetooth, .bluetoothScanning, .screen,
    ] { state[.of(variable)] = 1 }
    state[.of(.wifiLeft)] = 4
    state[.of(.bluetoothLeft)] = 5
    state.declare(build, on: system.level)
    state[.of(.formerTarget)] = state[.of(.target)]
    return state
  }

  /// Whether a device lets a package in (AND-SPL-013, AND-SPL-014).
  public func installs(_ build: Android.Build) -> Bool {
    switch system.level.rawValue {
    case 35...: build.target >= 24
    case 34: build.target >= 23
    default: true
    }
  }

  /// Installs another build over the app and checks what becomes of its grants.
  public func update(
    _ state: Android.State, to build: Android.Build
  ) -> (state: Android.State, effects: [Android.Effect]) {
    moved(replaced(state, by: build), .updateApp)
  }

  /// A phone on which another build is about to replace the package.
  func replaced(
    _ state: Android.State, by build: Android.Build
  ) -> Android.State {
    var next = state
    next[.of(.formerTarget)] = next[.of(.target)]
    next.declare(build, on: system.level)
    return next
  }

  /// Takes over a state from the release before this one, as an upgrade of the system does.
  public func upgrade(
    _ state: Android.State, of build: Android.Build
  ) -> (state: Android.State, effects: [Android.Effect]) {
    moved(taken(state, with: build), .upgradeSystem)
  }

  /// A state as it comes from the release before this one.
  func taken(
    _ state: Android.State, with build: Android.Build
  ) -> Android.State {
    var next = state
    next.declare(build, on: system.level)
    return next
  }

  private func moved(
    _ state: Android.State, _ event: Android.Event
  ) -> (state: Android.State, effects: [Android.Effect]) {
    switch step(state, event) {
    case .moved(let next, let effects): (next, effects)
    case .refused: (state, [])
    }
  }
}

extension Android.Engine {
  /// NotificationManager.areNotificationsEnabled: below API 33 true unless silenced.
  public func notificationsEnabled(in state: Android.State) -> Bool {
    system.level < 33 || state.check(.notifications)
  }
}

extension Android.Guard {
  /// The rationale is true: denied and not finally, or background location that was never asked.
  public static func rationale(_ one: Android.Permission) -> Android.Guard {
    .all(
      .level(23), .target(23), .has(.declared, one), .lacks(.held, one), .lacks(.fixed, one),
      .lacks(.policy, one),
      one == .background
        ? .all(
          .off(.backgroundRestricted),
          .any(
            .has(.set, one),
            .all(.level(30), .target(30), .without(.noBackgroundRationale))))
        : .has(.set, one))
  }
}

import PlatformModel
import TransitionSystem

extension IOS {
  /// What continuous location updates do for an app, in the foreground and after it was left.
  ///
  /// Found by running the app through the engine: a manager is made, its properties are set, updates
  /// start in the foreground, the person leaves, time passes.
  public struct BackgroundBehaviour: Hashable, Sendable {
    /// Whether locations arrive while the app is on the screen; nil if it crashed before.
    public let foreground: Bool?
    /// Whether locations still arrive after it was left; nil if it crashed before.
    public let background: Bool?
    /// Whether the location indicator shows after it was left.
    public let indicator: Bool
    /// The exception that ended it, or nil.
    public let abort: Effect.Abort?

    /// Whether setting the properties ends the process (IOS-BG-010).
    public var crashes: Bool { abort != nil }
  }
}

extension IOS.BackgroundBehaviour {
  /// Runs an app with a grant through the engine of a system.
  public static func outcome(
    system: IOS.System, grant: IOS.Grant, provisional: Bool = false, build: IOS.Build,
    allowsBackgroundUpdates: Bool, showsIndicator: Bool = false
  ) -> IOS.BackgroundBehaviour {
    outcome(
      IOS.Engine(system), grant: grant, provisional: provisional, build: build,
      allowsBackgroundUpdates: allowsBackgroundUpdates, showsIndicator: showsIndicator)
  }

  /// Runs an app with a grant through an engine.
  ///
  /// On iOS 8 the flag does not exist and counts as set (IOS-BG-013); before iOS 11 the wish for
  /// the indicator does not exist and counts as not expressed (IOS-BG-031).
  public static func outcome(
    _ engine: IOS.Engine, grant: IOS.Grant, provisional: Bool = false, build: IOS.Build,
    allowsBackgroundUpdates: Bool, showsIndicator: Bool = false
  ) -> IOS.BackgroundBehaviour {
    var state = IOS.State(build).with(.auth, grant).with(.provisional, provisional)
    var abort: IOS.Effect.Abort?
    func send(_ event: IOS.Event) -> [IOS.Effect] {
      let outcome = engine.step(state, event)
      state = outcome.state ?? state
      for case .aborted(let reason) in outcome.effects { abort = reason }
      return outcome.effects
    }
    func arrives() -> Bool {
      send(.locationFix).contains { effect in
        effect == .delivered(.preciseLocation) || effect == .delivered(.reducedLocation)
      }
    }
    var calls: [IOS.Event] = [.open, .createManager]
    if allowsBackgroundUpdates { calls.append(.setAllowsBackground(true)) }
    if showsIndicator { calls.append(.setShowsIndicator(true)) }
    for event in calls + [.startUpdating] { _ = send(event) }
    if let abort {
      return IOS.BackgroundBehaviour(
        foreground: nil, background: nil, indicator: false, abort: abort)
    }
    let foreground = arrives()
    for event: IOS.Event in [.leave, .graceElapsed, .suspend] { _ = send(event) }
    let indicator = engine.showsIndicator(state)
    return IOS.BackgroundBehaviour(
      foreground: foreground, background: arrives(), indicator: indicator, abort: nil)
  }
}

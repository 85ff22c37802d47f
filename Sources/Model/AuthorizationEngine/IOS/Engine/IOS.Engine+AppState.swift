import PlatformModel
import TransitionSystem

extension IOS.Engine {
  /// The next state of the app, with the effects, or a refusal.
  ///
  /// An event that concerns a manager goes to the one named, or to the oldest; `createManager`
  /// gives the new manager that name. An event about the whole app is checked once, and its
  /// consequences reach every manager in turn.
  public func step(
    _ state: IOS.AppState, _ event: IOS.Event, manager: IOS.ManagerID? = nil
  ) -> IOS.Outcome<IOS.AppState> {
    var next = state
    var emissions: [IOS.Emission] = []
    let refusal = move(&next, event, manager: manager) { index, manager in
      for effect in rows[index].effects {
        emissions.append(IOS.Emission(effect, manager: effect.concernsManager ? manager : nil))
      }
    }
    return refusal.map { .refused($0) } ?? .moved(next, emissions)
  }

  /// Moves a state where it is; where the event is refused, the state stays as it was.
  ///
  /// - Parameters:
  ///   - state: The state, which is changed in place.
  ///   - event: What happens.
  ///   - manager: The manager that it concerns, if the event concerns one.
  ///   - fired: Is called with each row that fires, by its place in ``rows``, and its manager.
  public func move(
    _ state: inout IOS.AppState, _ event: IOS.Event, manager: IOS.ManagerID? = nil,
    fired: (Int, IOS.ManagerID?) -> Void
  ) -> IOS.Refusal? {
    let subject = subject(of: event, named: manager, in: state)
    if event == .createManager, let subject, state.place(of: subject) != nil {
      return .managerExists
    }
    if event.concernsManager, event != .createManager, let subject, state.place(of: subject) == nil
    {
      return .noManager
    }
    var moved = view(of: state, manager: subject)
    guard let index = answer(to: event, in: moved) else { return .notOnThisSystem }
    if let refusal = rows[index].refusal { return refusal }
    if state.leaveOneFewer(event) {
      state.seen = view(of: state)
      return nil
    }

    fired(index, subject)
    apply(index, to: &moved)
    let asking = state.asking
    if !event.concernsManager, state.entries.count > 1 {
      for other in state.managers where other != subject {
        var seen = state.view(of: other)
        apply(index, to: &seen)
        state.take(seen, of: other)
      }
      state.asking = asking
    }
    state.take(moved, of: subject)
    state.count(event) { Self.fails(rows[index].effects) }
    state.recount()

    settle(&state, subject, fired)
    if state.entries.count > (subject.flatMap(state.place) == nil ? 0 : 1) {
      for other in state.managers where other != subject { settle(&state, other, fired) }
    }
    state.recount()
    state.seen = view(of: state)
    state.uniteManagers()
    return nil
  }

  /// Why an event would be refused, or nil; nothing is moved.
  public func refusal(
    of event: IOS.Event, in state: IOS.AppState, manager: IOS.ManagerID? = nil
  ) -> IOS.Refusal? {
    let subject = subject(of: event, named: manager, in: state)
    if event.concernsManager, event != .createManager, let subject, state.place(of: subject) == nil
    {
      return .noManager
    }
    let view = view(of: state, manager: subject)
    guard let index = answer(to: event, in: view) else { return .notOnThisSystem }
    return rows[index].refusal
  }

  private static func fails(_ effects: [IOS.Effect]) -> Bool {
    effects.contains { if case .monitoringError = $0 { true } else { false } }
  }

  /// Applies the consequences of a state as one manager sees it.
  private func settle(
    _ state: inout IOS.AppState, _ manager: IOS.ManagerID?, _ fired: (Int, IOS.ManagerID?) -> Void
  ) {
    var view = view(of: state, manager: manager)
    settle(&view) { fired($0, manager) }
    state.take(view, of: manager)
  }

  /// Installs another build over the app and checks what becomes of its grant (IOS-REQ-018).
  public func update(_ state: IOS.AppState, to build: IOS.Build) -> IOS.Outcome<IOS.AppState> {
    var next = state
    next.build = build
    next.core.declare(build)
    return step(next, .updateApp)
  }

  /// As ``update(_:to:)``, with the state moved where it is.
  public func update(
    _ state: inout IOS.AppState, to build: IOS.Build, fired: (Int, IOS.ManagerID?) -> Void
  ) -> IOS.Refusal? {
    var next = state
    next.build = build
    next.core.declare(build)
    let refusal = move(&next, .updateApp, fired: fired)
    if refusal == nil { state = next }
    return refusal
  }

  /// The state as the engine looks at it for an event about the whole app.
  public func view(of state: IOS.AppState) -> IOS.State {
    view(of: state, manager: subject(of: .open, named: nil, in: state))
  }

  /// The state as one manager sees it.
  public func view(of state: IOS.AppState, manager: IOS.ManagerID?) -> IOS.State {
    var view = state.view(of: manager)
    guard state.entries.count > 1 else { return view }
    for entry in state.entries where entry.id != manager {
      let seen = state.view(of: entry.id)
      if keepsInUse.holds(in: seen) { view[.otherKeepsInUse] = 1 }
      if keepsAwake.holds(in: seen) { view[.otherKeepsAwake] = 1 }
    }
    return view
  }

  /// The manager an event is about; for the whole app the one that asks, else the one that keeps
  /// the app in use, else the oldest.
  private func subject(
    of event: IOS.Event, named manager: IOS.ManagerID?, in state: IOS.AppState
  ) -> IOS.ManagerID? {
    if event == .createManager {
      return manager
        ?? IOS.ManagerID(rawValue: (state.managers.map { $0.rawValue }.max() ?? -1) + 1)
    }
    if event.concernsManager { return manager ?? state.entries.first?.id }
    if let asking = state.asking { return asking }
    guard state.entries.count > 1 else { return state.entries.first?.id }
    return state.entries.first { keepsInUse.holds(in: state.view(of: $0.id)) }?.id
      ?? state.entries.first?.id
  }

  /// The next state of one app on a system; compile an ``IOS/Engine`` for many steps.
  public static func step(
    _ state: IOS.AppState, _ event: IOS.Event, manager: IOS.ManagerID? = nil,
    on system: IOS.System
  ) -> IOS.Outcome<IOS.AppState> {
    IOS.Engine(system).step(state, event, manager: manager)
  }
}

extension IOS.Effect {
  /// Whether a manager's delegate or completion notices it.
  public var concernsManager: Bool {
    switch self {
    case .authorizationCallback, .temporaryAccuracyCompleted, .locationError, .monitoringError,
      .updatesPaused, .updatesResumed:
      true
    case .delivered(let delivery): delivery != .livePrecise && delivery != .liveReduced
    default: false
    }
  }
}

extension IOS.AppState {
  /// Takes away one of several registrations or sessions, which changes nothing else.
  fileprivate mutating func leaveOneFewer(_ event: IOS.Event) -> Bool {
    switch event {
    case .stopRegion where regionCount > 1: regionCount -= 1
    case .removeCondition where conditionCount > 1: conditionCount -= 1
    case .invalidateSession(let kind) where sessions(kind) > 1:
      sessionCounts[Int(kind.rawValue)] -= 1
    default: return false
    }
    recount()
    return true
  }

  /// Counts what an event registered.
  fileprivate mutating func count(_ event: IOS.Event, fails: () -> Bool) {
    switch event {
    case .startRegion where regionCount < Self.mostRegions && core[.regions] != 0:
      if !fails() { regionCount += 1 }
    case .addCondition where conditionCount < Self.mostRegions: conditionCount += 1
    case .beginSession(let kind): sessionCounts[Int(kind.rawValue)] += 1
    default: break
    }
  }
}

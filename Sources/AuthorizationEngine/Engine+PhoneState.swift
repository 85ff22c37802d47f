import PlatformModel

extension Engine {
  /// The next state of the app, with the effects, or a refusal.
  ///
  /// An event that concerns a manager goes to the one named, or to the oldest; `createManager` gives the
  /// new manager that name. An event about the whole app is judged once, and its consequences reach
  /// every manager in turn.
  public func step(
    _ state: PhoneState, _ event: Event, manager: ManagerID? = nil
  ) -> Outcome<PhoneState> {
    let subject = subject(of: event, named: manager, in: state)
    if event == .createManager, state.managers.contains(where: { $0 == subject }) {
      return .refused(.managerExists)
    }
    if event.concernsManager, event != .createManager, let subject,
      !state.managers.contains(subject)
    {
      return .refused(.noManager)
    }
    let view = view(of: state, manager: subject)
    guard let index = answer(to: event, in: view) else { return .refused(.notOnThisSystem) }
    if let refusal = rows[index].refusal { return .refused(refusal) }
    if let fewer = state.oneFewer(event) { return .moved(fewer, []) }

    var next = state
    var emissions: [Emission] = []
    func note(_ index: Int, _ manager: ManagerID?) {
      emissions += rows[index].effects.map {
        Emission($0, manager: $0.concernsManager ? manager : nil)
      }
    }
    note(index, subject)
    var moved = view
    apply(index, to: &moved)
    if !event.concernsManager {
      for other in state.managers where other != subject {
        var seen = state.view(of: other)
        apply(index, to: &seen)
        next.take(seen, of: other)
      }
      next.asking = state.asking
    }
    next.take(moved, of: subject)
    next.count(event, effects: rows[index].effects)
    next.recount()

    for one in ([subject] + next.managers.filter { $0 != subject }) {
      var view = self.view(of: next, manager: one)
      settle(&view) { note($0, one) }
      next.take(view, of: one)
    }
    next.recount()
    return .moved(next, emissions)
  }

  /// Installs another build over the app and judges what becomes of its grant (IOS-REQ-018).
  public func update(_ state: PhoneState, to build: AppBuild) -> Outcome<PhoneState> {
    var next = state
    next.build = build
    next.core.declare(build)
    return step(next, .updateApp)
  }

  /// The state as the engine looks at it for an event about the whole app.
  public func view(of state: PhoneState) -> Situation {
    view(of: state, manager: subject(of: .open, named: nil, in: state))
  }

  /// The state as one manager sees it.
  public func view(of state: PhoneState, manager: ManagerID?) -> Situation {
    var view = state.view(of: manager)
    for other in state.managers where other != manager {
      let seen = state.view(of: other)
      if holds(.keepsInUse, in: seen) { view[.otherKeepsInUse] = 1 }
      if holds(.keepsAwake, in: seen) { view[.otherKeepsAwake] = 1 }
    }
    return view
  }

  /// The manager an event is about; for the whole app the one that asks, else the one that keeps the
  /// app in use, else the oldest.
  private func subject(
    of event: Event, named manager: ManagerID?, in state: PhoneState
  ) -> ManagerID? {
    if event == .createManager {
      return manager
        ?? ManagerID(rawValue: (state.managers.map(\.rawValue).max() ?? -1) + 1)
    }
    if event.concernsManager { return manager ?? state.managers.first }
    return state.asking
      ?? state.managers.first { holds(.keepsInUse, in: state.view(of: $0)) }
      ?? state.managers.first
  }

  /// The next state of one app on a system; compile an ``Engine`` for many steps.
  public static func step(
    _ state: PhoneState, _ event: Event, manager: ManagerID? = nil, on system: System
  ) -> Outcome<PhoneState> {
    Engine(system).step(state, event, manager: manager)
  }
}

extension Effect {
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

extension PhoneState {
  /// The state with one of several registrations or sessions gone, which changes nothing else.
  fileprivate func oneFewer(_ event: Event) -> PhoneState? {
    var next = self
    switch event {
    case .stopRegion where regionCount > 1: next.regionCount -= 1
    case .removeCondition where conditionCount > 1: next.conditionCount -= 1
    case .invalidateSession(let kind) where sessions(kind) > 1:
      next.sessionCounts[Int(kind.rawValue)] -= 1
    default: return nil
    }
    next.recount()
    return next
  }

  /// Counts what an event registered.
  fileprivate mutating func count(_ event: Event, effects: [Effect]) {
    switch event {
    case .startRegion where regionCount < Self.mostRegions && core[.regions] != 0:
      if !effects.contains(where: { if case .monitoringError = $0 { true } else { false } }) {
        regionCount += 1
      }
    case .addCondition where conditionCount < Self.mostRegions: conditionCount += 1
    case .beginSession(let kind): sessionCounts[Int(kind.rawValue)] += 1
    default: break
    }
  }
}

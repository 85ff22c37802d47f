import PlatformModel

/// Takes requests one after another, because iOS shows one prompt at a time (IOS-PROMPT-005).
///
/// Callers that ask for the same share one course. A caller that is cancelled stops waiting; the
/// course goes on while its prompt is up, so that the next request does not run into it.
@MainActor
final class RequestDesk {
  typealias Waiter = CheckedContinuation<RequestResult, Never>

  private struct Entry {
    let request: Request
    var course: RequestCourse?
    var waiters: [(id: Int, waiter: Waiter)] = []
  }

  private let system: SystemPermissions
  private let record: any AskedRecord
  /// The first is under way.
  private var entries: [Entry] = []
  private var lastID = 0
  private var unheard: [RequestCourse.Observation] = []
  private var isTelling = false
  private var grace: Task<Void, Never>?

  init(_ system: SystemPermissions, record: any AskedRecord) {
    self.system = system
    self.record = record
    system.tell = { [weak self] in self?.tell($0) }
    noteStatus()
  }

  deinit { grace?.cancel() }

  /// What is known now.
  var circumstances: Circumstances {
    Circumstances(
      system: system.app.system, declared: system.app.declared, state: system.state,
      activity: system.activity, hasAskedForAlways: record.hasAskedForAlways,
      hasMotion: system.hasMotion, seesPrompts: ActivityWatch.seesPrompts,
      asksBySession: system.hasSessions)
  }

  /// Forgets that Always was asked for once the permission is not determined again (IOS-SET-016).
  func noteStatus() {
    if system.state.authorization == .notDetermined { record.hasAskedForAlways = false }
  }

  /// The number under which the next caller waits.
  func nextID() -> Int {
    lastID += 1
    return lastID
  }

  /// Waits for a request that is under way, or begins one.
  func join(_ request: Request, _ id: Int, _ waiter: Waiter) {
    if let place = entries.firstIndex(where: { $0.request == request }) {
      entries[place].waiters.append((id, waiter))
      return
    }
    entries.append(Entry(request: request, waiters: [(id, waiter)]))
    if entries.count == 1 { beginFirst() }
  }

  /// Ends the wait of one caller, if it still waits.
  func cancel(_ id: Int) {
    for place in entries.indices {
      guard let index = entries[place].waiters.firstIndex(where: { $0.id == id }) else { continue }
      let waiter = entries[place].waiters.remove(at: index).waiter
      let request = entries[place].request
      if place > 0, entries[place].waiters.isEmpty { entries.remove(at: place) }
      waiter.resume(returning: result(of: request, .notShown(.cancelled)))
      return
    }
  }

  func result(of request: Request, _ outcome: RequestResult.Outcome) -> RequestResult {
    RequestResult(
      request: request, outcome: outcome, state: system.state,
      advice: Advice(
        after: outcome, of: request, system: system.app.system, app: system.app.name))
  }
}

extension RequestDesk {
  private func beginFirst() {
    guard let request = entries.first?.request else { return }
    system.refresh(andAccuracy: false)
    entries[0].course = RequestCourse(request, known: circumstances)
    tell(.began)
  }

  /// Tells the course under way what happened; what its own actions bring about comes after them.
  private func tell(_ observation: RequestCourse.Observation) {
    unheard.append(observation)
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    while !unheard.isEmpty {
      let next = unheard.removeFirst()
      guard !entries.isEmpty else { continue }
      let actions = entries[0].course?.take(next, seeing: system.state) ?? []
      actions.forEach(perform)
    }
  }

  private func perform(_ action: RequestCourse.Action) {
    switch action {
    case .readLocationServices: system.readLocationServices(then: .servicesRead)
    case .ask(let step): system.ask(step)
    case .beginSession(let step): system.beginSession(step)
    case .endSession: system.endSession()
    case .startGrace: startGrace()
    case .stopGrace:
      grace?.cancel()
      grace = nil
    case .recordAskedForAlways: record.hasAskedForAlways = true
    case .finish(let outcome): finish(outcome)
    }
  }

  private func startGrace() {
    grace?.cancel()
    grace = Task { [weak self] in
      try? await Task.sleep(nanoseconds: UInt64(Grace.promptAppearance * 1e9))
      guard !Task.isCancelled else { return }
      self?.tell(.graceElapsed)
    }
  }

  private func finish(_ outcome: RequestResult.Outcome) {
    let entry = entries.removeFirst()
    let result = result(of: entry.request, outcome)
    for (_, waiter) in entry.waiters { waiter.resume(returning: result) }
    beginFirst()
  }
}

import PlatformModel

/// Handles requests one after another, because iOS shows one prompt at a time (IOS-PROMPT-005).
///
/// Callers with the same request share one flow. A canceled caller stops waiting; the flow goes
/// on while its prompt is up, so that the next request does not meet that prompt.
@MainActor
final class RequestQueue {
  typealias Waiter = CheckedContinuation<PermissionRequest.Result, Never>

  private struct Entry {
    let request: PermissionRequest
    var flow: RequestFlow?
    var waiters: [(id: Int, waiter: Waiter)] = []
  }

  private let system: SystemPermissions
  private let history: LocationPermissions.RequestHistory
  /// The first is in progress.
  private var entries: [Entry] = []
  private var lastID = 0
  private var pending: [RequestFlow.Event] = []
  private var isSending = false
  private var timeout: Task<Void, Never>?

  nonisolated static let promptTimeoutInNanoseconds: UInt64 = 500_000_000

  init(_ system: SystemPermissions, history: LocationPermissions.RequestHistory) {
    self.system = system
    self.history = history
    system.onEvent = { [weak self] in self?.send($0) }
    clearHistoryIfUndetermined()
  }

  deinit { timeout?.cancel() }

  /// What is known now.
  var context: RequestContext {
    RequestContext(
      system: system.app.system, declared: system.app.declared, state: system.state,
      activity: system.activity, hasRequestedAlways: history.hasRequestedAlways,
      hasMotion: system.hasMotion, seesPrompts: ActivityMonitor.seesPrompts,
      promptsBySession: system.hasSessions)
  }

  /// Clears the history when the permission is not determined again (IOS-SET-016).
  func clearHistoryIfUndetermined() {
    if system.state.authorization == .notDetermined { history.hasRequestedAlways = false }
  }

  /// The number under which the next caller waits.
  func nextID() -> Int {
    lastID += 1
    return lastID
  }

  /// Waits for the same request if it is in the queue, or adds it.
  func add(_ request: PermissionRequest, _ id: Int, _ waiter: Waiter) {
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

  func result(
    of request: PermissionRequest, _ outcome: PermissionRequest.Outcome
  ) -> PermissionRequest.Result {
    PermissionRequest.Result(
      request: request, outcome: outcome, state: system.state,
      advice: PermissionRequest.Advice(
        after: outcome, of: request, system: system.app.system, app: system.app.name))
  }
}

extension RequestQueue {
  private func beginFirst() {
    guard let request = entries.first?.request else { return }
    system.refresh(andAccuracy: false)
    entries[0].flow = RequestFlow(request, in: context)
    send(.began)
  }

  /// Sends an event to the flow in progress; events that its own actions cause come after them.
  private func send(_ event: RequestFlow.Event) {
    pending.append(event)
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while !pending.isEmpty {
      let next = pending.removeFirst()
      guard !entries.isEmpty else { continue }
      let actions = entries[0].flow?.handle(next, in: system.state) ?? []
      actions.forEach(perform)
    }
  }

  private func perform(_ action: RequestFlow.Action) {
    switch action {
    case .readLocationServices: system.readLocationServices(then: .servicesRead)
    case .request(let step): system.request(step)
    case .beginSession(let step): system.beginSession(step)
    case .endSession: system.endSession()
    case .startTimeout: startTimeout()
    case .stopTimeout:
      timeout?.cancel()
      timeout = nil
    case .recordAlwaysRequest: history.hasRequestedAlways = true
    case .finish(let outcome): finish(outcome)
    }
  }

  private func startTimeout() {
    timeout?.cancel()
    timeout = Task { [weak self] in
      try? await Task.sleep(nanoseconds: RequestQueue.promptTimeoutInNanoseconds)
      guard !Task.isCancelled else { return }
      self?.send(.timeoutElapsed)
    }
  }

  private func finish(_ outcome: PermissionRequest.Outcome) {
    let entry = entries.removeFirst()
    let result = result(of: entry.request, outcome)
    for (_, waiter) in entry.waiters { waiter.resume(returning: result) }
    beginFirst()
  }
}

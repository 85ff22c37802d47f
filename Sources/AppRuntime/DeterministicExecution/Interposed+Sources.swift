import AppHosting
import CDeterministicExecution

// What `Timers.c` calls on a thread that runs a loop.

extension VirtualLoop {
  /// Changes a source that was made on this loop, and sets its alarm again; false for any other.
  func change(_ source: Pointer, _ body: (inout TimerSource) -> Void) -> Bool {
    // What is replaced is let go outside of the lock, for that may run code of the app's.
    guard let before = state.withLock({ $0.sources[source] }) else { return false }
    var known = before
    body(&known)
    known.alarm = nil
    _ = state.withLock { state in
      state.sources[source] = known
      return before.alarm.flatMap { state.alarms.remove($0) }
    }
    guard known.flows, let start = known.start else { return true }
    nonisolated(unsafe) let source = source
    let errand = Errand(
      process: .onThisThread, lane: .pool, work: .closure { [weak self] in self?.fire(source) })
    let alarm = enqueue(errand, at: max(start, Self.now))
    state.withLock { $0.sources[source]?.alarm = alarm }
    return true
  }

  /// Submits the handler of a source that is due, and sets the next alarm.
  private func fire(_ source: Pointer) {
    guard let known = state.withLock({ $0.sources[source] }), known.flows else { return }
    _ = change(source) { source in
      source.start =
        source.interval > .zero ? source.start.map { max($0, Self.now) + source.interval } : nil
    }
    guard let handler = known.handler else { return }
    enqueue(
      Errand(
        process: .onThisThread, lane: known.queue.lane, work: .block(handler),
        queue: known.queue))
  }

  /// Ends a source, and submits its cancellation handler.
  func cancel(_ source: Pointer) {
    guard let known = state.withLock({ $0.sources.removeValue(forKey: source) }) else { return }
    _ = state.withLock { state in known.alarm.flatMap { state.alarms.remove($0) } }
    guard let handler = known.cancelHandler else { return }
    enqueue(
      Errand(
        process: .onThisThread, lane: known.queue.lane, work: .block(handler),
        queue: known.queue))
  }
}

@_cdecl("wayleave_source_made")
func made(source: Pointer?, queue: Pointer?) {
  guard let loop = VirtualLoop.current, let source,
    let queue = queue ?? wayleave_default_queue()
  else { return }
  let made = TimerSource(process: .onThisThread, queue: DispatchObject(queue))
  loop.state.withLock { $0.sources[source] = made }
}

@_cdecl("wayleave_source_timer")
func time(source: Pointer?, start: UInt64, interval: UInt64) -> Bool {
  guard let loop = VirtualLoop.current, let source else { return false }
  return loop.change(source) {
    $0.start = VirtualLoop.moment(of: start)
    $0.interval = interval >= UInt64(Int64.max) ? .zero : .nanoseconds(Int64(interval))
  }
}

@_cdecl("wayleave_source_handler")
func handle(source: Pointer?, block: Pointer?, cancels: Bool) -> Bool {
  guard let loop = VirtualLoop.current, let source else { return false }
  return loop.change(source) {
    if cancels { $0.cancelHandler = Block(block) } else { $0.handler = Block(block) }
  }
}

@_cdecl("wayleave_source_cancel")
func cancel(source: Pointer?) {
  if let source { VirtualLoop.current?.cancel(source) }
}

@_cdecl("wayleave_source_flow")
func flow(source: Pointer?, flows: Bool) {
  if let source { _ = VirtualLoop.current?.change(source) { $0.flows = flows } }
}

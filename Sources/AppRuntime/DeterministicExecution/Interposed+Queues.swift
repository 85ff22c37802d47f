import AppHosting
import CDeterministicExecution
import PhoneSimulator

// What `Queues.c` calls on a thread that runs a loop.

typealias Pointer = UnsafeMutableRawPointer

extension VirtualLoop {
  /// Whether this thread counts as the main one.
  static var isOnMain: Bool { wayleave_here().pointee.is_main }

  /// A block for a queue, as code of the process that runs.
  static func errand(_ block: Pointer?, on queue: Pointer?) -> Errand? {
    guard let block = Block(block), let queue else { return nil }
    let object = DispatchObject(queue)
    return Errand(
      process: .onThisThread, lane: object.lane, work: .block(block), queue: object)
  }

  /// The moment of the phone's clock that a dispatch_time_t means; nil for never.
  static func moment(of time: UInt64) -> Duration? {
    guard time != .max else { return nil }
    let value = Int64(bitPattern: time)
    guard value < 0 else { return .nanoseconds(value - Int64(WAYLEAVE_UPTIME)) }
    guard time & 1 << 62 != 0 else {
      return .nanoseconds(value & .max - Int64(WAYLEAVE_UPTIME))
    }
    return value == -2 ? now : .nanoseconds(-value - Int64(WAYLEAVE_EPOCH))
  }
}

@_cdecl("wayleave_async")
func async(queue: Pointer?, block: Pointer?, group: Pointer?) {
  guard let loop = VirtualLoop.current, let errand = VirtualLoop.errand(block, on: queue) else {
    return
  }
  if let group {
    wayleave_enter_group(group)
    let object = DispatchObject(group)
    errand.afterwards = { wayleave_leave_group(object.address) }
  }
  loop.enqueue(errand)
}

@_cdecl("wayleave_after")
func after(when: UInt64, queue: Pointer?, block: Pointer?) {
  guard let loop = VirtualLoop.current, let errand = VirtualLoop.errand(block, on: queue),
    let moment = VirtualLoop.moment(of: when)
  else { return }
  loop.enqueue(errand, at: max(VirtualLoop.now, moment))
}

@_cdecl("wayleave_sync")
func sync(queue: Pointer?, block: Pointer?) {
  guard let loop = VirtualLoop.current, let queue, let block else { return }
  let here = wayleave_here()
  let lane = DispatchObject(queue).lane
  if here.pointee.queue == queue && lane != .pool {
    HostedProcess.onThisThread?.raise(
      "BUG IN CLIENT OF LIBDISPATCH",
      reason: "dispatch_sync called on queue already owned by current thread")
    return
  }
  if lane != .main {
    // As Dispatch does, the block runs on this thread, after everything that the queue holds.
    let isFree = loop.wait(for: "a queue that it runs a block on with sync", until: nil) {
      loop.state.withLock { !$0.lanes.busy.contains(lane) && !$0.ready.contains(queue) }
    }
    guard isFree else { return }
    let before = here.pointee.queue
    here.pointee.queue = queue
    loop.take(lane)
    wayleave_call_block(block)
    loop.leave(lane)
    here.pointee.queue = before
    return
  }
  guard let errand = VirtualLoop.errand(block, on: queue) else { return }
  let isDone = Locked(false)
  errand.afterwards = { isDone.withLock { $0 = true } }
  loop.enqueue(errand)
  _ = loop.wait(for: "a block that it runs with sync", until: nil) { isDone.withLock { $0 } }
}

@_cdecl("wayleave_semaphore_wait")
func wait(semaphore: Pointer?, until: UInt64) -> Bool {
  guard let loop = VirtualLoop.current, let semaphore else { return false }
  return loop.wait(for: "a semaphore", until: VirtualLoop.moment(of: until)) {
    wayleave_take_semaphore(semaphore)
  }
}

@_cdecl("wayleave_group_wait")
func wait(group: Pointer?, until: UInt64) -> Bool {
  guard let loop = VirtualLoop.current, let group else { return false }
  return loop.wait(for: "a group", until: VirtualLoop.moment(of: until)) {
    wayleave_group_is_empty(group)
  }
}

@_cdecl("wayleave_block_wait")
func wait(block: Pointer?, until: UInt64) -> Bool {
  guard let loop = VirtualLoop.current, let block = Block(block) else { return false }
  return loop.wait(for: "a work item", until: VirtualLoop.moment(of: until)) {
    loop.hasRun(block)
  }
}

@_cdecl("wayleave_notify")
func notify(group: Pointer?, queue: Pointer?, block: Pointer?) {
  guard let loop = VirtualLoop.current, let group,
    let errand = VirtualLoop.errand(block, on: queue)
  else { return }
  let object = DispatchObject(group)
  loop.enqueue(errand) { wayleave_group_is_empty(object.address) }
}

@_cdecl("wayleave_block_notify")
func notify(block: Pointer?, queue: Pointer?, then: Pointer?) {
  guard let loop = VirtualLoop.current, let block = Block(block),
    let errand = VirtualLoop.errand(then, on: queue)
  else { return }
  loop.enqueue(errand) { loop.hasRun(block) }
}

@_cdecl("wayleave_assert_queue")
func assert(queue: Pointer?, expected: Bool) {
  guard let queue else { return }
  let here = wayleave_here().pointee
  let isThere =
    here.queue == queue || (queue == wayleave_main_queue() && here.is_main)
  guard isThere != expected, let process = HostedProcess.onThisThread else { return }
  let label = wayleave_label(queue).map { String(cString: $0) } ?? ""
  process.raise(
    "BUG IN CLIENT OF LIBDISPATCH",
    reason: "Assertion failed: Block was \(expected ? "" : "not ")expected to execute on queue "
      + "[\(label)]")
}

@_cdecl("wayleave_sleep")
func sleep(nanoseconds: Int64) { VirtualLoop.current?.sleep(.nanoseconds(nanoseconds)) }

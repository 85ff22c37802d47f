import AppHosting
import CDeterministicExecution

/// A piece of an app's code that is to run: once, in its lane.
///
/// A class, because it is handed from place to place. Unchecked: blocks and jobs change hands and
/// never have two.
final class Errand: @unchecked Sendable {
  /// What there is to run.
  enum Work {
    case closure(@Sendable () -> Void)
    case job(UnownedJob)
    case block(Block)
  }

  /// The process whose code it is; nil if that is unknown.
  let process: HostedProcess?
  let lane: Lane
  let work: Work
  /// The queue that the code believes to be on, if any.
  let queue: DispatchObject?
  /// Runs after the work, also where the work was dropped.
  var afterwards: (@Sendable () -> Void)?
  /// Whether too many pieces ran before it at the same moment of the clock.
  var isOneTooMany = false

  init(process: HostedProcess?, lane: Lane, work: Work, queue: DispatchObject? = nil) {
    self.process = process
    self.lane = lane
    self.work = work
    self.queue = queue
  }
}

/// A block of C, kept for as long as it is needed.
final class Block: @unchecked Sendable {
  let address: UnsafeMutableRawPointer

  init?(_ block: UnsafeMutableRawPointer?) {
    guard let block, let copy = wayleave_copy_block(block) else { return nil }
    address = copy
  }

  deinit { wayleave_release_block(address) }

  func call() { wayleave_call_block(address) }
}

/// A queue, group, semaphore or source, kept for as long as it is needed.
final class DispatchObject: @unchecked Sendable {
  let address: UnsafeMutableRawPointer

  init(_ address: UnsafeMutableRawPointer) {
    self.address = address
    wayleave_retain(address)
  }

  deinit { wayleave_release(address) }

  /// The lane of a queue.
  var lane: Lane {
    if address == wayleave_main_queue() { return .main }
    return wayleave_is_concurrent(address) ? .pool : .queue(address)
  }

  /// The main queue.
  static let main = wayleave_main_queue().map(DispatchObject.init)
}

import AppHosting
import Foundation

/// Takes a number of steps, or why there is none.
public typealias CMStepQueryHandler = (Int, (any Error)?) -> Void

/// Takes a number of steps and its time, or why there is none.
public typealias CMStepUpdateHandler = (Int, Date, (any Error)?) -> Void

/// Counts steps, as iOS 7 did it; CMPedometer took its place with iOS 8. A virtual phone counts none.
open class CMStepCounter: NSObject {
  private let access = MotionAccess()

  /// A counter; making one asks nothing.
  public override init() {}

  /// Whether steps are counted.
  open class func isStepCountingAvailable() -> Bool { true }

  /// Asks for the steps of a time.
  open func queryStepCountStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMStepQueryHandler
  ) {
    let (queue, handler) = (Carried(queue), Carried(handler))
    access.ask(.query) { [access] answer in
      access.hand(to: queue.value) { handler.value(0, answer.error) }
    }
  }

  /// Has a handler called after every so many steps, which on a virtual phone never happens.
  open func startStepCountingUpdates(
    to queue: OperationQueue, updateOn stepCounts: Int,
    withHandler handler: @escaping CMStepUpdateHandler
  ) {
    let (queue, handler) = (Carried(queue), Carried(handler))
    access.ask(.query) { [access] answer in
      guard let error = answer.error else { return }
      access.hand(to: queue.value) { handler.value(0, Date(), error) }
    }
  }

  /// Stops the updates.
  open func stopStepCountingUpdates() { access.forget() }
}

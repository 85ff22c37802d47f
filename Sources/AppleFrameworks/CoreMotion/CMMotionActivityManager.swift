import AppHosting
import Foundation

/// Takes one activity.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void

/// Takes the activities of a time, or why there are none.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Tells what the person does: stands, walks, runs, rides or drives.
///
/// The first query or start asks for the permission (IOS-MOT-002). Without
/// NSMotionUsageDescription the process is killed there (IOS-MOT-006).
open class CMMotionActivityManager: NSObject {
  private let access = MotionAccess()

  /// A manager; making one asks nothing.
  public override init() {}

  /// Whether the phone can tell activities; every virtual phone can.
  open class func isActivityAvailable() -> Bool { true }

  /// What the person decided, iOS 11+ (IOS-MOT-001).
  open class func authorizationStatus() -> CMAuthorizationStatus { .ofCurrentApp }

  /// Asks for the activities of a time.
  ///
  /// The virtual phone keeps no history: the handler gets what the person does now, as one activity
  /// from the start on, or none for an empty time. Denied, it gets error 105 (IOS-MOT-005).
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    let handler = Carried(handler)
    let queue = Carried(queue)
    access.ask(.query) { [access] answer in
      access.hand(to: queue.value) {
        if let error = answer.error { return handler.value(nil, error) }
        handler.value(start < end ? [access.activity(since: start)] : [], nil)
      }
    }
  }

  /// Has a handler called with the activity now; it has no channel for errors (IOS-MOT-005).
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) {
    let handler = Carried(handler)
    let queue = Carried(queue)
    access.ask(.updates) { [access] answer in
      guard answer.error == nil else { return }
      access.hand(to: queue.value) { handler.value(access.activity(since: Date())) }
    }
  }

  /// Stops the updates.
  open func stopActivityUpdates() { access.forget() }
}

extension MotionAccess {
  fileprivate func activity(since start: Date) -> CMMotionActivity {
    CMMotionActivity(speed: app?.speed, startDate: start, at: timestamp)
  }
}

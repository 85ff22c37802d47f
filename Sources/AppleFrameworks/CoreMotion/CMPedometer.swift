import AppHosting
import Foundation

/// Takes steps, or why there are none.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Takes a stop or a start, or why there are none.
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// Counts steps; a virtual phone counts none.
///
/// The first query or start asks for the permission (IOS-MOT-002). Handlers are called on a queue of
/// the pedometer's own, never on the main one.
open class CMPedometer: NSObject {
  private let access = MotionAccess()
  private let queue = DispatchQueue(label: "com.apple.CoreMotion.CMPedometer")

  /// A pedometer; making one asks nothing.
  public override init() {}

  /// Whether steps are counted.
  open class func isStepCountingAvailable() -> Bool { true }
  /// Whether distances are measured.
  open class func isDistanceAvailable() -> Bool { true }
  /// Whether floors are counted.
  open class func isFloorCountingAvailable() -> Bool { true }
  /// Whether the pace is measured.
  open class func isPaceAvailable() -> Bool { true }
  /// Whether the cadence is measured.
  open class func isCadenceAvailable() -> Bool { true }
  /// Whether stops and starts are reported.
  open class func isPedometerEventTrackingAvailable() -> Bool { true }

  /// What the person decided, iOS 11+.
  open class func authorizationStatus() -> CMAuthorizationStatus { .ofCurrentApp }

  /// Asks for the steps of a time.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    let handler = Carried(handler)
    access.ask(.query) { [access, queue] answer in
      access.hand(to: queue) {
        if let error = answer.error { return handler.value(nil, error) }
        handler.value(CMPedometerData(from: start, to: end), nil)
      }
    }
  }

  /// Has a handler called with the steps since a date.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    queryPedometerData(from: start, to: Date(), withHandler: handler)
  }

  /// Stops the updates.
  open func stopUpdates() { access.forget() }

  /// Has a handler called when the person stops or goes on, which on a virtual phone never happens.
  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
    let handler = Carried(handler)
    access.ask(.query) { [access, queue] answer in
      guard let error = answer.error else { return }
      access.hand(to: queue) { handler.value(nil, error) }
    }
  }

  /// Stops the reports of stops and starts.
  open func stopEventUpdates() { access.forget() }
}

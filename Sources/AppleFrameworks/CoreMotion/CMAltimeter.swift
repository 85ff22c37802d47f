import AppHosting
import Foundation

/// Takes a change of height, or why there is none.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// Takes a height, or why there is none, iOS 15+.
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void

/// Measures the height; a virtual phone stays where it is.
///
/// The first start asks for the permission (IOS-MOT-007).
open class CMAltimeter: NSObject {
  private let access = MotionAccess()

  /// An altimeter; making one asks nothing.
  public override init() {}

  /// Whether changes of height are measured.
  open class func isRelativeAltitudeAvailable() -> Bool { true }
  /// Whether heights are measured, iOS 15+.
  open class func isAbsoluteAltitudeAvailable() -> Bool { true }

  /// What the person decided, iOS 11+.
  open class func authorizationStatus() -> CMAuthorizationStatus { .ofCurrentApp }

  /// Has a handler called with the first measurement.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
  ) {
    let (queue, handler) = (Carried(queue), Carried(handler))
    access.ask(.query) { [access] answer in
      access.hand(to: queue.value) {
        let error = answer.error
        handler.value(error == nil ? CMAltitudeData(at: access.timestamp) : nil, error)
      }
    }
  }

  /// Stops measuring changes.
  open func stopRelativeAltitudeUpdates() { access.forget() }

  /// Has a handler called with the first measurement, iOS 15+.
  open func startAbsoluteAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler
  ) {
    let (queue, handler) = (Carried(queue), Carried(handler))
    access.ask(.query) { [access] answer in
      access.hand(to: queue.value) {
        let error = answer.error
        handler.value(error == nil ? CMAbsoluteAltitudeData(at: access.timestamp) : nil, error)
      }
    }
  }

  /// Stops measuring heights.
  open func stopAbsoluteAltitudeUpdates() { access.forget() }
}

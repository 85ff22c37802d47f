import AppHosting
import Foundation
import PlatformModel

/// The delegate of a manager.
extension CLLocationManager {
  /// Leads to a delegate, and does not hold it.
  static func reference<Delegate: CLLocationManagerDelegate>(
    to delegate: Delegate
  ) -> () -> (any CLLocationManagerDelegate)? {
    let reference = Unheld(delegate)
    return { reference.object }
  }

  /// A new delegate receives the status that came before there was one (IOS-AUTH-030).
  func delegateChanged() {
    memory.hasDelegate = delegate != nil
    guard memory.hasDelegate, let status = memory.unreported else { return }
    memory.unreported = nil
    line?.later { $0.report(status) }
  }

  /// The delegate that a call is for; says so where one was set and is gone.
  func listener(for call: StaticString) -> (any CLLocationManagerDelegate)? {
    if let delegate { return delegate }
    if memory.hasDelegate {
      memory.hasDelegate = false
      line?.process.complain(.freedDelegate("a CLLocationManager", call: "\(call)"))
    }
    return nil
  }

  /// Tells the status: in its newer form from iOS 14, in the older one before (IOS-AUTH-033).
  func report(_ status: CLAuthorizationStatus) {
    guard let listener = listener(for: "didChangeAuthorization") else {
      memory.unreported = status
      return
    }
    guard let line, line.system.version >= .iOS(14) else {
      return listener.locationManager(self, didChangeAuthorization: status)
    }
    memory.reporting = status
    listener.locationManagerDidChangeAuthorization(self)
    memory.reporting = nil
  }

  /// What happens where a delegate lacks a method that requestLocation needs (IOS-REQ-023).
  func lacks(_ exception: String) {
    guard memory.oneTimeRequest.isBeingAnswered else { return }
    line?.process.raise(PlatformText.inconsistency, reason: exception)
  }

  /// Does what may be the answer to requestLocation.
  func answering(_ body: () -> Void) {
    memory.oneTimeRequest.beginAnswer()
    body()
    memory.oneTimeRequest.endAnswer()
  }
}

import Foundation
import PhoneSimulator

extension Date {
  /// The date of a moment of the phone: it is switched on as 2026 begins, in UTC.
  init(of moment: Duration) {
    let seconds =
      Double(moment.components.seconds) + Double(moment.components.attoseconds) * 1e-18
    self.init(timeIntervalSince1970: 1_767_225_600 + seconds)
  }
}

extension CLLocation {
  /// A fix of the phone, dated by the phone's clock.
  convenience init(_ fix: Fix) { self.init(fix, at: Date(of: fix.time)) }
}

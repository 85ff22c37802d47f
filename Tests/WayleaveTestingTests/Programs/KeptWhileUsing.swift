import CoreLocation
import UIKit

/// Always never returns after Keep Only While Using: iOS tells nothing, for nothing changed.
///
/// The program looks again when it comes back from the background; a prompt only made it inactive.
@MainActor final class KeptWhileUsing: Asker {
  private let isFixed: Bool

  init(fixed: Bool) {
    isFixed = fixed
    super.init()
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.answer() } }
  }

  override func becameActive() { if isFixed { answer() } }

  func askAlways() async -> CLAuthorizationStatus {
    let status = await askWhenInUse()
    guard status == .authorizedWhenInUse else { return status }
    return await request { $0.requestAlwaysAuthorization() }
  }
}

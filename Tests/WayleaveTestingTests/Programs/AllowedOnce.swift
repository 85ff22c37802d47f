import CoreLocation
import UIKit

/// Always never returns after Allow Once: iOS shows no prompt, and tells nothing.
@MainActor final class AllowedOnce: Asker {
  private let isFixed: Bool

  init(fixed: Bool) {
    isFixed = fixed
    super.init()
  }

  override func noPromptCame() { if isFixed { answer() } }

  func askAlways() async -> CLAuthorizationStatus {
    let status = await askWhenInUse()
    guard status == .authorizedWhenInUse else { return status }
    return await request { $0.requestAlwaysAuthorization() }
  }
}

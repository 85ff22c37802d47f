import CoreLocation
import UIKit

/// Always never returns after Allow Once: iOS shows no prompt, and tells nothing.
@MainActor final class AllowedOnce: Asker {
  private let isMended: Bool

  init(mended: Bool) {
    isMended = mended
    super.init()
  }

  override func noPromptCame() { if isMended { answer() } }

  func askAlways() async -> CLAuthorizationStatus {
    let status = await askWhenInUse()
    guard status == .authorizedWhenInUse else { return status }
    return await request { $0.requestAlwaysAuthorization() }
  }
}

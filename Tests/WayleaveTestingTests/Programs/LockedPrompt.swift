import CoreLocation
import UIKit

/// Waits for the delegate alone: the lock takes the prompt away, and no callback comes of it.
@MainActor final class LockedPrompt: Asker {
  private let isMended: Bool

  init(mended: Bool) {
    isMended = mended
    super.init()
  }

  override func becameActive() { if isMended { answer() } }
}

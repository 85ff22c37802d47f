import CoreLocation
import UIKit

/// Waits for the delegate alone: the lock takes the prompt away, and no callback follows from it.
@MainActor final class LockedPrompt: Asker {
  private let isFixed: Bool

  init(fixed: Bool) {
    isFixed = fixed
    super.init()
  }

  override func becameActive() { if isFixed { answer() } }
}

import CoreLocation
import UIKit

/// Two parts of a screen ask at once, and the second puts its continuation in the place of the first.
@MainActor final class SecondCaller: Asker {
  private let isFixed: Bool

  init(fixed: Bool) {
    isFixed = fixed
    super.init()
  }

  override func keep(_ continuation: CheckedContinuation<CLAuthorizationStatus, Never>) {
    if isFixed { super.keep(continuation) } else { waiting = [continuation] }
  }

  func showMap() async -> Bool {
    async let banner = askWhenInUse()
    async let map = askWhenInUse()
    return await (banner, map) == (.authorizedWhenInUse, .authorizedWhenInUse)
  }
}

import CoreLocation

/// Asks for Always at once: iOS 13 shows While Using, and tells the app Always until further notice.
@MainActor final class ProvisionalAlways: Asker {
  private let isFixed: Bool
  /// Whether it tells the person that it records in the background.
  private(set) var promisesBackground = false

  init(fixed: Bool) {
    isFixed = fixed
    super.init()
  }

  func record() async {
    if isFixed {
      guard await askWhenInUse() == .authorizedWhenInUse else { return }
    }
    let status = await request { $0.requestAlwaysAuthorization() }
    promisesBackground = status == .authorizedAlways
  }

  override func changed() {
    super.changed()
    promisesBackground = promisesBackground && manager.authorizationStatus == .authorizedAlways
  }
}

import CoreLocation

/// Asks for Always at once: iOS 13 shows While Using, and tells the app Always until further notice.
@MainActor final class ProvisionalAlways: Asker {
  private let isMended: Bool
  /// Whether it tells the person that it records in the background.
  private(set) var promisesBackground = false

  init(mended: Bool) {
    isMended = mended
    super.init()
  }

  func record() async {
    if isMended {
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

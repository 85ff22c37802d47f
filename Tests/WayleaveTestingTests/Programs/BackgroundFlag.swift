import CoreLocation

/// Sets the background flag in an app that declares no background mode: an exception of Apple's.
@MainActor final class BackgroundFlag: Asker {
  func record() async -> Bool {
    guard await askWhenInUse() == .authorizedWhenInUse else { return false }
    manager.allowsBackgroundLocationUpdates = true
    manager.startUpdatingLocation()
    return true
  }
}

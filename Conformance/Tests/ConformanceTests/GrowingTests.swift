import CoreLocation
import Testing

/// Enumerations that Apple may add to: without the last case these do not compile in Swift 6.
@Suite struct GrowingTests {
  @Test(arguments: [
    (CLAuthorizationStatus.notDetermined, false), (.denied, false), (.restricted, false),
    (.authorizedAlways, true), (.authorizedWhenInUse, true),
  ])
  func `a status of tomorrow is thought of`(status: CLAuthorizationStatus, isAllowed: Bool) {
    let allows =
      switch status {
      case .notDetermined, .restricted, .denied: false
      case .authorizedAlways, .authorizedWhenInUse: true
      @unknown default: false
      }
    #expect(allows == isAllowed)
  }

  @Test(arguments: [CLAccuracyAuthorization.fullAccuracy, .reducedAccuracy])
  func `an accuracy of tomorrow is thought of`(accuracy: CLAccuracyAuthorization) {
    let isFull =
      switch accuracy {
      case .fullAccuracy: true
      case .reducedAccuracy: false
      @unknown default: false
      }
    #expect(isFull == (accuracy.rawValue == 0))
  }
}

import CoreLocation

extension Symbol {
  static let permission: [Symbol] = [
    .here("CLAuthorizationStatus", "4.2", CLAuthorizationStatus.self),
    .here(
      "CLAuthorizationStatus.notDetermined", "4.2", value: "0",
      CLAuthorizationStatus.notDetermined.rawValue),
    .here(
      "CLAuthorizationStatus.restricted", "4.2", value: "1",
      CLAuthorizationStatus.restricted.rawValue),
    .here(
      "CLAuthorizationStatus.denied", "4.2", value: "2", CLAuthorizationStatus.denied.rawValue),
    .here(
      "CLAuthorizationStatus.authorizedAlways", "8.0", value: "3",
      CLAuthorizationStatus.authorizedAlways.rawValue),
    .here(
      "CLAuthorizationStatus.authorizedWhenInUse", "8.0", value: "4",
      CLAuthorizationStatus.authorizedWhenInUse.rawValue),
    .here("CLAccuracyAuthorization", "14.0", CLAccuracyAuthorization.self),
    .here(
      "CLAccuracyAuthorization.fullAccuracy", "14.0", value: "0",
      CLAccuracyAuthorization.fullAccuracy.rawValue),
    .here(
      "CLAccuracyAuthorization.reducedAccuracy", "14.0", value: "1",
      CLAccuracyAuthorization.reducedAccuracy.rawValue),
    .here(
      "CLLocationManager.authorizationStatus", "14.0", \CLLocationManager.authorizationStatus),
    .here(
      "CLLocationManager.authorizationStatus()", "4.2", until: "14.0",
      CLLocationManager.authorizationStatus as () -> CLAuthorizationStatus),
    .here(
      "CLLocationManager.accuracyAuthorization", "14.0", \CLLocationManager.accuracyAuthorization),
    .here(
      "CLLocationManager.isAuthorizedForWidgetUpdates", "14.0",
      \CLLocationManager.isAuthorizedForWidgetUpdates),
    .here(
      "CLLocationManager.locationServicesEnabled()", "4.0",
      CLLocationManager.locationServicesEnabled as () -> Bool),
    .here(
      "CLLocationManager.requestWhenInUseAuthorization()", "8.0",
      CLLocationManager.requestWhenInUseAuthorization),
    .here(
      "CLLocationManager.requestAlwaysAuthorization()", "8.0",
      CLLocationManager.requestAlwaysAuthorization),
    .here(
      "CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:)", "14.0",
      { (manager: CLLocationManager) in
        manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "")
      }),
    .here(
      "CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)",
      "14.0",
      { (manager: CLLocationManager) in
        manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "") { _ in }
      }),
    .here(
      "CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:) async", "14.0",
      { (manager: CLLocationManager) async throws in
        try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "")
      }),
  ]
}

import CoreLocation

extension Value {
  static let coreLocation: [Value] =
    [
      Value("CLAuthorizationStatus.notDetermined", CLAuthorizationStatus.notDetermined.rawValue, 0),
      Value("CLAuthorizationStatus.restricted", CLAuthorizationStatus.restricted.rawValue, 1),
      Value("CLAuthorizationStatus.denied", CLAuthorizationStatus.denied.rawValue, 2),
      Value(
        "CLAuthorizationStatus.authorizedAlways", CLAuthorizationStatus.authorizedAlways.rawValue, 3
      ),
      Value(
        "CLAccuracyAuthorization.fullAccuracy", CLAccuracyAuthorization.fullAccuracy.rawValue, 0),
      Value(
        "CLAccuracyAuthorization.reducedAccuracy", CLAccuracyAuthorization.reducedAccuracy.rawValue,
        1),
      Value("CLError.locationUnknown", CLError.locationUnknown.rawValue, 0),
      Value("CLError.denied", CLError.denied.rawValue, 1),
      Value("CLError.network", CLError.network.rawValue, 2),
      Value("CLError.headingFailure", CLError.headingFailure.rawValue, 3),
      Value("CLError.regionMonitoringDenied", CLError.regionMonitoringDenied.rawValue, 4),
      Value("CLError.regionMonitoringFailure", CLError.regionMonitoringFailure.rawValue, 5),
      Value(
        "CLError.regionMonitoringSetupDelayed", CLError.regionMonitoringSetupDelayed.rawValue, 6),
      Value(
        "CLError.regionMonitoringResponseDelayed", CLError.regionMonitoringResponseDelayed.rawValue,
        7),
      Value("CLError.geocodeFoundNoResult", CLError.geocodeFoundNoResult.rawValue, 8),
      Value("CLError.geocodeFoundPartialResult", CLError.geocodeFoundPartialResult.rawValue, 9),
      Value("CLError.geocodeCanceled", CLError.geocodeCanceled.rawValue, 10),
      Value("CLError.deferredFailed", CLError.deferredFailed.rawValue, 11),
      Value(
        "CLError.deferredNotUpdatingLocation", CLError.deferredNotUpdatingLocation.rawValue, 12),
      Value("CLError.deferredAccuracyTooLow", CLError.deferredAccuracyTooLow.rawValue, 13),
      Value("CLError.deferredDistanceFiltered", CLError.deferredDistanceFiltered.rawValue, 14),
      Value("CLError.deferredCanceled", CLError.deferredCanceled.rawValue, 15),
      Value("CLError.rangingUnavailable", CLError.rangingUnavailable.rawValue, 16),
      Value("CLError.rangingFailure", CLError.rangingFailure.rawValue, 17),
      Value("CLError.promptDeclined", CLError.promptDeclined.rawValue, 18),
      Value("CLRegionState.unknown", CLRegionState.unknown.rawValue, 0),
      Value("CLRegionState.inside", CLRegionState.inside.rawValue, 1),
      Value("CLRegionState.outside", CLRegionState.outside.rawValue, 2),
      Value("CLActivityType.other", CLActivityType.other.rawValue, 1),
      Value("CLActivityType.automotiveNavigation", CLActivityType.automotiveNavigation.rawValue, 2),
      Value("CLActivityType.fitness", CLActivityType.fitness.rawValue, 3),
      Value("CLActivityType.otherNavigation", CLActivityType.otherNavigation.rawValue, 4),
      Value("CLActivityType.airborne", CLActivityType.airborne.rawValue, 5),
      Value("kCLErrorDomain", kCLErrorDomain, "kCLErrorDomain"),
      Value("CLError.errorDomain", CLError.errorDomain, "kCLErrorDomain"),
      Value("kCLDistanceFilterNone", kCLDistanceFilterNone, -1.0),
      Value("kCLLocationAccuracyBestForNavigation", kCLLocationAccuracyBestForNavigation, -2.0),
      Value("kCLLocationAccuracyBest", kCLLocationAccuracyBest, -1.0),
      Value("kCLLocationAccuracyNearestTenMeters", kCLLocationAccuracyNearestTenMeters, 10.0),
      Value("kCLLocationAccuracyHundredMeters", kCLLocationAccuracyHundredMeters, 100.0),
      Value("kCLLocationAccuracyKilometer", kCLLocationAccuracyKilometer, 1000.0),
      Value("kCLLocationAccuracyThreeKilometers", kCLLocationAccuracyThreeKilometers, 3000.0),
      Value("CLLocationDistanceMax", CLLocationDistanceMax, .greatestFiniteMagnitude),
      Value("CLTimeIntervalMax", CLTimeIntervalMax, .greatestFiniteMagnitude),
    ] + notOnMacOS

  /// What macOS lacks, or has had since later than iOS.
  #if os(macOS)
    private static let notOnMacOS: [Value] = []
  #else
    private static let notOnMacOS: [Value] = [
      Value(
        "CLAuthorizationStatus.authorizedWhenInUse",
        CLAuthorizationStatus.authorizedWhenInUse.rawValue, 4),
      Value("CLError.historicalLocationError", CLError.historicalLocationError.rawValue, 19),
      Value("CLProximity.unknown", CLProximity.unknown.rawValue, 0),
      Value("CLProximity.immediate", CLProximity.immediate.rawValue, 1),
      Value("CLProximity.near", CLProximity.near.rawValue, 2),
      Value("CLProximity.far", CLProximity.far.rawValue, 3),
      Value("CLDeviceOrientation.unknown", CLDeviceOrientation.unknown.rawValue, 0),
      Value("CLDeviceOrientation.portrait", CLDeviceOrientation.portrait.rawValue, 1),
      Value(
        "CLDeviceOrientation.portraitUpsideDown", CLDeviceOrientation.portraitUpsideDown.rawValue, 2
      ),
      Value("CLDeviceOrientation.landscapeLeft", CLDeviceOrientation.landscapeLeft.rawValue, 3),
      Value("CLDeviceOrientation.landscapeRight", CLDeviceOrientation.landscapeRight.rawValue, 4),
      Value("CLDeviceOrientation.faceUp", CLDeviceOrientation.faceUp.rawValue, 5),
      Value("CLDeviceOrientation.faceDown", CLDeviceOrientation.faceDown.rawValue, 6),
      Value("CLLocationPushServiceError.unknown", CLLocationPushServiceError.unknown.rawValue, 0),
      Value(
        "CLLocationPushServiceError.missingPushExtension",
        CLLocationPushServiceError.missingPushExtension.rawValue, 1),
      Value(
        "CLLocationPushServiceError.missingPushServerEnvironment",
        CLLocationPushServiceError.missingPushServerEnvironment.rawValue, 2),
      Value(
        "CLLocationPushServiceError.missingEntitlement",
        CLLocationPushServiceError.missingEntitlement.rawValue, 3),
      Value(
        "CLLocationPushServiceError.unsupportedPlatform",
        CLLocationPushServiceError.unsupportedPlatform.rawValue, 4),
      Value("CLMonitor.Event.State.unknown", CLMonitor.Event.State.unknown.rawValue, 0),
      Value("CLMonitor.Event.State.satisfied", CLMonitor.Event.State.satisfied.rawValue, 1),
      Value("CLMonitor.Event.State.unsatisfied", CLMonitor.Event.State.unsatisfied.rawValue, 2),
      Value("kCLHeadingFilterNone", kCLHeadingFilterNone, -1.0),
      Value("kCLLocationAccuracyReduced", kCLLocationAccuracyReduced, 6_380_000.0),
      Value(
        "CLLocationPushServiceErrorDomain", CLLocationPushServiceErrorDomain,
        "CLLocationPushServiceErrorDomain"),
      Value(
        "kCLErrorUserInfoAlternateRegionKey", kCLErrorUserInfoAlternateRegionKey,
        "kCLErrorUserInfoAlternateRegionKey"),
    ]
  #endif
}

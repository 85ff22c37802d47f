import CoreLocation

extension Symbol {
  static let errors: [Symbol] = [
    .here("CLError", "2.0", CLError.self),
    .here("CLError.locationUnknown", "2.0", value: "0", CLError.locationUnknown.rawValue),
    .here("CLError.denied", "2.0", value: "1", CLError.denied.rawValue),
    .here("CLError.network", "3.0", value: "2", CLError.network.rawValue),
    .here("CLError.headingFailure", "3.0", value: "3", CLError.headingFailure.rawValue),
    .here(
      "CLError.regionMonitoringDenied", "4.0", value: "4", CLError.regionMonitoringDenied.rawValue),
    .here(
      "CLError.regionMonitoringFailure", "4.0", value: "5", CLError.regionMonitoringFailure.rawValue
    ),
    .here(
      "CLError.regionMonitoringSetupDelayed", "4.0", value: "6",
      CLError.regionMonitoringSetupDelayed.rawValue),
    .here(
      "CLError.regionMonitoringResponseDelayed", "5.0", value: "7",
      CLError.regionMonitoringResponseDelayed.rawValue),
    .here("CLError.geocodeFoundNoResult", "5.0", value: "8", CLError.geocodeFoundNoResult.rawValue),
    .here(
      "CLError.geocodeFoundPartialResult", "5.0", value: "9",
      CLError.geocodeFoundPartialResult.rawValue),
    .here("CLError.geocodeCanceled", "5.0", value: "10", CLError.geocodeCanceled.rawValue),
    .here("CLError.deferredFailed", "6.0", value: "11", CLError.deferredFailed.rawValue),
    .here(
      "CLError.deferredNotUpdatingLocation", "6.0", value: "12",
      CLError.deferredNotUpdatingLocation.rawValue),
    .here(
      "CLError.deferredAccuracyTooLow", "6.0", value: "13", CLError.deferredAccuracyTooLow.rawValue),
    .here(
      "CLError.deferredDistanceFiltered", "6.0", value: "14",
      CLError.deferredDistanceFiltered.rawValue),
    .here("CLError.deferredCanceled", "6.0", value: "15", CLError.deferredCanceled.rawValue),
    .here("CLError.rangingUnavailable", "7.0", value: "16", CLError.rangingUnavailable.rawValue),
    .here("CLError.rangingFailure", "7.0", value: "17", CLError.rangingFailure.rawValue),
    .here("CLError.promptDeclined", "14.0", value: "18", CLError.promptDeclined.rawValue),
    .here(
      "CLError.historicalLocationError", "16.0", value: "19",
      CLError.historicalLocationError.rawValue),
    .here("CLError.errorDomain", "2.0", value: "kCLErrorDomain", CLError.errorDomain),
    .here("kCLErrorDomain", "2.0", value: "kCLErrorDomain", kCLErrorDomain),
    .here("CLError.alternateRegion", "5.0", \CLError.alternateRegion),
    .here(
      "kCLErrorUserInfoAlternateRegionKey", "5.0", value: "kCLErrorUserInfoAlternateRegionKey",
      kCLErrorUserInfoAlternateRegionKey),
    .here("CLLocationPushServiceError", "15.0", CLLocationPushServiceError.self),
    .here(
      "CLLocationPushServiceError.unknown", "15.0", value: "0",
      CLLocationPushServiceError.unknown.rawValue),
    .here(
      "CLLocationPushServiceError.missingPushExtension", "15.0", value: "1",
      CLLocationPushServiceError.missingPushExtension.rawValue),
    .here(
      "CLLocationPushServiceError.missingPushServerEnvironment", "15.0", value: "2",
      CLLocationPushServiceError.missingPushServerEnvironment.rawValue),
    .here(
      "CLLocationPushServiceError.missingEntitlement", "15.0", value: "3",
      CLLocationPushServiceError.missingEntitlement.rawValue),
    .here(
      "CLLocationPushServiceError.unsupportedPlatform", "15.0", value: "4",
      CLLocationPushServiceError.unsupportedPlatform.rawValue),
    .here(
      "CLLocationPushServiceErrorDomain", "15.0", value: "CLLocationPushServiceErrorDomain",
      CLLocationPushServiceErrorDomain),
  ]
}

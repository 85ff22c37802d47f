import CoreLocation

extension Symbol {
  static let constants: [Symbol] = [
    .here("kCLDistanceFilterNone", "2.0", value: "-1.0", kCLDistanceFilterNone),
    .here("kCLHeadingFilterNone", "3.0", value: "-1.0", kCLHeadingFilterNone),
    .here(
      "kCLLocationAccuracyBestForNavigation", "4.0", value: "-2.0",
      kCLLocationAccuracyBestForNavigation),
    .here("kCLLocationAccuracyBest", "2.0", value: "-1.0", kCLLocationAccuracyBest),
    .here(
      "kCLLocationAccuracyNearestTenMeters", "2.0", value: "10.0",
      kCLLocationAccuracyNearestTenMeters),
    .here(
      "kCLLocationAccuracyHundredMeters", "2.0", value: "100.0", kCLLocationAccuracyHundredMeters),
    .here("kCLLocationAccuracyKilometer", "2.0", value: "1000.0", kCLLocationAccuracyKilometer),
    .here(
      "kCLLocationAccuracyThreeKilometers", "2.0", value: "3000.0",
      kCLLocationAccuracyThreeKilometers),
    .here("kCLLocationAccuracyReduced", "14.0", value: "6380000.0", kCLLocationAccuracyReduced),
    .here("CLLocationDistanceMax", "6.0", value: "1.7976931348623157e+308", CLLocationDistanceMax),
    .here("CLTimeIntervalMax", "6.0", value: "1.7976931348623157e+308", CLTimeIntervalMax),
    .here("CLActivityType", "6.0", CLActivityType.self),
    .here("CLActivityType.other", "6.0", value: "1", CLActivityType.other.rawValue),
    .here(
      "CLActivityType.automotiveNavigation", "6.0", value: "2",
      CLActivityType.automotiveNavigation.rawValue),
    .here("CLActivityType.fitness", "6.0", value: "3", CLActivityType.fitness.rawValue),
    .here(
      "CLActivityType.otherNavigation", "6.0", value: "4", CLActivityType.otherNavigation.rawValue),
    .here("CLActivityType.airborne", "12.0", value: "5", CLActivityType.airborne.rawValue),
    .here("CLDeviceOrientation", "4.0", CLDeviceOrientation.self),
    .here("CLDeviceOrientation.unknown", "4.0", value: "0", CLDeviceOrientation.unknown.rawValue),
    .here("CLDeviceOrientation.portrait", "4.0", value: "1", CLDeviceOrientation.portrait.rawValue),
    .here(
      "CLDeviceOrientation.portraitUpsideDown", "4.0", value: "2",
      CLDeviceOrientation.portraitUpsideDown.rawValue),
    .here(
      "CLDeviceOrientation.landscapeLeft", "4.0", value: "3",
      CLDeviceOrientation.landscapeLeft.rawValue),
    .here(
      "CLDeviceOrientation.landscapeRight", "4.0", value: "4",
      CLDeviceOrientation.landscapeRight.rawValue),
    .here("CLDeviceOrientation.faceUp", "4.0", value: "5", CLDeviceOrientation.faceUp.rawValue),
    .here("CLDeviceOrientation.faceDown", "4.0", value: "6", CLDeviceOrientation.faceDown.rawValue),
    .absent("CL_TARGET_SUPPORTS_CONDITIONS", "17.0", "A macro for the preprocessor of C."),
  ]
}

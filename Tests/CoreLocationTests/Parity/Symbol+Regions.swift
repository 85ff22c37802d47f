import CoreLocation

extension Symbol {
  static let regions: [Symbol] = [
    .here("CLRegion", "4.0", CLRegion.self),
    .here("CLRegion.identifier", "4.0", \CLRegion.identifier),
    .here("CLRegion.notifyOnEntry", "7.0", \CLRegion.notifyOnEntry),
    .here("CLRegion.notifyOnExit", "7.0", \CLRegion.notifyOnExit),
    .here("CLCircularRegion", "7.0", CLCircularRegion.self),
    .here(
      "CLCircularRegion.init(center:radius:identifier:)", "7.0",
      CLCircularRegion.init(center:radius:identifier:)),
    .here("CLCircularRegion.center", "7.0", \CLCircularRegion.center),
    .here("CLCircularRegion.radius", "7.0", \CLCircularRegion.radius),
    .here("CLCircularRegion.contains(_:)", "7.0", CLCircularRegion.contains(_:)),
    .here("CLBeaconRegion", "7.0", CLBeaconRegion.self),
    .here(
      "CLBeaconRegion.init(beaconIdentityConstraint:identifier:)", "13.0",
      CLBeaconRegion.init(beaconIdentityConstraint:identifier:)),
    .here("CLBeaconRegion.init(uuid:identifier:)", "13.0", CLBeaconRegion.init(uuid:identifier:)),
    .here(
      "CLBeaconRegion.init(proximityUUID:identifier:)", "7.0", until: "13.0",
      CLBeaconRegion.init(proximityUUID:identifier:)),
    .here(
      "CLBeaconRegion.init(uuid:major:identifier:)", "13.0",
      CLBeaconRegion.init(uuid:major:identifier:)),
    .here(
      "CLBeaconRegion.init(proximityUUID:major:identifier:)", "7.0", until: "13.0",
      CLBeaconRegion.init(proximityUUID:major:identifier:)),
    .here(
      "CLBeaconRegion.init(uuid:major:minor:identifier:)", "13.0",
      CLBeaconRegion.init(uuid:major:minor:identifier:)),
    .here(
      "CLBeaconRegion.init(proximityUUID:major:minor:identifier:)", "7.0", until: "13.0",
      CLBeaconRegion.init(proximityUUID:major:minor:identifier:)),
    .here(
      "CLBeaconRegion.beaconIdentityConstraint", "13.0", \CLBeaconRegion.beaconIdentityConstraint),
    .here("CLBeaconRegion.uuid", "13.0", \CLBeaconRegion.uuid),
    .here("CLBeaconRegion.proximityUUID", "7.0", until: "13.0", \CLBeaconRegion.proximityUUID),
    .here("CLBeaconRegion.major", "7.0", \CLBeaconRegion.major),
    .here("CLBeaconRegion.minor", "7.0", \CLBeaconRegion.minor),
    .declared(
      "CLBeaconRegion.notifyEntryStateOnDisplay", "7.0",
      "It keeps what it is given; the display tells nothing.",
      \CLBeaconRegion.notifyEntryStateOnDisplay),
    .declared(
      "CLBeaconRegion.peripheralData(withMeasuredPower:)", "7.0", "The phone advertises nothing.",
      CLBeaconRegion.peripheralData(withMeasuredPower:)),
    .here("CLBeaconIdentityConstraint", "13.0", CLBeaconIdentityConstraint.self),
    .here("CLBeaconIdentityConstraint.init(uuid:)", "13.0", CLBeaconIdentityConstraint.init(uuid:)),
    .here(
      "CLBeaconIdentityConstraint.init(uuid:major:)", "13.0",
      CLBeaconIdentityConstraint.init(uuid:major:)),
    .here(
      "CLBeaconIdentityConstraint.init(uuid:major:minor:)", "13.0",
      CLBeaconIdentityConstraint.init(uuid:major:minor:)),
    .here("CLBeaconIdentityConstraint.uuid", "13.0", \CLBeaconIdentityConstraint.uuid),
    .here("CLBeaconIdentityConstraint.major", "13.0", \CLBeaconIdentityConstraint.major),
    .here("CLBeaconIdentityConstraint.minor", "13.0", \CLBeaconIdentityConstraint.minor),
    .here("CLBeacon", "7.0", CLBeacon.self),
    .here("CLBeacon.uuid", "13.0", \CLBeacon.uuid),
    .here("CLBeacon.proximityUUID", "7.0", until: "13.0", \CLBeacon.proximityUUID),
    .here("CLBeacon.major", "7.0", \CLBeacon.major),
    .here("CLBeacon.minor", "7.0", \CLBeacon.minor),
    .declared(
      "CLBeacon.proximity", "7.0", "Every beacon that the phone hears is a meter away.",
      \CLBeacon.proximity),
    .declared(
      "CLBeacon.accuracy", "7.0", "Every beacon that the phone hears is a meter away.",
      \CLBeacon.accuracy),
    .declared(
      "CLBeacon.rssi", "7.0", "Every beacon that the phone hears is a meter away.", \CLBeacon.rssi),
    .here("CLBeacon.timestamp", "13.0", \CLBeacon.timestamp),
    .here("CLBeaconMajorValue", "7.0", CLBeaconMajorValue.self),
    .here("CLBeaconMinorValue", "7.0", CLBeaconMinorValue.self),
    .here("CLRegionState", "7.0", CLRegionState.self),
    .here("CLRegionState.unknown", "7.0", value: "0", CLRegionState.unknown.rawValue),
    .here("CLRegionState.inside", "7.0", value: "1", CLRegionState.inside.rawValue),
    .here("CLRegionState.outside", "7.0", value: "2", CLRegionState.outside.rawValue),
    .here("CLProximity", "7.0", CLProximity.self),
    .here("CLProximity.unknown", "7.0", value: "0", CLProximity.unknown.rawValue),
    .here("CLProximity.immediate", "7.0", value: "1", CLProximity.immediate.rawValue),
    .here("CLProximity.near", "7.0", value: "2", CLProximity.near.rawValue),
    .here("CLProximity.far", "7.0", value: "3", CLProximity.far.rawValue),
  ]
}

import CoreLocation

extension Symbol {
  static let places: [Symbol] = [
    .here("CLLocationCoordinate2D", "2.0", CLLocationCoordinate2D.self),
    .here("CLLocationCoordinate2D.latitude", "2.0", \CLLocationCoordinate2D.latitude),
    .here("CLLocationCoordinate2D.longitude", "2.0", \CLLocationCoordinate2D.longitude),
    .here("CLLocationCoordinate2D.init()", "2.0", { CLLocationCoordinate2D() }),
    .here(
      "CLLocationCoordinate2D.init(latitude:longitude:)", "2.0",
      CLLocationCoordinate2D.init(latitude:longitude:)),
    .here("CLLocationCoordinate2DIsValid(_:)", "4.0", CLLocationCoordinate2DIsValid),
    .here("CLLocationCoordinate2DMake(_:_:)", "4.0", CLLocationCoordinate2DMake),
    .here(
      "kCLLocationCoordinate2DInvalid", "4.0", value: "-180.0",
      kCLLocationCoordinate2DInvalid.latitude),
    .here("CLLocationDegrees", "2.0", CLLocationDegrees.self),
    .here("CLLocationAccuracy", "2.0", CLLocationAccuracy.self),
    .here("CLLocationSpeed", "2.0", CLLocationSpeed.self),
    .here("CLLocationDirection", "2.0", CLLocationDirection.self),
    .here("CLLocationDistance", "2.0", CLLocationDistance.self),
    .here("CLLocationSpeedAccuracy", "10.0", CLLocationSpeedAccuracy.self),
    .here("CLLocationDirectionAccuracy", "13.4", CLLocationDirectionAccuracy.self),
    .here("CLLocation", "2.0", CLLocation.self),
    .here("CLLocation.init(latitude:longitude:)", "2.0", CLLocation.init(latitude:longitude:)),
    .here(
      "CLLocation.init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:timestamp:)", "2.0",
      CLLocation.init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:timestamp:)),
    .here(
      "CLLocation.init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:course:speed:timestamp:)",
      "4.2",
      CLLocation.init(
        coordinate:altitude:horizontalAccuracy:verticalAccuracy:course:speed:timestamp:)),
    .here(
      "CLLocation.init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:)",
      "13.4",
      CLLocation.init(
        coordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:
        speedAccuracy:timestamp:)),
    .here(
      "CLLocation.init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:sourceInfo:)",
      "15.0",
      CLLocation.init(
        coordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:
        speedAccuracy:timestamp:sourceInfo:)),
    .here("CLLocation.coordinate", "2.0", \CLLocation.coordinate),
    .here("CLLocation.altitude", "2.0", \CLLocation.altitude),
    .here("CLLocation.ellipsoidalAltitude", "15.0", \CLLocation.ellipsoidalAltitude),
    .here("CLLocation.horizontalAccuracy", "2.0", \CLLocation.horizontalAccuracy),
    .here("CLLocation.verticalAccuracy", "2.0", \CLLocation.verticalAccuracy),
    .here("CLLocation.course", "2.2", \CLLocation.course),
    .here("CLLocation.courseAccuracy", "13.4", \CLLocation.courseAccuracy),
    .here("CLLocation.speed", "2.2", \CLLocation.speed),
    .here("CLLocation.speedAccuracy", "10.0", \CLLocation.speedAccuracy),
    .here("CLLocation.timestamp", "2.0", \CLLocation.timestamp),
    .declared(
      "CLLocation.floor", "8.0", "The phone knows no floors; an archive may.", \CLLocation.floor),
    .here("CLLocation.sourceInformation", "15.0", \CLLocation.sourceInformation),
    .here("CLLocation.distance(from:)", "3.2", CLLocation.distance(from:)),
    .here("CLLocationSourceInformation", "15.0", CLLocationSourceInformation.self),
    .here(
      "CLLocationSourceInformation.init(softwareSimulationState:andExternalAccessoryState:)",
      "15.0", CLLocationSourceInformation.init(softwareSimulationState:andExternalAccessoryState:)),
    .here(
      "CLLocationSourceInformation.isSimulatedBySoftware", "15.0",
      \CLLocationSourceInformation.isSimulatedBySoftware),
    .here(
      "CLLocationSourceInformation.isProducedByAccessory", "15.0",
      \CLLocationSourceInformation.isProducedByAccessory),
    .declared("CLFloor", "8.0", "The phone knows no floors; an archive may.", CLFloor.self),
    .declared("CLFloor.level", "8.0", "The phone knows no floors; an archive may.", \CLFloor.level),
    .here("CLVisit", "8.0", CLVisit.self),
    .here("CLVisit.arrivalDate", "8.0", \CLVisit.arrivalDate),
    .here("CLVisit.departureDate", "8.0", \CLVisit.departureDate),
    .here("CLVisit.coordinate", "8.0", \CLVisit.coordinate),
    .here("CLVisit.horizontalAccuracy", "8.0", \CLVisit.horizontalAccuracy),
    .here("CLHeading", "3.0", CLHeading.self),
    .here("CLHeading.magneticHeading", "3.0", \CLHeading.magneticHeading),
    .here("CLHeading.trueHeading", "3.0", \CLHeading.trueHeading),
    .here("CLHeading.headingAccuracy", "3.0", \CLHeading.headingAccuracy),
    .here("CLHeading.timestamp", "3.0", \CLHeading.timestamp),
    .declared(
      "CLHeading.x", "3.0", "The phone knows only the direction of the magnetic field.",
      \CLHeading.x),
    .declared(
      "CLHeading.y", "3.0", "The phone knows only the direction of the magnetic field.",
      \CLHeading.y),
    .declared(
      "CLHeading.z", "3.0", "The phone knows only the direction of the magnetic field.",
      \CLHeading.z),
    .here("CLHeadingComponentValue", "3.0", CLHeadingComponentValue.self),
  ]
}

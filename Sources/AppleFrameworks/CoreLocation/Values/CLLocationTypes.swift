/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Meters; negative for one of the system's own values.
public typealias CLLocationAccuracy = Double
/// Meters a second; negative where unknown.
public typealias CLLocationSpeed = Double
/// Meters a second; negative where unknown.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees clockwise from north; negative where unknown.
public typealias CLLocationDirection = Double
/// Degrees; negative where unknown.
public typealias CLLocationDirectionAccuracy = Double
/// Meters.
public typealias CLLocationDistance = Double
/// Microteslas.
public typealias CLHeadingComponentValue = Double
/// The larger half of a beacon's number.
public typealias CLBeaconMajorValue = UInt16
/// The smaller half of a beacon's number.
public typealias CLBeaconMinorValue = UInt16

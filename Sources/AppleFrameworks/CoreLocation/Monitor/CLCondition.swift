import Foundation
import PhoneSimulator

/// Something that a CLMonitor watches, iOS 17+.
public protocol CLCondition: Codable, Sendable {}

extension CLMonitor {
  /// Being in a circle, iOS 17+.
  public struct CircularGeographicCondition: CLCondition {
    /// The middle.
    public var center: CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
    /// Meters.
    public let radius: CLLocationDistance
    private let latitude: CLLocationDegrees
    private let longitude: CLLocationDegrees

    /// Being in a circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      latitude = center.latitude
      longitude = center.longitude
      self.radius = radius
    }
  }

  /// Hearing a beacon, iOS 17+.
  public struct BeaconIdentityCondition: CLCondition {
    /// The proximity UUID.
    public var uuid: UUID { identity.uuid }
    /// The major, where only its beacons are meant.
    public var major: CLBeaconMajorValue? { identity.major }
    /// The minor, where a single beacon is meant.
    public var minor: CLBeaconMinorValue? { identity.minor }
    let identity: BeaconIdentity

    /// Hearing any beacon of a UUID.
    public init(uuid: UUID) { identity = BeaconIdentity(uuid: uuid) }

    /// Hearing any beacon of a major.
    public init(uuid: UUID, major: CLBeaconMajorValue) {
      identity = BeaconIdentity(uuid: uuid, major: major)
    }

    /// Hearing a single beacon.
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
      identity = BeaconIdentity(uuid: uuid, major: major, minor: minor)
    }
  }
}

extension MonitoredRegion {
  /// The condition as the phone watches it; nil for one that it cannot watch.
  init?(_ condition: any CLCondition, named name: String) {
    switch condition {
    case let circle as CLMonitor.CircularGeographicCondition:
      guard let centre = Coordinate(circle.center) else { return nil }
      self.init(name, .circle(centre, radius: circle.radius))
    case let beacons as CLMonitor.BeaconIdentityCondition:
      self.init(name, .beacon(uuid: beacons.identity.heard))
    default: return nil
    }
  }

  /// What the app gave to a monitor.
  var condition: (any CLCondition)? {
    switch shape {
    case .circle(let centre, let radius):
      return CLMonitor.CircularGeographicCondition(
        center: CLLocationCoordinate2D(centre), radius: radius)
    case .beacon(let heard):
      guard let identity = BeaconIdentity(heard: heard) else { return nil }
      switch (identity.major, identity.minor) {
      case (let major?, let minor?):
        return CLMonitor.BeaconIdentityCondition(uuid: identity.uuid, major: major, minor: minor)
      case (let major?, nil):
        return CLMonitor.BeaconIdentityCondition(uuid: identity.uuid, major: major)
      default: return CLMonitor.BeaconIdentityCondition(uuid: identity.uuid)
      }
    }
  }
}

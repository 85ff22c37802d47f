import Foundation

extension CLMonitor {
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

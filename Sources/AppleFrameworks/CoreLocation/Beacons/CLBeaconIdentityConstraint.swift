import Foundation

/// Which beacons are meant: those of a UUID, of a major, or a single one, iOS 13+.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The proximity UUID.
  open var uuid: UUID { identity.uuid }
  /// The major, where only its beacons are meant.
  public var major: CLBeaconMajorValue? { identity.major }
  /// The minor, where only its beacon is meant.
  public var minor: CLBeaconMinorValue? { identity.minor }

  let identity: BeaconIdentity

  /// The beacons of a UUID.
  public init(uuid: UUID) { identity = BeaconIdentity(uuid: uuid) }

  /// The beacons of a major.
  public init(uuid: UUID, major: CLBeaconMajorValue) {
    identity = BeaconIdentity(uuid: uuid, major: major)
  }

  /// A single beacon.
  public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    identity = BeaconIdentity(uuid: uuid, major: major, minor: minor)
  }

  /// Archives may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Reads it from an archive; nil if that holds no such thing.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "identity"),
      let identity = BeaconIdentity(heard: text as String)
    else { return nil }
    self.identity = identity
  }

  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: identity.heard), forKey: "identity")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLBeaconIdentityConstraint)?.identity == identity
  }

  open override var hash: Int { identity.hashValue }
}

extension CLBeaconIdentityConstraint {
  /// The name under which the phone hears such beacons.
  var heard: String { identity.heard }

  convenience init?(heard: String) {
    guard let identity = BeaconIdentity(heard: heard) else { return nil }
    switch (identity.major, identity.minor) {
    case (let major?, let minor?): self.init(uuid: identity.uuid, major: major, minor: minor)
    case (let major?, nil): self.init(uuid: identity.uuid, major: major)
    default: self.init(uuid: identity.uuid)
    }
  }
}

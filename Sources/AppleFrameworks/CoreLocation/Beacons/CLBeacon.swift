import Foundation

/// A beacon that was heard.
open class CLBeacon: NSObject, NSCopying, NSSecureCoding {
  /// Its proximity UUID, iOS 13+.
  open var uuid: UUID { identity.uuid }
  /// Its proximity UUID under the name that it had before iOS 13.
  open var proximityUUID: UUID { identity.uuid }
  /// The larger half of its number.
  open var major: NSNumber { NSNumber(value: identity.major ?? 0) }
  /// The smaller half of its number.
  open var minor: NSNumber { NSNumber(value: identity.minor ?? 0) }
  /// How far away it is, roughly; the phone hears its beacons from near by.
  open var proximity: CLProximity { .near }
  /// How far away it is, in meters.
  open var accuracy: CLLocationAccuracy { 1 }
  /// The strength of its signal in decibels.
  open var rssi: Int { -60 }
  /// When, iOS 13+.
  open var timestamp: Date { time }

  private let identity: BeaconIdentity
  private let time: Date

  /// A beacon without a number; what a fake begins with.
  public override init() {
    identity = BeaconIdentity(uuid: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
    time = Date(timeIntervalSinceReferenceDate: 0)
  }

  init(_ identity: BeaconIdentity, at time: Date) {
    self.identity = identity
    self.time = time
  }

  /// Archives may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Reads it from an archive; nil if that holds no such thing.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "identity"),
      let identity = BeaconIdentity(heard: text as String)
    else { return nil }
    self.identity = identity
    time = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp"))
  }

  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: identity.heard), forKey: "identity")
    coder.encode(time.timeIntervalSinceReferenceDate, forKey: "timestamp")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

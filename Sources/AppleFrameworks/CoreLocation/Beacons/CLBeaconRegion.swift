import Foundation

/// The surroundings of beacons, iOS 7+; CLMonitor takes its place from iOS 17 (IOS-BG-050).
open class CLBeaconRegion: CLRegion {
  /// Which beacons, iOS 13+.
  open var beaconIdentityConstraint: CLBeaconIdentityConstraint { constraint }
  /// Their proximity UUID, iOS 13+.
  open var uuid: UUID { constraint.uuid }
  /// Their proximity UUID under the name that it had before iOS 13.
  open var proximityUUID: UUID { constraint.uuid }
  /// Their major, where only its beacons are meant.
  open var major: NSNumber? { constraint.major.map { NSNumber(value: $0) } }
  /// Their minor, where a single beacon is meant.
  open var minor: NSNumber? { constraint.minor.map { NSNumber(value: $0) } }
  /// Whether the app wants to be notified it is inside when the display goes on.
  open var notifyEntryStateOnDisplay = false

  private let constraint: CLBeaconIdentityConstraint

  /// The surroundings of nothing; what a fake begins with.
  public override init() {
    constraint = CLBeaconIdentityConstraint(
      uuid: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
    super.init()
  }

  /// The surroundings of certain beacons, iOS 13+.
  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    constraint = beaconIdentityConstraint
    super.init(named: identifier)
  }

  /// The surroundings of the beacons of a UUID, iOS 13+.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: .init(uuid: uuid), identifier: identifier)
  }

  /// The surroundings of the beacons of a major, iOS 13+.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(beaconIdentityConstraint: .init(uuid: uuid, major: major), identifier: identifier)
  }

  /// The surroundings of a single beacon, iOS 13+.
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(
      beaconIdentityConstraint: .init(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }

  /// The surroundings of the beacons of a UUID, before iOS 13.
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }

  /// The surroundings of the beacons of a major, before iOS 13.
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, identifier: identifier)
  }

  /// The surroundings of a single beacon, before iOS 13.
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
  }

  /// Reads it from an archive; nil if that holds no such thing.
  public required init?(coder: NSCoder) {
    guard
      let constraint = coder.decodeObject(
        of: CLBeaconIdentityConstraint.self, forKey: "constraint")
    else { return nil }
    self.constraint = constraint
    notifyEntryStateOnDisplay = coder.decodeBool(forKey: "notifyEntryStateOnDisplay")
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(constraint, forKey: "constraint")
    coder.encode(notifyEntryStateOnDisplay, forKey: "notifyEntryStateOnDisplay")
  }

  /// What a device would advertise to be such a beacon; the phone advertises nothing.
  open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
    let data = NSMutableDictionary()
    data["kCBAdvDataAppleBeaconKey"] = constraint.heard
    return data
  }
}

/// Something that a feature of an SDK needs from the phone: a permission, a switch or a part.
public enum Capability: String, Hashable, Sendable, CaseIterable, Codable {
  /// Location while the app is in use, or more.
  case location
  /// Precise Location, iOS 14+; every location before.
  case preciseLocation
  /// Precise Location for a while, asked under a purpose key, iOS 14+ (IOS-ACC-009).
  case temporaryFullAccuracy
  /// Location at any time: Always, with the background mode.
  case backgroundLocation
  /// Motion & Fitness.
  case motion
  /// Bluetooth, iOS 13+; no permission before (IOS-BT-005).
  case bluetooth
  /// The Bluetooth radio, checked once the app has asked for Bluetooth.
  case bluetoothPower
  /// iBeacons through Core Location: precise location and a radio that Settings did not switch off
  /// (IOS-BT-006).
  case beacons
  /// The part of the phone, no permission (IOS-MOT-007).
  case gyroscope
  /// The part of the phone, no permission (IOS-MOT-007).
  case accelerometer
}

extension Capability {
  /// What it is called in tables and sentences.
  public var title: String {
    switch self {
    case .location: "Location"
    case .preciseLocation: "Precise Location"
    case .temporaryFullAccuracy: "Temporary Full Accuracy"
    case .backgroundLocation: "Background Location"
    case .motion: "Motion & Fitness"
    case .bluetooth: "Bluetooth permission"
    case .bluetoothPower: "Bluetooth switched on"
    case .beacons: "iBeacons"
    case .gyroscope: "Gyroscope"
    case .accelerometer: "Accelerometer"
    }
  }
}

extension Capability {
  /// Reads its name; one that does not exist is refused with those that do.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let capability = Capability(rawValue: name) else {
      throw DecodingError.unknown(
        UnknownName("capability", name, known: Self.allCases.map(\.rawValue)),
        at: decoder.codingPath)
    }
    self = capability
  }

  /// When it is lacking, as a phrase.
  public var lack: String {
    switch self {
    case .location: "denied, restricted, or Location Services off"
    case .preciseLocation: "switched off, iOS 14 and later"
    case .temporaryFullAccuracy: "Precise Location off, and no purpose key declared"
    case .backgroundLocation: "not Always, or no background mode"
    case .motion: "denied or restricted"
    case .bluetooth: "denied or restricted, once the app has asked"
    case .bluetoothPower: "switched off, once the app has asked"
    case .beacons: "Precise Location off, or Bluetooth off in Settings"
    case .gyroscope, .accelerometer: "the phone has none"
    }
  }
}

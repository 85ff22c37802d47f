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
  /// The Bluetooth radio, judged once the app has asked for Bluetooth.
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

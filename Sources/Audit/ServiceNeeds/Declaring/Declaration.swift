import PlatformModel

/// One thing that an app's Info.plist has to say, so that a capability can be there.
///
/// None of them needs an entitlement.
public enum Declaration: Hashable, Sendable, CaseIterable {
  /// The text of the first prompt for location (IOS-KEY-002).
  case whenInUseString
  /// The text of the prompt for Always, iOS 11+ (IOS-KEY-003).
  case alwaysString
  /// The text of the prompt for Always up to iOS 10 (IOS-KEY-004).
  case legacyAlwaysString
  /// `location` among the background modes.
  case locationMode
  /// No wish for reduced accuracy, iOS 14+ (IOS-ACC-010).
  case preciseByDefault
  /// A purpose key of temporary full accuracy with its text, iOS 14+ (IOS-ACC-009).
  case temporaryAccuracyKey
  /// The text of the prompt for motion (IOS-MOT-006).
  case motionString
  /// The text of the prompt for Bluetooth, iOS 13+ (IOS-BT-004).
  case bluetoothString
  /// The text about Bluetooth up to iOS 12 (IOS-BT-005).
  case legacyBluetoothString
}

extension Declaration {
  /// The key that it is about.
  public var key: InfoPlistKey {
    switch self {
    case .whenInUseString: .whenInUse
    case .alwaysString: .alwaysAndWhenInUse
    case .legacyAlwaysString: .always
    case .locationMode: .backgroundModes
    case .preciseByDefault: .defaultAccuracyReduced
    case .temporaryAccuracyKey: .temporaryAccuracy
    case .motionString: .motion
    case .bluetoothString: .bluetoothAlways
    case .legacyBluetoothString: .bluetoothPeripheral
    }
  }

  /// The key, and what it has to hold where that is no text of the app's own.
  public var title: String {
    switch self {
    case .locationMode: "location in \(key.rawValue)"
    case .preciseByDefault: "no \(key.rawValue)"
    default: key.rawValue
    }
  }

  /// What leaving it out comes to, whatever needs it; nil if that depends on what does.
  ///
  /// Up to iOS 12 a central works without any text: only the store asks for it (IOS-BT-005).
  var loss: Loss? { self == .legacyBluetoothString ? .uploadRefused : nil }

  /// The releases that read it.
  public var releases: OSVersion.Span { key.entry?.versions ?? .allIOS }
}

extension Capability {
  /// What Info.plist has to say for it, in the order of ``Declaration``.
  public var declarations: [Declaration] {
    switch self {
    case .location, .beacons: [.whenInUseString]
    case .preciseLocation: [.whenInUseString, .preciseByDefault]
    case .temporaryFullAccuracy: [.whenInUseString, .temporaryAccuracyKey]
    case .backgroundLocation:
      [.whenInUseString, .alwaysString, .legacyAlwaysString, .locationMode]
    case .motion: [.motionString]
    case .bluetooth: [.bluetoothString, .legacyBluetoothString]
    case .bluetoothPower, .gyroscope, .accelerometer: []
    }
  }
}

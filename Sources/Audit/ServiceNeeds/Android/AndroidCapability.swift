import PlatformModel

/// Something that a feature of an SDK needs from an Android phone: a permission or a switch.
public enum AndroidCapability: String, Hashable, Sendable, CaseIterable, Codable {
  /// Location while the app is in use, approximate at least.
  case location
  /// Precise location; from Android 10 at target 29 Wi-Fi and Bluetooth results need it.
  case preciseLocation
  /// The location that the results of scans ask for: none before Android 6, approximate up to Android 9
  /// and below target 29, precise after.
  case scanLocation
  /// Location while the app is not in use, Android 10+.
  case backgroundLocation
  /// Scanning Bluetooth: Nearby devices from Android 12 at target 31.
  case bluetoothScan
  /// Connecting, and asking to switch Bluetooth on.
  case bluetoothConnect
  /// Steps and activities, Android 10+.
  case activityRecognition
  /// Notifications, Android 13+; a foreground service runs without them.
  case notifications
  /// The location switch of the phone.
  case locationOn
  /// Wi-Fi, or Wi-Fi scanning while Wi-Fi is off.
  case wifiScans
  /// The Bluetooth radio.
  case bluetoothOn
  /// Code of the app switches Bluetooth on again where it is off.
  case bluetoothSwitchedOn
  /// Sensors above 200 Hz, Android 12+.
  case highSamplingRate
  /// A service that goes on while the app is left, Android 9+ at target 28; with its type location
  /// from Android 14 at target 34.
  case foregroundService
  /// Keeping the processor awake.
  case wakeLock
  /// A network, and knowing whether there is one.
  case network
  /// No battery optimisation for the app, which the person grants in Settings.
  case batteryExemption
  /// Drawing over other apps, which the person grants in Settings.
  case overlay
}

extension AndroidCapability {
  /// What it is called in tables and sentences.
  public var title: String {
    switch self {
    case .location: "Location"
    case .preciseLocation: "Precise location"
    case .scanLocation: "Location for scans"
    case .backgroundLocation: "Background location"
    case .bluetoothScan: "Bluetooth scans"
    case .bluetoothConnect: "Bluetooth connections"
    case .activityRecognition: "Physical activity"
    case .notifications: "Notifications"
    case .locationOn: "Location switched on"
    case .wifiScans: "Wi-Fi scans"
    case .bluetoothOn: "Bluetooth switched on"
    case .bluetoothSwitchedOn: "Bluetooth switched on by the app"
    case .highSamplingRate: "High sampling rate"
    case .foregroundService: "Foreground service"
    case .wakeLock: "Wake lock"
    case .network: "Network"
    case .batteryExemption: "No battery optimisation"
    case .overlay: "Drawing over other apps"
    }
  }

  /// When it is lacking, as a phrase.
  public var lack: String {
    switch self {
    case .location: "denied, or Location off"
    case .preciseLocation: "approximate, denied, or Location off"
    case .scanLocation:
      "denied, Location off, or approximate from Android 10 at target 29"
    case .backgroundLocation: "not all the time, Android 10 and later"
    case .bluetoothScan:
      "Location off or not enough for scans, Bluetooth off, or Nearby devices denied"
    case .bluetoothConnect: "Nearby devices denied, Android 12 and later"
    case .activityRecognition: "denied, Android 10 and later"
    case .notifications: "denied, Android 13 and later; services run on, unseen"
    case .locationOn: "Location off"
    case .wifiScans: "Location off or not enough for scans, or Wi-Fi and its scanning off"
    case .bluetoothOn: "Bluetooth off"
    case .bluetoothSwitchedOn: "always from Android 13 at target 33: the call returns false"
    case .highSamplingRate: "not declared, Android 12 and later"
    case .foregroundService: "not declared, Android 9 and later; its type from 14"
    case .wakeLock, .network: "not declared"
    case .batteryExemption: "not exempt, Android 6 and later"
    case .overlay: "not allowed, Android 6 and later"
    }
  }

  /// The permissions that it rests on, for a device and a target; empty for a switch.
  public func permissions(on level: APILevel, target: APILevel) -> [AndroidPermission] {
    let isNew = level >= 31 && target >= 31
    switch self {
    case .location: return [.coarseLocation]
    case .preciseLocation: return [.fineLocation, .coarseLocation]
    case .scanLocation:
      guard level >= 23 else { return [] }
      return level >= 29 && target >= 29 ? [.fineLocation, .coarseLocation] : [.coarseLocation]
    case .backgroundLocation: return level >= 29 ? [.backgroundLocation] : []
    case .bluetoothScan: return isNew ? [.bluetoothScan] : [.bluetooth, .bluetoothAdmin]
    case .bluetoothConnect: return [isNew ? .bluetoothConnect : .bluetooth]
    case .bluetoothSwitchedOn: return [isNew ? .bluetoothConnect : .bluetoothAdmin]
    case .activityRecognition:
      return [level >= 29 ? .activityRecognition : .activityRecognitionOfServices]
    case .notifications: return level >= 33 ? [.postNotifications] : []
    case .wifiScans: return [.accessWifiState, .changeWifiState]
    case .highSamplingRate: return isNew ? [.highSamplingRateSensors] : []
    case .foregroundService:
      let own: [AndroidPermission] = level >= 28 && target >= 28 ? [.foregroundService] : []
      return own + (level >= 34 && target >= 34 ? [.foregroundServiceLocation] : [])
    case .wakeLock: return [.wakeLock]
    case .network: return [.internet, .accessNetworkState]
    case .batteryExemption: return level >= 23 ? [.requestIgnoreBatteryOptimizations] : []
    case .overlay: return [.systemAlertWindow]
    case .locationOn, .bluetoothOn: return []
    }
  }

  /// What stands for a capability of iOS on Android; nil for a part of the phone.
  public init?(_ capability: Capability) {
    switch capability {
    case .location: self = .location
    case .preciseLocation, .temporaryFullAccuracy: self = .preciseLocation
    case .backgroundLocation: self = .backgroundLocation
    case .motion: self = .activityRecognition
    case .bluetooth: self = .bluetoothScan
    case .bluetoothPower: self = .bluetoothOn
    case .beacons: self = .bluetoothScan
    case .gyroscope, .accelerometer: return nil
    }
  }
}

extension AndroidCapability {
  /// Reads its name; one that does not exist is refused with those that do.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let capability = AndroidCapability(rawValue: name) else {
      throw DecodingError.unknown(
        UnknownName("capability of Android", name, known: Self.allCases.map(\.rawValue)),
        at: decoder.codingPath)
    }
    self = capability
  }
}

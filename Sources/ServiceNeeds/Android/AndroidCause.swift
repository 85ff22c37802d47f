import PlatformModel

/// Why something does not work on an Android phone: one thing that somebody can change.
public enum AndroidCause: Hashable, Sendable {
  case locationOff
  case airplaneMode
  case wifiScanningOff
  case scansThrottled
  case bluetoothOff
  /// Code cannot switch Bluetooth on: Android 13 and later at target 33 (AND-BLE-015).
  case bluetoothNotSwitchable
  case denied(AndroidPermission.Group)
  case approximateOnly
  case onlyWhileUsing
  case notificationsDenied
  case undeclared(AndroidPermission)
}

extension AndroidCause {
  /// Its name in machine output.
  public var name: String { String("\(self)".prefix { $0 != "(" }) }

  /// What is the matter, in one sentence without its end.
  public var sentence: String {
    switch self {
    case .locationOff: "Location is off for the device"
    case .airplaneMode: "Airplane mode is on"
    case .wifiScanningOff: "Wi-Fi is off, and Wi-Fi scanning is off"
    case .scansThrottled:
      "The platform throttles scans: four in two minutes in the foreground, one in 30 minutes in the "
        + "background"
    case .bluetoothOff: "Bluetooth is off"
    case .bluetoothNotSwitchable:
      "No app switches Bluetooth on by itself any more, from Android 13 at target 33"
    case .denied(let group): "The \(group.title) permission is denied"
    case .approximateOnly: "Only the approximate location is granted"
    case .onlyWhileUsing: "Location is granted while the app is in use, not all the time"
    case .notificationsDenied: "The notification permission is denied"
    case .undeclared(let permission): "The manifest lacks \(permission.name)"
    }
  }

  /// Who can do something about it.
  public var actor: Cause.Actor {
    switch self {
    case .scansThrottled, .bluetoothNotSwitchable, .undeclared: .developer
    default: .person
    }
  }

  /// What to do, in one sentence without its end.
  public func step(on system: APILevel, app: String) -> String {
    let permissions = "Settings > Apps > \(app) > Permissions"
    return switch self {
    case .locationOff: "Switch Location on: Settings > Location"
    case .airplaneMode: "Switch airplane mode off, or Wi-Fi on"
    case .wifiScanningOff: "Switch it on: Settings > Location > Scanning > Wi-Fi scanning"
    case .scansThrottled:
      "Reduce the requests; the developer option against throttling is for tests alone"
    case .bluetoothOff: "Switch Bluetooth on"
    case .bluetoothNotSwitchable:
      "Ask the person by ACTION_REQUEST_ENABLE, which needs BLUETOOTH_CONNECT"
    case .denied(.nearbyDevices): "Allow Nearby devices: \(permissions) > Nearby devices"
    case .denied(let group): "Allow it: \(permissions) > \(group.title)"
    case .approximateOnly:
      "Switch Use precise location on: \(permissions) > Location; or ask for ACCESS_FINE_LOCATION "
        + "together with ACCESS_COARSE_LOCATION"
    case .onlyWhileUsing: "Choose Allow all the time: \(permissions) > Location"
    case .notificationsDenied:
      "Nothing has to be done, for the service runs; allow notifications to see it in the drawer"
    case .undeclared(let permission): "Declare \(permission.rawValue)"
    }
  }

  /// The facts behind it.
  public var facts: [FactID] {
    switch self {
    case .locationOff: ["AND-TOG-001", "AND-TOG-002"]
    case .airplaneMode: ["AND-TOG-010"]
    case .wifiScanningOff: ["AND-WIFI-015", "AND-TOG-006"]
    case .scansThrottled: ["AND-WIFI-011", "AND-WIFI-014"]
    case .bluetoothOff: ["AND-BLE-012"]
    case .bluetoothNotSwitchable: ["AND-BLE-015"]
    case .denied(.nearbyDevices): ["AND-BLE-004", "AND-BLE-005"]
    case .denied: ["AND-RUN-037"]
    case .approximateOnly: ["AND-TOG-016", "AND-RUN-021"]
    case .onlyWhileUsing: ["AND-LOC-008"]
    case .notificationsDenied: ["AND-RUN-065"]
    case .undeclared: ["AND-RUN-006"]
    }
  }
}

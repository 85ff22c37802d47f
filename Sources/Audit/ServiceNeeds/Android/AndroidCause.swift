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
  /// Another permission of its group is granted, so a request is granted silently (AND-RUN-060).
  case notRequested(AndroidPermission)
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
    case .notRequested(let permission):
      "\(permission.name) is not granted, although \(permission.groupTitle) is allowed"
    case .approximateOnly: "Only the approximate location is granted"
    case .onlyWhileUsing: "Location is granted while the app is in use, not all the time"
    case .notificationsDenied: "The notification permission is denied"
    case .undeclared(let permission): "The manifest lacks \(permission.name)"
    }
  }

  /// Who can do something about it, on a level.
  public func actor(on system: APILevel) -> Cause.Actor {
    switch self {
    case .scansThrottled, .bluetoothNotSwitchable, .undeclared, .notRequested: .developer
    // Before Android 12 no one chooses the accuracy; the app asked for the approximate location.
    case .approximateOnly: system < 31 ? .developer : .person
    default: .person
    }
  }

  /// The way in Settings of stock Android, from the top; nil if Settings is not the place.
  public func settingsPath(on system: APILevel, app: String) -> [String]? {
    let path: AndroidSettingsPath
    var page: [String] = []
    switch self {
    case .locationOff: path = .location
    case .wifiScanningOff: path = .wifiScanning
    case .bluetoothOff: path = .bluetooth
    case .denied(let group): (path, page) = (.appPermissions, [group.title])
    case .onlyWhileUsing: (path, page) = (.appPermissions, ["Location"])
    case .approximateOnly where system >= 31: (path, page) = (.appPermissions, ["Location"])
    case .notificationsDenied: (path, page) = (.appPermissions, ["Notifications"])
    default: return nil
    }
    return path.steps(on: system, app: app).map { $0 + page }
  }

  /// What to do, in one sentence without its end; the path in Settings is that of the level.
  public func step(on system: APILevel, app: String) -> String {
    let way = settingsPath(on: system, app: app).map(Self.way) ?? "Settings"
    return switch self {
    case .locationOff: "Switch Location on: \(way)"
    case .airplaneMode: "Switch airplane mode off, or Wi-Fi on"
    case .wifiScanningOff: "Switch Wi-Fi scanning on: \(way); Wi-Fi itself may stay off"
    case .scansThrottled:
      "Reduce the requests; the developer option against throttling is for tests only"
    case .bluetoothOff:
      "Switch Bluetooth on: \(way)"
        + (AndroidSettingsPath.bluetoothScanning.steps(on: system, app: app).map {
          "; Bluetooth scanning does not replace it (\(Self.way($0)))"
        } ?? "")
    case .bluetoothNotSwitchable:
      "Ask the person by ACTION_REQUEST_ENABLE, which needs BLUETOOTH_CONNECT"
    case .denied(let group): "Allow \(group.title): \(way)"
    case .notRequested(let permission):
      "Request \(permission.name); Android grants it without a dialog"
    case .approximateOnly:
      system < 31
        ? "Ask for ACCESS_FINE_LOCATION"
        : "Switch Use precise location on: \(way); or ask for ACCESS_FINE_LOCATION together with "
          + "ACCESS_COARSE_LOCATION"
    case .onlyWhileUsing: "Choose Allow all the time: \(way)"
    case .notificationsDenied:
      "Nothing has to be done, because the service runs; to see it in the drawer, allow "
        + "notifications: \(way)"
    case .undeclared(let permission): "Declare \(permission.rawValue)"
    }
  }

  private static func way(_ steps: [String]) -> String {
    (["Settings"] + steps).joined(separator: " > ")
  }

  /// The facts behind it.
  public var facts: [FactID] {
    switch self {
    case .locationOff: ["AND-TOG-001", "AND-TOG-002"]
    case .airplaneMode: ["AND-TOG-010"]
    case .wifiScanningOff: ["AND-WIFI-015", "AND-TOG-006"]
    case .scansThrottled: ["AND-WIFI-011", "AND-WIFI-014"]
    case .bluetoothOff: ["AND-BLE-012", "AND-TOG-008"]
    case .bluetoothNotSwitchable: ["AND-BLE-015"]
    case .denied(.nearbyDevices): ["AND-BLE-004", "AND-BLE-005"]
    case .denied: ["AND-RUN-037"]
    case .notRequested: ["AND-RUN-060"]
    case .approximateOnly: ["AND-TOG-016", "AND-RUN-021"]
    case .onlyWhileUsing: ["AND-LOC-008"]
    case .notificationsDenied: ["AND-RUN-065"]
    case .undeclared: ["AND-RUN-006"]
    }
  }
}

extension AndroidPermission {
  /// What people read over the dialog that grants it: "Nearby devices".
  fileprivate var groupTitle: String { entry?.group?.title ?? "another of its group" }
}

/// A place in the Settings app of stock Android that permissions send people to.
///
/// Makers of phones rename and move these pages (AND-SET-009); the steps are those of stock
/// Android.
public enum AndroidSettingsPath: String, Hashable, Sendable, CaseIterable {
  /// The switch of Location for the whole phone.
  case location
  /// The switch that lets Wi-Fi be scanned while Wi-Fi is off.
  case wifiScanning
  /// The switch that lets Bluetooth be scanned while Bluetooth is off, Android 6+.
  case bluetoothScanning
  /// The permissions of one app, Android 6+.
  case appPermissions
  /// The switch of Bluetooth.
  case bluetooth
}

extension AndroidSettingsPath {
  /// The steps from the top of Settings on a level, in English; nil if the level has no such page.
  public func steps(on level: APILevel, app: String) -> [String]? {
    switch self {
    case .location: Self.locationPage(on: level)
    case .wifiScanning:
      level < 23
        ? ["Wi-Fi", "Advanced", "Scanning always available"]
        : Self.scanningPage(on: level) + ["Wi-Fi scanning"]
    case .bluetoothScanning:
      level < 23 ? nil : Self.scanningPage(on: level) + ["Bluetooth scanning"]
    case .appPermissions:
      switch level {
      case ..<23: nil
      case 26..<28: ["Apps & notifications", "App info", app, "Permissions"]
      case 28..<31: ["Apps & notifications", "See all apps", app, "Permissions"]
      default: ["Apps", app, "Permissions"]
      }
    case .bluetooth:
      switch level {
      case ..<26: ["Bluetooth"]
      case ..<28: ["Connected devices", "Bluetooth"]
      default: ["Connected devices", "Connection preferences", "Bluetooth"]
      }
    }
  }

  /// The page of Location: below Security & location on Android 8 and 9 (AND-SET-001).
  private static func locationPage(on level: APILevel) -> [String] {
    (26...28).contains(level) ? ["Security & location", "Location"] : ["Location"]
  }

  /// The page with both switches for scanning, from Android 6 on.
  private static func scanningPage(on level: APILevel) -> [String] {
    let page =
      switch level {
      case ..<29: "Scanning"
      case ..<31: "Wi-Fi and Bluetooth scanning"
      default: "Location services"
      }
    return locationPage(on: level) + [page]
  }
}

extension AndroidSettingsPath {
  /// The levels in a row that have the same steps, oldest first.
  public func runs(app: String) -> [(levels: ClosedRange<APILevel>, steps: [String])] {
    var runs: [(levels: ClosedRange<APILevel>, steps: [String])] = []
    for level in APILevel.all {
      guard let steps = steps(on: level, app: app) else { continue }
      if let last = runs.last, last.steps == steps {
        runs[runs.count - 1].levels = last.levels.lowerBound...level
      } else {
        runs.append((level...level, steps))
      }
    }
    return runs
  }

  /// The facts that say so.
  public var facts: [FactID] {
    switch self {
    case .location: ["AND-SET-001", "AND-SET-009"]
    case .wifiScanning:
      ["AND-SET-002", "AND-SET-003", "AND-SET-004", "AND-SET-005", "AND-SET-006", "AND-SET-009"]
    case .bluetoothScanning:
      ["AND-SET-003", "AND-SET-004", "AND-SET-005", "AND-SET-006", "AND-SET-009"]
    case .appPermissions: ["AND-SET-007", "AND-SET-009"]
    case .bluetooth: ["AND-SET-008", "AND-SET-009"]
    }
  }
}

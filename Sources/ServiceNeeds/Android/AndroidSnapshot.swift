import PlatformModel

/// The permissions and switches of an Android phone as an app sees them at one moment.
///
/// It holds no coordinate and no identifier. What an app did not look at is nil: nothing is concluded.
public struct AndroidSnapshot: Hashable, Sendable {
  /// The level of the device.
  public var system: APILevel
  /// The target of the app.
  public var target: APILevel
  /// The permissions that the check says are granted.
  public var granted: Set<AndroidPermission>?
  /// The permissions of the merged manifest.
  public var declared: Set<AndroidPermission>?
  /// LocationManager.isLocationEnabled.
  public var location: Bool?
  /// Whether Wi-Fi is on.
  public var wifi: Bool?
  /// Whether Wi-Fi is scanned while it is off.
  public var wifiScanning: Bool?
  /// Whether the platform limits Wi-Fi scans: WifiManager.isScanThrottleEnabled, Android 11+.
  public var scanThrottling: Bool?
  /// Whether Bluetooth is on.
  public var bluetooth: Bool?
  /// Whether airplane mode is on.
  public var airplane: Bool?

  /// A phone of which nothing is known but its level; the app has the level as its target.
  public init(_ system: APILevel, target: APILevel? = nil) {
    self.system = system
    self.target = target ?? system
  }

  /// The names of the members of a file.
  public static let members = [
    "snapshot", "system", "target", "granted", "declared", "location", "wifi", "wifiScanning",
    "scanThrottling", "bluetooth", "airplane",
  ]
}

extension AndroidSnapshot {
  /// How a capability stands.
  public enum Standing: Hashable, Sendable {
    case met
    case lacking(AndroidCause)
    case unknown
  }

  /// Whether a capability is there, as far as the snapshot says.
  public func standing(of capability: AndroidCapability) -> Standing {
    let permission = standing(ofPermissionsOf: capability)
    let switched: [Standing] =
      switch capability {
      case .location, .preciseLocation, .backgroundLocation, .locationOn: [locationSwitch]
      case .scanLocation: [scanLocation]
      case .wifiScans: [scanLocation, wifiRadio]
      case .bluetoothScan: [scanLocation, bluetoothRadio]
      case .bluetoothOn: [bluetoothRadio]
      case .bluetoothSwitchedOn:
        [system >= 33 && target >= 33 ? .lacking(.bluetoothNotSwitchable) : .met]
      case .batteryExemption, .overlay: [system >= 23 ? .unknown : .met]
      default: []
      }
    return ([permission] + switched).worst
  }

  /// The location switch matters to everything from Android 6 (AND-TOG-001, AND-TOG-002).
  private var locationSwitch: Standing {
    location.map { $0 ? .met : .lacking(.locationOff) } ?? .unknown
  }

  /// What results of scans ask of location: nothing before Android 6, fine from 10 at target 29.
  private var scanLocation: Standing {
    guard system >= 23 else { return .met }
    return [locationSwitch, standing(ofPermissionsOf: .scanLocation)].worst
  }

  private var wifiRadio: Standing {
    if airplane == true, wifi != true { return .lacking(.airplaneMode) }
    if wifi == true || wifiScanning == true { return .met }
    return wifi == nil || wifiScanning == nil ? .unknown : .lacking(.wifiScanningOff)
  }

  private var bluetoothRadio: Standing {
    bluetooth.map { $0 ? .met : .lacking(.bluetoothOff) } ?? .unknown
  }

  private func standing(ofPermissionsOf capability: AndroidCapability) -> Standing {
    let needed = capability.permissions(on: system, target: target)
    if let declared,
      let missing = needed.first(where: { !declared.contains($0) && !isImplied($0, by: declared) })
    {
      return .lacking(.undeclared(missing))
    }
    let asked = needed.filter { $0.entry?.isRuntime(on: system, target: target) ?? false }
    guard !asked.isEmpty else { return .met }
    guard let granted else { return .unknown }
    if !needed.contains(.fineLocation), needed.contains(.coarseLocation) {
      let isThere = granted.contains(.coarseLocation) || granted.contains(.fineLocation)
      return isThere ? .met : .lacking(.denied(.location))
    }
    if needed.contains(.fineLocation), !granted.contains(.fineLocation) {
      return .lacking(granted.contains(.coarseLocation) ? .approximateOnly : .denied(.location))
    }
    guard let missing = asked.first(where: { !granted.contains($0) }) else { return .met }
    if missing == .coarseLocation { return .met }
    if missing == .backgroundLocation { return .lacking(.onlyWhileUsing) }
    let group = missing.entry?.group ?? .location
    if group == .notifications { return .lacking(.notificationsDenied) }
    if group == .nearbyDevices, granted.contains(where: { $0.entry?.group == group }) {
      return .lacking(.notRequested(missing))
    }
    return .lacking(.denied(group))
  }

  /// What the system adds by itself (AND-SPL-001), or one of an older pair stands for (AND-BLE-007).
  private func isImplied(_ one: AndroidPermission, by declared: Set<AndroidPermission>) -> Bool {
    let fine = declared.contains(.fineLocation)
    let coarse = declared.contains(.coarseLocation)
    let olderPair: Set<AndroidPermission> = [.bluetooth, .bluetoothAdmin]
    return one == .coarseLocation && fine
      || system >= 31 && target < 31 && olderPair.contains(one)
        && !olderPair.isDisjoint(with: declared)
      || one == .backgroundLocation && system >= 29 && target < 29 && (fine || coarse)
  }
}

extension [AndroidSnapshot.Standing] {
  /// The first that is lacking; unknown where something was not looked at.
  fileprivate var worst: AndroidSnapshot.Standing {
    first { if case .lacking = $0 { true } else { false } }
      ?? (contains(.unknown) ? .unknown : .met)
  }
}

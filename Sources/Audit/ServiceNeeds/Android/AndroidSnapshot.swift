import PlatformModel

/// The permissions and switches of an Android phone as an app sees them at one moment.
///
/// It holds no coordinate and no identifier. What an app did not look at is nil: nothing is
/// concluded.
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
  /// How a capability is.
  public enum Standing: Hashable, Sendable {
    case met
    /// It is lacking, for every one of these causes.
    case lacking([AndroidCause])
    case unknown

    /// Why it is lacking; nothing where it is there, or was not looked at.
    public var causes: [AndroidCause] {
      if case .lacking(let causes) = self { causes } else { [] }
    }
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
        [system >= 33 && target >= 33 ? .lacking([.bluetoothNotSwitchable]) : .met]
      case .batteryExemption, .overlay: [system >= 23 ? .unknown : .met]
      default: []
      }
    return ([permission] + switched).joined
  }

  /// The location switch matters to everything from Android 6 (AND-TOG-001, AND-TOG-002).
  private var locationSwitch: Standing {
    location.map { $0 ? .met : .lacking([.locationOff]) } ?? .unknown
  }

  /// What results of scans ask of location: nothing before Android 6, fine from 10 at target 29.
  private var scanLocation: Standing {
    guard system >= 23 else { return .met }
    return [locationSwitch, standing(ofPermissionsOf: .scanLocation)].joined
  }

  private var wifiRadio: Standing {
    if airplane == true, wifi != true { return .lacking([.airplaneMode]) }
    if wifi == true || wifiScanning == true { return .met }
    return wifi == nil || wifiScanning == nil ? .unknown : .lacking([.wifiScanningOff])
  }

  private var bluetoothRadio: Standing {
    bluetooth.map { $0 ? .met : .lacking([.bluetoothOff]) } ?? .unknown
  }

  /// What the manifest lacks, then what is declared and not granted.
  private func standing(ofPermissionsOf capability: AndroidCapability) -> Standing {
    let needed = capability.permissions(on: system, target: target)
    let undeclared = needed.filter { permission in
      declared.map { !$0.contains(permission) && !isImplied(permission, by: $0) } ?? false
    }
    let missing = undeclared.isEmpty ? Standing.met : .lacking(undeclared.map { .undeclared($0) })
    return [missing, grant(of: needed.filter { !undeclared.contains($0) })].joined
  }

  /// Whether the person granted what a capability needs, of what the manifest declares.
  private func grant(of needed: [AndroidPermission]) -> Standing {
    let asked = needed.filter { $0.entry?.isRuntime(on: system, target: target) ?? false }
    guard !asked.isEmpty else { return .met }
    guard let granted else { return .unknown }
    var causes: [AndroidCause] = []
    let hasCoarse = granted.contains(.coarseLocation)
    if asked.contains(.fineLocation), !granted.contains(.fineLocation) {
      causes.append(hasCoarse ? .approximateOnly : .denied(.location))
    } else if asked.contains(.coarseLocation), !hasCoarse, !granted.contains(.fineLocation) {
      causes.append(.denied(.location))
    }
    let accuracies: [AndroidPermission] = [.fineLocation, .coarseLocation]
    for missing in asked where !granted.contains(missing) && !accuracies.contains(missing) {
      let cause = cause(ofLacking: missing, granted)
      if !causes.contains(cause) { causes.append(cause) }
    }
    return causes.isEmpty ? .met : .lacking(causes)
  }

  private func cause(
    ofLacking missing: AndroidPermission, _ granted: Set<AndroidPermission>
  ) -> AndroidCause {
    if missing == .backgroundLocation { return .onlyWhileUsing }
    let group = missing.entry?.group ?? .location
    if group == .notifications { return .notificationsDenied }
    if group == .nearbyDevices, granted.contains(where: { $0.entry?.group == group }) {
      return .notRequested(missing)
    }
    return .denied(group)
  }

  /// What the system adds by itself (AND-SPL-001), or one of an older pair stands for
  /// (AND-BLE-007).
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
  /// Everything that is lacking, each cause once; unknown where something was not looked at.
  fileprivate var joined: AndroidSnapshot.Standing {
    let causes = flatMap(\.causes).uniqued
    if !causes.isEmpty { return .lacking(causes) }
    return contains(.unknown) ? .unknown : .met
  }
}

extension [AndroidCause] {
  /// The causes in order, each once.
  package var uniqued: [AndroidCause] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

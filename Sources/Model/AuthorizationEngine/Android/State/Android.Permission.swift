import PlatformModel

extension Android {
  /// A permission that a dialog can grant, and whose state the engine keeps.
  public enum Permission: UInt8, Hashable, Sendable, CaseIterable {
    case fine
    case coarse
    case background
    case scan
    case connect
    case advertise
    case ranging
    case nearbyWifi
    case localNetwork
    case activity
    case notifications
    case camera
  }

  /// Permissions that share a dialog; location comes first in a request for several (AND-RUN-066).
  public enum Group: UInt8, Hashable, Sendable, CaseIterable {
    case location
    case nearbyDevices
    case activity
    case notifications
    case camera
  }
}

extension Android.Permission {
  /// The permission as a manifest spells it.
  public var platform: AndroidPermission {
    switch self {
    case .fine: .fineLocation
    case .coarse: .coarseLocation
    case .background: .backgroundLocation
    case .scan: .bluetoothScan
    case .connect: .bluetoothConnect
    case .advertise: .bluetoothAdvertise
    case .ranging: .uwbRanging
    case .nearbyWifi: .nearbyWifiDevices
    case .localNetwork: .accessLocalNetwork
    case .activity: .activityRecognition
    case .notifications: .postNotifications
    case .camera: .camera
    }
  }

  /// The permission that a manifest spells so, where the engine keeps its state.
  public init?(_ platform: AndroidPermission) {
    guard let match = Self.allCases.first(where: { $0.platform == platform }) else { return nil }
    self = match
  }

  /// The group whose dialog it belongs to (AND-PERM-040).
  public var group: Android.Group {
    switch self {
    case .fine, .coarse, .background: .location
    case .scan, .connect, .advertise, .ranging, .nearbyWifi, .localNetwork: .nearbyDevices
    case .activity: .activity
    case .notifications: .notifications
    case .camera: .camera
    }
  }

  /// The level that introduced it; an older device drops the name (AND-PERM-042).
  public var introduced: APILevel { platform.entry?.introduced ?? .oldest }

  /// The two halves of the group that work in the foreground.
  static let foreground: [Android.Permission] = [.fine, .coarse]
}

extension Android.Group {
  /// Its members, in order.
  public var members: [Android.Permission] {
    Android.Permission.allCases.filter { $0.group == self }
  }
}

extension Android {
  /// A set of permissions, in the order of their declaration.
  public struct Permissions: OptionSet, Hashable, Sendable {
    /// A bit for each permission.
    public let rawValue: UInt16

    /// A set from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A set of some permissions.
    public init(_ permissions: some Sequence<Permission>) {
      rawValue = permissions.reduce(0) { $0 | 1 << UInt16($1.rawValue) }
    }

    /// The permissions of the set.
    public var list: [Permission] { Permission.allCases.filter(has) }

    /// Whether a permission is in the set.
    public func has(_ permission: Permission) -> Bool {
      rawValue & (1 << UInt16(permission.rawValue)) != 0
    }
  }
}

extension Android.Permissions: CustomStringConvertible {
  /// "ACCESS_FINE_LOCATION ACCESS_COARSE_LOCATION"; "nothing" for none.
  public var description: String {
    isEmpty ? "nothing" : list.map { $0.platform.name }.joined(separator: " ")
  }
}

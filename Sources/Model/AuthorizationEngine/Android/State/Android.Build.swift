import PlatformModel

extension Android {
  /// What a package declares, as far as the permission system reads it.
  public struct Build: Hashable, Sendable {
    /// The target, targetSdkVersion.
    public var target: APILevel
    /// The permissions of the merged manifest, each with its maxSdkVersion where it has one.
    public var permissions: [AndroidPermission: APILevel?]
    /// BLUETOOTH_SCAN carries neverForLocation, API 31+ (AND-PERM-044).
    public var neverForLocation: Bool
    /// ACCESS_FINE_LOCATION carries onlyForLocationButton, API 37+ (AND-NEW-001).
    public var fineByLocationButtonOnly: Bool
    /// A service declares the type location, API 29+.
    public var hasLocationServiceType: Bool
    /// The installer did not exempt the package from the restriction of background location
    /// (AND-PERM-043).
    public var isBackgroundRestricted: Bool

    /// A package; by default one that declares nothing, for the newest target.
    public init(
      target: APILevel = .newest, permissions: [AndroidPermission] = [],
      caps: [AndroidPermission: APILevel] = [:], neverForLocation: Bool = false,
      fineByLocationButtonOnly: Bool = false, hasLocationServiceType: Bool = false,
      isBackgroundRestricted: Bool = false
    ) {
      self.target = target
      self.permissions = Dictionary(first: permissions.map { ($0, caps[$0]) })
      self.neverForLocation = neverForLocation
      self.fineByLocationButtonOnly = fineByLocationButtonOnly
      self.hasLocationServiceType = hasLocationServiceType
      self.isBackgroundRestricted = isBackgroundRestricted
    }

    /// Whether a permission counts as declared on a device: not past its cap (AND-MAN-002).
    public func declares(_ permission: AndroidPermission, on level: APILevel) -> Bool {
      guard let cap = permissions[permission] else { return false }
      return cap.map { $0 >= level } ?? true
    }
  }
}

extension Android.State {
  /// Writes what a package declares on a device; the rows check what follows.
  mutating func declare(_ build: Android.Build, on level: APILevel) {
    func declares(_ permission: AndroidPermission) -> UInt8 {
      build.declares(permission, on: level) ? 1 : 0
    }
    for permission in Android.Permission.allCases {
      let isKnown = level >= permission.introduced
      self[.mark(.declared, permission)] = isKnown ? declares(permission.platform) : 0
    }
    self[.of(.target)] = UInt8(build.target.rawValue - APILevel.oldest.rawValue)
    self[.of(.neverForLocation)] = build.neverForLocation && level >= 31 ? 1 : 0
    self[.of(.fineByButton)] = build.fineByLocationButtonOnly && level >= 37 ? 1 : 0
    self[.of(.serviceType)] = build.hasLocationServiceType ? 1 : 0
    self[.of(.backgroundRestricted)] = build.isBackgroundRestricted ? 1 : 0
    self[.of(.servicePermission)] = declares(.foregroundService)
    self[.of(.serviceLocationPermission)] = declares(.foregroundServiceLocation)
    self[.of(.readsWifi)] = declares(.accessWifiState)
    self[.of(.changesWifi)] = declares(.changeWifiState)
    self[.of(.olderBluetooth)] = declares(.bluetooth)
    self[.of(.olderBluetoothAdmin)] = declares(.bluetoothAdmin)
    self[.of(.internet)] = declares(.internet)
    self[.of(.olderActivity)] = declares(.activityRecognitionOfServices)
  }
}

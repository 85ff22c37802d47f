import PlatformModel

/// What the app's Info.plist declares, as far as requests depend on it.
struct Declarations: Hashable, Sendable {
  /// The keys that hold a text, and the dictionary of purpose keys.
  var purposeKeys: Set<String> = []
  /// The purpose keys with a text in NSLocationTemporaryUsageDescriptionDictionary.
  var temporaryAccuracyKeys: Set<String> = []
  /// The values of UIBackgroundModes.
  var backgroundModes: Set<String> = []
  /// App Clips cannot ask for Always (IOS-NEW-018).
  var isAppClip = false
  /// Whether ``deprecatedIndicatorKey`` asks for the background indicator.
  var hasDeprecatedIndicatorKey = false

  /// The key that a vendor's SDK read before there was a property.
  static let deprecatedIndicatorKey = "BDPointBackgroundLocationEnabledForWhenInUseKey"
}

extension Declarations {
  /// The first key that a request needs on a release and the app lacks.
  func missingKey(
    for request: PermissionRequest, from authorization: AuthorizationStatus, on system: OSVersion
  ) -> String? {
    switch request.permission {
    case .whenInUse: missing(.requestWhenInUse, on: system)
    case .always:
      // From not determined When In Use is requested first, with its own key.
      (authorization == .notDetermined ? missing(.requestWhenInUse, on: system) : nil)
        ?? missing(.requestAlways, on: system)
    case .temporaryFullAccuracy(let purpose): missing(purpose: purpose)
    case .motion: system < .iOS(10) ? nil : missing(.motion)
    case .bluetooth: missing(.bluetoothAlways)
    }
  }

  private func missing(_ request: LocationRequest, on system: OSVersion) -> String? {
    InfoPlistKey.required(for: request, on: system).compactMap(missing).first
  }

  private func missing(_ key: InfoPlistKey) -> String? {
    purposeKeys.contains(key.rawValue) ? nil : key.rawValue
  }

  private func missing(purpose: String) -> String? {
    let dictionary = InfoPlistKey.temporaryAccuracy.rawValue
    guard !temporaryAccuracyKeys.contains(purpose) else { return nil }
    return purposeKeys.contains(dictionary) ? "\(dictionary) > \(purpose)" : dictionary
  }
}

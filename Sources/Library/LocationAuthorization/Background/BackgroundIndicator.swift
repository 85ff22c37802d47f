#if os(iOS) || os(Linux)
  import CoreLocation
  import PlatformModel

  /// Keeps location going in the background for a flow that needs it, behind the indicator.
  ///
  /// Turn it on in the foreground when the flow begins, and off when it ends. It sets
  /// allowsBackgroundLocationUpdates of the manager that delivers, and refuses what would abort the
  /// app, come too late, or take Always away by accident.
  @MainActor
  public final class BackgroundIndicator {
    /// What the Info.plist holds that should go; nil where nothing does.
    ///
    /// `BDPointBackgroundLocationEnabledForWhenInUseKey` turned the indicator on at build time. It is
    /// honoured where the indicator is made, and to be removed before the indicator is turned on and
    /// off in code.
    public let deprecation: String?
    private let manager: CLLocationManager
    private let permissions: Permissions
    private let hasMode: Bool

    /// The key that a vendor's SDK read before there was a property.
    public nonisolated static let deprecatedKey = "BDPointBackgroundLocationEnabledForWhenInUseKey"

    /// The indicator of a manager; under the deprecated key it is turned on if the app is in front.
    public init(of manager: CLLocationManager, permissions: Permissions) {
      let declared = permissions.system.app.declared
      self.manager = manager
      self.permissions = permissions
      hasMode = declared.backgroundModes.contains("location")
      deprecation =
        declared.hasDeprecatedIndicatorKey
        ? "\(Self.deprecatedKey) in the Info.plist is deprecated: remove it, and call turnOn()"
        : nil
      if declared.hasDeprecatedIndicatorKey { try? turnOn() }
    }

    /// Whether location may go on in the background.
    public var isOn: Bool { manager.allowsBackgroundLocationUpdates }

    /// Lets location go on in the background, with the indicator under While Using.
    ///
    /// Under Always iOS shows none unless it is wanted, iOS 11+ (IOS-BG-031).
    public func turnOn(showingUnderAlways shows: Bool = false) throws(IndicatorProblem) {
      if let reason = reasonAgainstOn { throw IndicatorProblem(reason: reason) }
      manager.allowsBackgroundLocationUpdates = true
      if permissions.system.app.system >= .iOS(11) {
        manager.showsBackgroundLocationIndicator = shows
      }
    }

    /// Ends it; under Always only where that is said, since location would stop in the background.
    public func turnOff(evenUnderAlways: Bool = false) throws(IndicatorProblem) {
      guard permissions.system.app.system >= .iOS(9) else {
        throw IndicatorProblem(reason: .unavailable)
      }
      permissions.system.refresh(andAccuracy: false)
      if permissions.system.state.authorization == .authorizedAlways, isOn, !evenUnderAlways {
        throw IndicatorProblem(reason: .alwaysWouldEnd)
      }
      manager.allowsBackgroundLocationUpdates = false
    }

    private var reasonAgainstOn: IndicatorProblem.Reason? {
      permissions.system.refresh(andAccuracy: false)
      if permissions.system.app.system < .iOS(9) { return .unavailable }
      if !hasMode { return .backgroundModeMissing }
      if permissions.system.activity == .background { return .notInForeground }
      return permissions.system.state.hasLocation ? nil : .locationNotGranted
    }
  }
#endif

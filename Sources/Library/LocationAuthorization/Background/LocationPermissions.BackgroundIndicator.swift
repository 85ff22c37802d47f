#if os(iOS) || os(Linux)
  import CoreLocation
  import PlatformModel

  extension LocationPermissions {
    /// The background indicator of the manager that delivers locations.
    ///
    /// Under the deprecated key of the Info.plist it is turned on if the app is in the foreground.
    public func backgroundIndicator(for manager: CLLocationManager) -> BackgroundIndicator {
      BackgroundIndicator(of: manager, permissions: self)
    }

    /// Keeps location going in the background for a task that needs it, behind the indicator.
    ///
    /// Turn it on in the foreground when the task begins, and off when it ends. It sets
    /// allowsBackgroundLocationUpdates of the manager that delivers, and refuses what would abort
    /// the app, come too late, or take Always away by accident.
    @MainActor
    public final class BackgroundIndicator {
      /// What to remove from the Info.plist; nil if there is nothing.
      ///
      /// `BDPointBackgroundLocationEnabledForWhenInUseKey` turned the indicator on at build time. It
      /// still does so where the indicator is made; remove it before you turn the indicator on and
      /// off in code.
      public let deprecation: String?
      private let manager: CLLocationManager
      private let permissions: LocationPermissions
      private let hasMode: Bool

      init(of manager: CLLocationManager, permissions: LocationPermissions) {
        let declared = permissions.system.app.declared
        self.manager = manager
        self.permissions = permissions
        hasMode = declared.backgroundModes.contains("location")
        deprecation =
          declared.hasDeprecatedIndicatorKey
          ? "\(Declarations.deprecatedIndicatorKey) in the Info.plist is deprecated: "
            + "remove it, and call turnOn()"
          : nil
        if declared.hasDeprecatedIndicatorKey { try? turnOn() }
      }
    }
  }

  extension LocationPermissions.BackgroundIndicator {
    /// Whether location may go on in the background.
    public var isOn: Bool { manager.allowsBackgroundLocationUpdates }

    /// Lets location go on in the background, with the indicator under When In Use.
    ///
    /// Under Always iOS shows none unless you ask for it, iOS 11+ (IOS-BG-031).
    public func turnOn(showingUnderAlways shows: Bool = false) throws(Error) {
      if let reason = reasonAgainstOn { throw Error(reason: reason) }
      manager.allowsBackgroundLocationUpdates = true
      if permissions.system.app.system >= .iOS(11) {
        manager.showsBackgroundLocationIndicator = shows
      }
    }

    /// Turns it off; under Always only if you say so, because location would stop in the background.
    public func turnOff(evenUnderAlways: Bool = false) throws(Error) {
      guard permissions.system.app.system >= .iOS(9) else { throw Error(reason: .unavailable) }
      permissions.system.refresh(andAccuracy: false)
      if permissions.system.state.authorization == .authorizedAlways, isOn, !evenUnderAlways {
        throw Error(reason: .alwaysWouldEnd)
      }
      manager.allowsBackgroundLocationUpdates = false
    }

    private var reasonAgainstOn: Error.Reason? {
      permissions.system.refresh(andAccuracy: false)
      if permissions.system.app.system < .iOS(9) { return .unavailable }
      if !hasMode { return .backgroundModeMissing }
      if permissions.system.activity == .background { return .notInForeground }
      return permissions.system.state.isLocationAuthorized ? nil : .locationNotGranted
    }
  }
#endif

import PlatformModel

extension IOS.Effect.Abort {
  /// The reason that the exception gives on a release, letter by letter.
  public func text(on version: OSVersion) -> String {
    switch self {
    case .backgroundUpdates: PlatformText.backgroundUpdatesAbort(on: version)
    }
  }
}

extension IOS.Effect.PrivacyKill {
  /// What the log says when the privacy system ends an app.
  public func text(bundleIdentifier: String) -> String {
    switch self {
    case .motionKeyMissing: PlatformText.purposeStringKill(.motion)
    case .bluetoothKeyMissing: PlatformText.purposeStringKill(.bluetoothAlways)
    case .settingsChanged:
      PlatformText.quitForPrivacySettings(bundleIdentifier: bundleIdentifier)
    }
  }
}

extension IOS.Effect.ConsoleLine {
  /// The line.
  public var text: String {
    switch self {
    case .whenInUseKeyMissing: PlatformText.missingWhenInUseString
    case .alwaysKeysMissing: PlatformText.missingAlwaysStrings
    case .locationServicesEnabledOnMainThread: PlatformText.servicesEnabledOnMainThread
    }
  }
}

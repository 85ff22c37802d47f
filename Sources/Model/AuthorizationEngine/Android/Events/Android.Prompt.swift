import PlatformModel

extension Android {
  /// A dialog or page that a request shows.
  public enum Prompt: UInt8, Hashable, Sendable, CaseIterable {
    /// Android 6 to 9: Allow, Deny, and a box once it was denied.
    case location
    /// Android 10: while using the app, or not.
    case locationWhileUsing
    /// Android 10: all the time, while using the app, or not.
    case locationLevels
    /// Android 10: from while using to all the time.
    case backgroundUpgrade
    /// Android 11, or below target 31: while using, only this time, or not.
    case locationOnce
    /// As before, with a link to Settings for all the time, below target 30.
    case locationOnceWithLink
    /// Precise or approximate, and for how long.
    case accuracyChoice
    /// From approximate to precise.
    case preciseUpgrade
    /// Approximate alone.
    case approximateOnly
    /// Below target 30: keep, with a link to Settings for all the time.
    case backgroundKeep
    /// The app's page for location in Settings.
    case backgroundSettings
    case nearbyDevices
    case activity
    case notifications
    /// The system's own dialog for an app below target 33 (AND-RUN-063).
    case notificationsBySystem
    case camera
    /// The request of an app to switch Bluetooth on.
    case bluetoothOn
    /// The first tap on the location button.
    case locationButton
  }

  /// A button of a dialog, or a choice on the page that it opened.
  public enum Button: UInt8, Hashable, Sendable, CaseIterable {
    case allow
    case allTheTime
    case whileUsing
    case onlyThisTime
    case deny
    case denyAndDontAskAgain
    case keep
    case keepAndDontAskAgain
  }
}

extension Android.Prompt {
  /// The group that it asks for; nil for the request to switch Bluetooth on.
  public var group: Android.Group? {
    switch self {
    case .location, .locationWhileUsing, .locationLevels, .backgroundUpgrade, .locationOnce,
      .locationOnceWithLink, .accuracyChoice, .preciseUpgrade, .approximateOnly, .backgroundKeep,
      .backgroundSettings, .locationButton:
      .location
    case .nearbyDevices: .nearbyDevices
    case .activity: .activity
    case .notifications, .notificationsBySystem: .notifications
    case .camera: .camera
    case .bluetoothOn: nil
    }
  }

  /// What can be pressed; which of them are there depends on the state too.
  public var buttons: [Android.Button] {
    switch self {
    case .location: [.allow, .deny, .denyAndDontAskAgain]
    case .locationWhileUsing: [.whileUsing, .deny, .denyAndDontAskAgain]
    case .locationLevels: [.allTheTime, .whileUsing, .deny, .denyAndDontAskAgain]
    case .backgroundUpgrade: [.allTheTime, .keep, .keepAndDontAskAgain]
    case .locationOnce, .accuracyChoice, .approximateOnly: [.whileUsing, .onlyThisTime, .deny]
    case .locationOnceWithLink: [.whileUsing, .onlyThisTime, .deny, .allTheTime]
    case .preciseUpgrade: [.whileUsing, .onlyThisTime, .keep]
    case .backgroundKeep: [.keep, .allTheTime]
    case .backgroundSettings: [.allTheTime, .keep, .deny]
    case .activity, .nearbyDevices, .notifications: [.allow, .deny, .denyAndDontAskAgain]
    case .notificationsBySystem, .bluetoothOn, .locationButton: [.allow, .deny]
    case .camera: [.allow, .whileUsing, .onlyThisTime, .deny, .denyAndDontAskAgain]
    }
  }
}

extension Android.Button {
  /// What it says on a level, in English, on a dialog.
  public func label(on level: APILevel, of prompt: Android.Prompt) -> String {
    switch self {
    case .allow: "Allow"
    case .allTheTime: "Allow all the time"
    case .whileUsing:
      prompt == .preciseUpgrade
        ? "Change to precise location"
        : level == 29 ? "Allow only while using the app" : "While using the app"
    case .onlyThisTime: "Only this time"
    case .deny: level < 31 ? "Deny" : "Don’t allow"
    case .denyAndDontAskAgain:
      level == 29 ? "Deny & don’t ask again" : level == 23 ? "Never ask again" : "Don’t ask again"
    case .keep where prompt == .preciseUpgrade: "Keep approximate location"
    case .keep where prompt == .backgroundSettings: "Allow only while using the app"
    case .keep: level == 29 ? "Keep while-in-use access" : "Keep “While the app is in use”"
    case .keepAndDontAskAgain: "Keep and don’t ask again"
    }
  }
}

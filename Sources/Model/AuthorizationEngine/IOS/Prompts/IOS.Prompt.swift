import PlatformModel

extension IOS {
  /// A question that the system puts to the person, by the id of its row in the facts.
  ///
  /// What it says and offers differs by release; ``form(on:)`` gives the form of one.
  public enum Prompt: UInt8, Hashable, Sendable, CaseIterable {
    /// When In Use on iOS 8-10.
    case whenInUseIOS8
    /// When In Use on iOS 11-12.
    case whenInUseIOS11
    /// Always on iOS 8-10.
    case alwaysIOS8
    /// Always with three answers on iOS 11-12.
    case alwaysIOS11
    /// From When In Use to Always on iOS 9-10.
    case alwaysUpgradeIOS9
    /// From When In Use to Always on iOS 11-12.
    case alwaysUpgradeIOS11
    /// The first question of iOS 13.
    case firstRequestIOS13
    /// The first question from iOS 14, with map and Precise toggle.
    case firstRequest
    /// As ``firstRequest`` where the build declares reduced accuracy: no toggle.
    case firstRequestReduced
    /// From When In Use to Always from iOS 13.4, and the late question of provisional Always.
    case alwaysUpgrade
    /// The form of ``alwaysUpgrade`` on a locked screen.
    case alwaysUpgradeLocked
    /// The reminder of background use from iOS 13.
    case backgroundReminder
    /// The reminder of background use on iOS 8-12.
    case backgroundReminderIOS8
    /// Location Services are off.
    case locationServicesOff
    /// Precise location once.
    case temporaryFullAccuracy
    /// The first tap on a location button.
    case locationButton
    /// Consent to the permissions that management suggests.
    case managedPermissions
    /// Motion & Fitness.
    case motion
    /// Bluetooth.
    case bluetooth
  }
}

extension IOS.Prompt {
  /// The id of its row in the facts, such as "P6r"; motion and Bluetooth have facts instead.
  public var id: FactID {
    switch self {
    case .whenInUseIOS8: "P1"
    case .whenInUseIOS11: "P1b"
    case .alwaysIOS8: "P2"
    case .alwaysIOS11: "P3"
    case .alwaysUpgradeIOS9: "P4"
    case .alwaysUpgradeIOS11: "P4b"
    case .firstRequestIOS13: "P5"
    case .firstRequest: "P6"
    case .firstRequestReduced: "P6r"
    case .alwaysUpgrade: "P7"
    case .alwaysUpgradeLocked: "P7L"
    case .backgroundReminder: "P8"
    case .backgroundReminderIOS8: "P8-old"
    case .locationServicesOff: "P9"
    case .temporaryFullAccuracy: "P10"
    case .locationButton: "P11"
    case .managedPermissions: "P12"
    case .motion: "IOS-MOT-003"
    case .bluetooth: "IOS-BT-003"
    }
  }

  /// What the prompt says and offers on a release, or nil if that release has no such prompt.
  public func form(on version: OSVersion) -> Form? {
    // By place, so that no other form is copied on the way.
    Form.all.indices.first {
      Form.all[$0].prompt == self && Form.all[$0].versions.contains(version)
    }.map { Form.all[$0] }
  }

  /// The buttons from top to bottom on a release; empty if it has no such prompt.
  public func buttons(on version: OSVersion) -> [IOS.Button] {
    form(on: version)?.buttons ?? []
  }

  /// The prompts that a release can show, in the order of the catalog.
  public static func all(on version: OSVersion) -> [IOS.Prompt] {
    allCases.filter { $0.form(on: version) != nil }
  }
}

extension IOS.Prompt: CustomStringConvertible {
  /// "P6r", "motion", "bluetooth".
  public var description: String {
    switch self {
    case .motion: "motion"
    case .bluetooth: "bluetooth"
    default: id.rawValue
    }
  }
}

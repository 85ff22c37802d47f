/// A place in the Settings app that permissions send people to.
public enum SettingsPath: String, Hashable, Sendable, CaseIterable {
  /// The switch of Location Services, with the list of apps below it.
  case locationServices
  /// The app's own page, which openSettingsURLString opens too.
  case app
  /// Where restrictions grey location out.
  case restrictions
  /// Where every app becomes not determined again.
  case resetLocationAndPrivacy
  /// The switch of Fitness Tracking and the list of apps that read motion.
  case motionAndFitness
  /// The Bluetooth switch. It turns the radio off for beacons too; from iOS 11 on, the one in Control
  /// Center does not (IOS-BT-010).
  case bluetooth
}

extension SettingsPath {
  /// The steps from the top of Settings on a release, in English.
  ///
  /// The reset moved below Transfer or Reset at some time (IOS-SET-014); that it was with iOS 15 is
  /// from memory.
  public func steps(on version: OSVersion, app: String) -> [String] {
    let privacy = version < .iOS(16) ? "Privacy" : "Privacy & Security"
    return switch self {
    case .locationServices: [privacy, "Location Services"]
    case .app: version < .iOS(18) ? [app] : ["Apps", app]
    case .restrictions:
      version < .iOS(12)
        ? ["General", "Restrictions"]
        : ["Screen Time", "Content & Privacy Restrictions", "Location Services"]
    case .resetLocationAndPrivacy:
      version < .iOS(15)
        ? ["General", "Reset", "Reset Location & Privacy"]
        : ["General", "Transfer or Reset", "Reset", "Reset Location & Privacy"]
    case .motionAndFitness: [privacy, "Motion & Fitness"]
    case .bluetooth: ["Bluetooth"]
    }
  }
}

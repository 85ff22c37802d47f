import AuthorizationEngine
import PlatformModel

/// An app's Location page in Settings, as the person reads it.
public struct SettingsPage: Hashable, Sendable {
  /// The words of the app's Location row; nil if there is no row (IOS-SET-006).
  public let row: String?
  /// The choices that can be made now, top to bottom; empty if there are none or they are greyed.
  public let choices: [IOS.Event.SettingsChoice]
  /// The Precise Location switch, iOS 14+; nil if there is none.
  public let isPrecise: Bool?

  init(_ seen: IOS.State, engine: IOS.Engine) {
    let version = engine.system.version
    row = engine.settingsRow(of: seen).label(on: version)
    choices = engine.settingsChoices(of: seen)
    let hasSwitch = version >= .iOS(14) && (seen.grant == .whenInUse || seen.grant == .always)
    isPrecise = hasSwitch ? seen.precision == .full : nil
  }
}

extension IOS.Event.SettingsChoice {
  /// The words of the choice on a release (IOS-SET-001 to IOS-SET-003).
  public func label(on version: OSVersion) -> String {
    let row: IOS.SettingsRow =
      switch self {
      case .never: .never
      case .askNextTime: .askNextTime
      case .whileUsing: .whileUsing
      case .always: .always
      }
    return row.label(on: version) ?? row.rawValue
  }
}

import PlatformModel
import TransitionSystem

extension IOS {
  /// What the Location row of the app's page in Settings shows (Documentation/Facts/ios-settings.md).
  public enum SettingsRow: String, Hashable, Sendable, CaseIterable {
    /// There is no row: the app has not asked yet (IOS-SET-006).
    case absent
    case never
    case askNextTime
    case whileUsing
    case always
  }
}

extension IOS.SettingsRow {
  /// The words in Settings, or nil if there is no row (IOS-SET-002, IOS-SET-003).
  public func label(on version: OSVersion) -> String? {
    switch self {
    case .absent: nil
    case .never: "Never"
    case .askNextTime:
      version < .iOS(15) ? "Ask Next Time" : "Ask Next Time Or When I Share"
    case .whileUsing: "While Using the App"
    case .always: "Always"
    }
  }

  /// When each is shown; the first that holds.
  static let rows: [(row: IOS.SettingsRow, when: IOS.Guard)] = [
    (.never, .auth(.never)),
    (.askNextTime, .on(.temporary)),
    (.whileUsing, .reallyWhenInUse),
    (.always, .auth(.always)),
    (.askNextTime, .all(.on(.everAsked), .versions(.iOS(13)))),
    (.absent, .always),
  ]
}

extension IOS {
  /// A button of a system prompt, by its English label.
  ///
  /// Labels are those of the string lists behind section "Prompt catalogue" of the facts (P1 to P12).
  public enum Button: String, Hashable, Sendable, CaseIterable {
    case allow = "Allow"
    case dontAllow = "Don’t Allow"
    case allowOnce = "Allow Once"
    case allowWhileUsing = "Allow While Using App"
    case onlyWhileUsing = "Only While Using the App"
    case alwaysAllow = "Always Allow"
    case keepOnlyWhileUsing = "Keep Only While Using"
    case changeToAlwaysAllow = "Change to Always Allow"
    case changeToOnlyWhileUsing = "Change to Only While Using"
    case settings = "Settings"
    case cancel = "Cancel"
    case continueAllowing = "Continue"
    case ok = "OK"
    case notNow = "Not Now"
  }
}

extension IOS.Button: CustomStringConvertible {
  /// The label.
  public var description: String { rawValue }
}

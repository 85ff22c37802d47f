/// Why the background indicator was left as it was, and what to do.
public struct IndicatorProblem: Error, Hashable, Sendable {
  /// What stands in the way.
  public let reason: Reason

  /// What stands in the way.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Set in the background it comes too late for While Using (IOS-BG-015, IOS-BG-016).
    case notInForeground
    /// Without the mode the property aborts the app (IOS-BG-010).
    case backgroundModeMissing
    /// Nothing is granted that could go on in the background.
    case locationNotGranted
    /// Under Always, false ends the location in the background (IOS-BG-017).
    case alwaysWouldEnd
    /// iOS 8 has no such property (IOS-BG-013).
    case unavailable
  }
}

extension IndicatorProblem: CustomStringConvertible {
  /// What is the matter and what to do, in one line.
  public var description: String {
    switch reason {
    case .notInForeground:
      "The app is not in the foreground: turn the indicator on before the app is left."
    case .backgroundModeMissing:
      "UIBackgroundModes does not contain location, and the property would abort the app: "
        + "add location to UIBackgroundModes."
    case .locationNotGranted:
      "Location is not granted: request While Using first, and turn the indicator on then."
    case .alwaysWouldEnd:
      "Always is granted, and turning this off would end the location in the background: leave it "
        + "on, or say turnOff(evenUnderAlways: true)."
    case .unavailable:
      "iOS 8 has no such property: it behaves as if the indicator were on."
    }
  }
}

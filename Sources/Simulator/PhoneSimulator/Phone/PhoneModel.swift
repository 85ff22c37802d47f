import PlatformModel

/// A kind of iPhone, as far as it changes what the person sees.
public enum PhoneModel: String, Hashable, Sendable, CaseIterable {
  /// With a home button: the location indicator is a bar across the screen.
  case homeButton
  /// With a notch or an island from iOS 11 on: the indicator is a pill behind the clock.
  case notch

  /// The form of the location indicator; before iOS 11 every iPhone had a home button.
  public func indicator(on version: OSVersion) -> Indicator {
    self == .homeButton || version < .iOS(11) ? .bar : .pill
  }
}

/// The form of the background location indicator (Documentation/Facts/ios-background.md).
public enum Indicator: String, Hashable, Sendable, CaseIterable {
  case bar
  case pill
}

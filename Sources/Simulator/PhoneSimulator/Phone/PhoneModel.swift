/// A kind of iPhone, as far as it changes what the person sees.
public enum PhoneModel: String, Hashable, Sendable, CaseIterable {
  /// With a home button: the location indicator is a bar across the screen.
  case homeButton
  /// With a notch or an island: the indicator is a pill behind the clock.
  case notch

  /// The form of the location indicator.
  public var indicator: Indicator {
    switch self {
    case .homeButton: .bar
    case .notch: .pill
    }
  }
}

/// The form of the background location indicator (Documentation/Facts/ios-background.md).
public enum Indicator: String, Hashable, Sendable, CaseIterable {
  case bar
  case pill
}

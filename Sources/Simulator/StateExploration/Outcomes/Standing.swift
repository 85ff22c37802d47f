import AuthorizationEngine

/// Where a person and an app stand with the location, in the words of Settings and of the prompts.
public enum Standing: String, LocationStanding, CaseIterable {
  /// No question ever came up.
  case notAsked
  /// A question came up and nothing is decided: dismissed, lapsed, or Ask Next Time.
  case undecided
  case allowOnce
  case whileUsing
  /// Told Always while the person said While Using; the question is still to come (IOS-REQ-008).
  case alwaysUnconfirmed
  case always
  case denied
  case servicesOff
  case restricted

  /// The standing of a state.
  public init(_ state: IOS.State) {
    if !state.has(.locationServicesOn) {
      self = .servicesOff
    } else {
      switch state.grant {
      case .notDetermined where state.has(.restricted), .never where state.has(.restricted):
        self = .restricted
      case .notDetermined: self = state.has(.everAsked) ? .undecided : .notAsked
      case .never: self = .denied
      case .whenInUse: self = state.has(.temporary) ? .allowOnce : .whileUsing
      case .always: self = state.has(.provisional) ? .alwaysUnconfirmed : .always
      }
    }
  }

  /// The words for people.
  public var title: String {
    switch self {
    case .notAsked: "Not asked"
    case .undecided: "Not decided"
    case .allowOnce: "Allow Once"
    case .whileUsing: "While Using"
    case .alwaysUnconfirmed: "Always, not confirmed"
    case .always: "Always"
    case .denied: "Don’t Allow"
    case .servicesOff: "Location Services off"
    case .restricted: "Restricted"
    }
  }

  /// Every standing, the best first.
  public static let bestFirst: [Standing] = [
    .always, .alwaysUnconfirmed, .whileUsing, .allowOnce, .undecided, .notAsked, .denied,
    .restricted, .servicesOff,
  ]

  /// Whether the person said Always.
  public var isAlways: Bool { self == .always }

  /// Whether Location Services are off.
  public var isSwitchedOff: Bool { self == .servicesOff }

  /// Whether the app may have the location.
  public var hasLocation: Bool {
    switch self {
    case .allowOnce, .whileUsing, .alwaysUnconfirmed, .always: true
    case .notAsked, .undecided, .denied, .servicesOff, .restricted: false
    }
  }
}

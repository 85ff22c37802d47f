import AuthorizationEngine
import PlatformModel

/// Where a person and an Android app stand with the location, in the words of the dialogs.
public enum AndroidStanding: String, LocationStanding, CaseIterable {
  /// Held also in the background; up to Android 9 every grant is (AND-SPL-008).
  case allTheTime
  case whileUsing
  case onlyThisTime
  /// Nothing is decided: not asked yet, or asked every time.
  case undecided
  /// Denied, and a request shows a dialog still.
  case denied
  /// Denied, and no dialog is shown any more.
  case deniedForGood
  /// Location is switched off for the whole phone, whatever was answered.
  case locationOff

  /// The standing of a state.
  public init(_ state: Android.State, on device: Android.System) {
    guard state.has(.location) else {
      self = .locationOff
      return
    }
    let halves: [Android.Permission] = [.fine, .coarse]
    let held = halves.filter { state.has(.held, $0) && !state.has(.switchedOff, $0) }
    guard held.isEmpty else {
      if held.allSatisfy({ state.has(.oneTime, $0) }) {
        self = .onlyThisTime
      } else {
        self = state.has(.held, .background) || device.level < 29 ? .allTheTime : .whileUsing
      }
      return
    }
    let declared = halves.filter { state.has(.declared, $0) }
    let final = declared.filter { state.has(.fixed, $0) || state.has(.policy, $0) }
    // Where the accuracy can be chosen each half is asked for by itself (AND-RUN-020).
    let choosesAccuracy = device.level >= 31 && state.target >= 31
    if choosesAccuracy ? !final.isEmpty && final == declared : !final.isEmpty {
      self = .deniedForGood
    } else if halves.contains(where: { state.has(.set, $0) || state.has(.switchedOff, $0) }) {
      self = .denied
    } else {
      self = .undecided
    }
  }

  /// Every standing, the best first.
  public static var bestFirst: [AndroidStanding] { allCases }

  /// The words for people.
  public var title: String {
    switch self {
    case .allTheTime: "All the time"
    case .whileUsing: "While using the app"
    case .onlyThisTime: "Only this time"
    case .undecided: "Not decided"
    case .denied: "Denied"
    case .deniedForGood: "Denied for good"
    case .locationOff: "Location off"
    }
  }

  /// Whether the app may have the location.
  public var hasLocation: Bool {
    switch self {
    case .allTheTime, .whileUsing, .onlyThisTime: true
    case .undecided, .denied, .deniedForGood, .locationOff: false
    }
  }

  /// Whether the app may have it at any time.
  public var isAlways: Bool { self == .allTheTime }

  /// Whether location is off for the whole phone.
  public var isSwitchedOff: Bool { self == .locationOff }
}

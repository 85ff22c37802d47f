/// What an app uses locations for, with the raw values of CLActivityType (IOS-AUTH-007).
public enum ActivityType: Int, Hashable, Sendable, CaseIterable {
  case other = 1
  case automotiveNavigation = 2
  case fitness = 3
  case otherNavigation = 4
  /// iOS 12 and later.
  case airborne = 5
}

/// What live updates are for, with the raw values of CLLiveUpdateConfiguration (IOS-AUTH-007).
///
/// The order differs from ``ActivityType``: fitness and other navigation change places.
public enum LiveUpdateConfiguration: Int, Hashable, Sendable, CaseIterable {
  case `default` = 0
  case automotiveNavigation = 1
  case otherNavigation = 2
  case fitness = 3
  case airborne = 4
}

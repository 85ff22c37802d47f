/// What an app reads about motion, with the raw values of CMAuthorizationStatus (IOS-MOT-001).
///
/// iOS 11 and later; before, an app learns it from the errors of a query.
public enum MotionAuthorization: Int, Hashable, Sendable, CaseIterable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

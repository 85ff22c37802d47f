/// What a key of the Info.plist does for a request on a release.
public enum KeyDuty: String, Hashable, Sendable, CaseIterable {
  /// Without it the request does nothing.
  case required
  /// Not read here; older releases that the app still supports read it.
  case keptForOldTargets
  /// No release that has the request reads it for the request.
  case notRead
}

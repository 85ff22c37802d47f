import AuthorizationEngine

/// Something that happened to an app, with what the engine does not know: the position, the region.
public struct Noticed: Hashable, Sendable {
  /// What happened.
  public var effect: IOS.Effect
  /// The manager whose delegate is called; nil if it does not concern one.
  public var manager: IOS.ManagerID?
  /// What comes with it.
  public var detail: Detail?

  /// What comes with an effect.
  public enum Detail: Hashable, Sendable {
    case fix(Fix)
    case entered(String)
    case left(String)
    case beacons([String])
  }
}

extension IOS.Effect {
  /// Whether the app's own code can tell that it happened.
  ///
  /// Prompts, the indicator and what is withheld are the person's and the system's to see. A prompt
  /// that the lock takes away is the exception: the app under it goes to the background, which
  /// UIKit tells it (IOS-AUTH-044).
  package var reachesTheApp: Bool {
    switch self {
    case .promptClosed(.dismissedByLock): true
    case .promptShown, .promptClosed, .indicatorShown, .indicatorHidden, .settingsOpened,
      .withheld, .dropped, .ignored, .grantLapsed:
      false
    default: true
    }
  }
}

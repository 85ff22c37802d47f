/// What became of a request, with the permissions as they are after it.
public struct RequestResult: Hashable, Sendable {
  /// What was asked for.
  public let request: Request
  /// What the person decided, or why nothing was shown.
  public let outcome: Outcome
  /// The permissions after it.
  public let state: PermissionState
  /// What can be done about it; nil where the person decided in favour.
  public let advice: Advice?

  /// What the person decided, or why nothing was shown.
  public enum Outcome: Hashable, Sendable {
    /// The person answered a prompt.
    case decided(Answer)
    /// The app was left or the phone locked before an answer came, which takes the prompt away.
    ///
    /// What is asked for is as undecided as before (IOS-AUTH-044).
    case interrupted
    /// No prompt was shown, or none for Always after the one for While Using.
    case notShown(Obstacle)
  }
}

extension RequestResult {
  /// Whether the app may now do what it asked for, by this answer or an earlier one.
  public var isGranted: Bool { state.grants(request) }
}

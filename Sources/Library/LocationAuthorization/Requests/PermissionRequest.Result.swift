extension PermissionRequest {
  /// The outcome of a request, and the permissions after it.
  public struct Result: Hashable, Sendable {
    /// What was requested.
    public let request: PermissionRequest
    /// What the user decided, or why no prompt was shown.
    public let outcome: Outcome
    /// The permissions after it.
    public let state: PermissionState
    /// What can be done about it; nil if the permission is granted.
    public let advice: Advice?

    /// Whether the app has the permission now, by this decision or an earlier one.
    public var isGranted: Bool { state.grants(request) }
  }

  /// How a request ended. There are three ways, and there will be no more.
  public enum Outcome: Hashable, Sendable {
    /// The user answered a prompt.
    case decided(Decision)
    /// The user left the app or locked the phone before answering, which removes the prompt.
    ///
    /// The permission is as undecided as before (IOS-AUTH-044).
    case interrupted
    /// No prompt was shown, or none for Always after the one for When In Use.
    case notShown(Obstacle)
  }
}

extension PermissionRequest {
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

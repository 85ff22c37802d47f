extension PermissionRequest {
  /// Whether a request would show a prompt now.
  public enum PromptAvailability: Hashable, Sendable {
    /// A prompt would appear.
    case available
    /// No prompt would appear, for this reason.
    case unavailable(Obstacle)
    /// iOS does not report it: Always may have been requested before, or location allowed once.
    case unknown
  }
}

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
}

extension PermissionRequest {
  /// What the user decided in a prompt.
  ///
  /// Allow Once is ``allowed``: no app can distinguish it from Allow While Using App (IOS-REQ-012).
  /// iOS may offer more decisions, so a `switch` over them needs a `default`.
  public struct Decision: RawRepresentable, Hashable, Sendable {
    /// A name for logs that stays the same.
    public let rawValue: String

    /// A decision by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The permission is granted.
    public static let allowed = Decision(rawValue: "allowed")
    /// The user chose Don’t Allow, in the prompt or in Settings while the prompt was up.
    public static let declined = Decision(rawValue: "declined")
    /// Always was requested, and the user kept While Using (IOS-AUTH-036).
    public static let keptWhileUsing = Decision(rawValue: "keptWhileUsing")
  }
}

/// What the person decided in a prompt.
///
/// Allow Once is ``allowed``: no app can tell it from Allow While Using App (IOS-REQ-012).
public enum Answer: String, Hashable, Sendable, CaseIterable {
  /// What was asked for is granted.
  case allowed
  /// The person answered Don’t Allow, or chose it in Settings while the prompt was up.
  case declined
  /// Always was asked for, and the person kept While Using (IOS-AUTH-036).
  case keptWhileUsing
}

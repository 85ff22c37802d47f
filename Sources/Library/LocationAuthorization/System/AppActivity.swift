/// Whether the app is active, as UIKit reports it.
enum AppActivity: Hashable, Sendable {
  case active
  /// In the foreground and covered, for example by a prompt (IOS-AUTH-043).
  case inactive
  case background
}

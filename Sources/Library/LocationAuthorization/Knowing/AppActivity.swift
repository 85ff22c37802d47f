/// Whether the app is in front, as UIKit tells it.
enum AppActivity: Hashable, Sendable {
  case active
  /// In the foreground with something in front of it, such as a prompt (IOS-AUTH-043).
  case inactive
  case background
}

/// A family of phones whose permission system is modeled.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  /// iPhones and iPads; iPadOS follows the iOS row unless a fact says otherwise.
  case iOS
  /// Android phones, numbered by API level.
  case android = "Android"
}

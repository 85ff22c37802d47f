extension Explanation {
  /// What sort of thing is explained.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case rule
    case key
    /// A key that people write and iOS does not read.
    case inventedKey = "invented key"
    /// A permission of Android.
    case permission
    case storeMessage = "store message"
    /// Words of a console line or an exception.
    case systemText = "system text"
    case prompt
    case button
    /// What an app reads about a permission.
    case status
    case error
    case release
    case settingsPath = "place in Settings"
    /// A point on which sources disagree.
    case disagreement
    case vendorDocument = "vendor document"
    /// A name of Apple's that facts speak of.
    case symbol
    case fact
  }
}

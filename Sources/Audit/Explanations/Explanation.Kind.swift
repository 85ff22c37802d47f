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
    /// What people complain of, with what it may come from.
    case complaint
    /// A matter that several facts are about, by the word that people have for it.
    case subject
    case vendorDocument = "vendor document"
    /// A class or an option of a vendor's SDK.
    case vendorName = "name of an SDK"
    /// A class, method or property of Apple's or Android's.
    case symbol
    case fact
  }
}

/// The purpose keys that code asks the app's own Info.plist for before it runs, each with whether the
/// key has to be there.
///
/// A plug-in for many apps often asks only for what the app gives a reason for.
public typealias PurposeKeyTests = [String: Bool]

extension PurposeKeyTests {
  /// Whether a text is the key of a purpose string.
  static func isKey(_ text: String) -> Bool {
    text.hasPrefix("NS") && text.hasSuffix("UsageDescription")
  }

  /// The words of code that reads the Info.plist of its own bundle.
  static let readers: Set<String> = [
    "forInfoDictionaryKey", "infoDictionary", "objectForInfoDictionaryKey",
  ]
}

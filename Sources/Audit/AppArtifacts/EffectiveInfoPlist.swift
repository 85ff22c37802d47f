import Findings

/// The Info.plist a bundle is built with: the file, the generated keys, and every variable
/// expanded.
public struct EffectiveInfoPlist: Hashable, Sendable {
  /// Where a missing key has to be added: the file, or the place that generates the plist.
  public var position: SourcePosition
  /// The file, relative to the root; nil if the plist is wholly generated from build settings.
  public var file: String?
  /// The entries, in the order of the file, generated ones last.
  public var entries: [Entry]
  /// What INFOPLIST_KEY_* sets to no avail: Xcode generates no such key, or no plist at all.
  public var ignored: [Entry]
  /// Whether Xcode adds the keys of INFOPLIST_KEY_* settings that it knows.
  public var takesSettings: Bool

  /// A resolved Info.plist.
  public init(
    position: SourcePosition, file: String?, entries: [Entry], ignored: [Entry] = [],
    takesSettings: Bool = false
  ) {
    self.position = position
    self.file = file
    self.entries = entries
    self.ignored = ignored
    self.takesSettings = takesSettings
  }

  /// The entry with a key; keys are exact.
  public subscript(key: String) -> Entry? { entries.first { $0.key == key } }

  /// What INFOPLIST_KEY_* sets under names that Xcode does not know; none if it knows no names here.
  public var unknownSettings: [Entry] { takesSettings ? ignored : [] }

  /// What the name of a build setting for a key begins with.
  public static let settingPrefix = GeneratedKey.settingPrefix

  /// Whether a setting INFOPLIST_KEY_* makes a key in the form in which the system reads it.
  public static func hasSetting(for key: String) -> Bool {
    // The system reads a dictionary, and the setting makes a text.
    GeneratedKey.form(of: key) != nil && key != "NSLocationTemporaryUsageDescriptionDictionary"
  }

  /// The value of NSExtensionPointIdentifier, or of its ExtensionKit twin.
  package var extensionPoint: String? {
    self["NSExtension"]?.value["NSExtensionPointIdentifier"]?.value.string
      ?? self["EXAppExtensionAttributes"]?.value["EXExtensionPointIdentifier"]?.value.string
  }

  /// Whether it has the text that a page in a web view shows when it asks for the location.
  var explainsLocation: Bool { self["NSLocationWhenInUseUsageDescription"] != nil }
}

extension EffectiveInfoPlist {
  /// One key with its value and the place that sets it.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value with variables expanded; a variable nothing defines has become empty text.
    public var value: PropertyList.Value
    /// Where it is set: in the plist, or in the project or xcconfig line of INFOPLIST_KEY_*.
    public var position: SourcePosition
    /// Variables in the value that could not be expanded; a value with any is unknown.
    public var unresolved: [String]

    /// One key with its value.
    public init(
      _ key: String, _ value: PropertyList.Value, at position: SourcePosition,
      unresolved: [String] = []
    ) {
      self.key = key
      self.value = value
      self.position = position
      self.unresolved = unresolved
    }
  }
}

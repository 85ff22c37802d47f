import Findings

/// The InfoPlist strings of a bundle in one language.
public struct Localization: Hashable, Sendable {
  /// The language as the folder or the catalog names it: "en", "pt-BR", "Base".
  public var language: String
  /// The file the strings come from; nil if the language exists but has no InfoPlist strings.
  public var file: String?
  /// The strings, in the order of the file; of a key that occurs twice the last, as iOS has it.
  public var strings: [Entry]
  /// Whether this is the language the project is developed in.
  public var isDevelopment: Bool

  /// The InfoPlist strings of one language.
  public init(
    language: String, file: String?, strings: [Entry] = [], isDevelopment: Bool = false
  ) {
    self.language = language
    self.file = file
    var known: Set<String> = []
    self.strings = strings.reversed().filter { known.insert($0.key).inserted }.reversed()
    self.isDevelopment = isDevelopment
  }

  /// The text for a key in this language.
  public subscript(key: String) -> Entry? { strings.first { $0.key == key } }
}

extension Localization {
  /// A key and its text.
  public struct Entry: Hashable, Sendable {
    /// The key, an Info.plist key in these files.
    public var key: String
    /// The text.
    public var text: String
    /// Where it is.
    public var position: SourcePosition

    /// A key and its text.
    public init(_ key: String, _ text: String, at position: SourcePosition) {
      self.key = key
      self.text = text
      self.position = position
    }
  }
}

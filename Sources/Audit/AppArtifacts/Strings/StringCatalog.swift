import Findings

/// An Xcode string catalog: `.xcstrings`.
public struct StringCatalog: Hashable, Sendable {
  /// The file, relative to the root.
  public var file: String
  /// The language whose texts stand for themselves where the catalog holds none.
  public var sourceLanguage: String
  /// The keys, in the order of the file.
  public var keys: [Key]

  /// A catalog that was read.
  public init(file: String, sourceLanguage: String, keys: [Key]) {
    self.file = file
    self.sourceLanguage = sourceLanguage
    self.keys = keys
  }
}

extension StringCatalog {
  /// A key with its texts.
  public struct Key: Hashable, Sendable {
    /// The key.
    public var name: String
    /// Where it is.
    public var position: SourcePosition
    /// Whether Xcode expects translations; false if the catalog says "do not translate".
    public var shouldTranslate: Bool
    /// How Xcode came by the key, such as "manual", "migrated" or "stale"; nil if it does not say.
    public var extractionState: String?
    /// The texts, one a language, in the order of the file.
    public var texts: [Text]

    /// A key with its texts.
    public init(
      _ name: String, at position: SourcePosition, shouldTranslate: Bool = true,
      extractionState: String? = nil, texts: [Text] = []
    ) {
      self.name = name
      self.position = position
      self.shouldTranslate = shouldTranslate
      self.extractionState = extractionState
      self.texts = texts
    }
  }

  /// The text of a key in one language.
  public struct Text: Hashable, Sendable {
    /// The language.
    public var language: String
    /// The text; of one that varies by plural or device, the form "other", else the first.
    public var text: String
    /// What the translator made of it: "translated", "new", "needs_review"; nil if it does not say.
    public var state: String?
    /// Where it is.
    public var position: SourcePosition

    /// The text of a key in one language.
    public init(
      _ language: String, _ text: String, state: String? = nil, at position: SourcePosition
    ) {
      self.language = language
      self.text = text
      self.state = state
      self.position = position
    }
  }
}

extension StringCatalog {
  /// The languages that any key has a text in, and the source language, sorted.
  public var languages: [String] {
    Set(keys.flatMap { $0.texts.map(\.language) } + [sourceLanguage]).sorted()
  }

  /// The strings of the bundle in each language, sorted by language, as Xcode would write them.
  ///
  /// A text in the state "new" is none yet. A key that is not to be translated has its source text
  /// in every language. In the source language a key without a text is its own text, unless the
  /// file is an `InfoPlist.xcstrings`, whose keys are no texts: there it is left out.
  public var localizations: [Localization] {
    let keysAreTexts = !file.hasSuffix("InfoPlist.xcstrings")
    return languages.map { language in
      let isSource = language == sourceLanguage
      let entries = keys.compactMap { key -> Localization.Entry? in
        let own = key.texts.first { $0.language == language }
        let wanted = own == nil && !key.shouldTranslate ? sourceLanguage : language
        if let text = own ?? key.texts.first(where: { $0.language == wanted }) {
          if text.state == "new", wanted != sourceLanguage { return nil }
          return Localization.Entry(key.name, text.text, at: text.position)
        }
        guard wanted == sourceLanguage, keysAreTexts else { return nil }
        return Localization.Entry(key.name, key.name, at: key.position)
      }
      return Localization(
        language: language, file: file, strings: entries, isDevelopment: isSource)
    }
  }
}

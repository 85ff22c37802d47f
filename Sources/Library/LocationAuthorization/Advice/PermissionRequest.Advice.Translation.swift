extension PermissionRequest.Advice {
  /// The sentences of the library in a language, by keys that stay the same.
  ///
  /// `{app}`, `{path}` and `{key}` are replaced by the app's name, the path in Settings and a key of
  /// the Info.plist. A sentence that a translation lacks stays English.
  public struct Translation: Hashable, Sendable {
    private let sentences: [String: String]

    /// A translation: sentences by the keys of ``englishSentences``.
    public init(_ sentences: [String: String]) { self.sentences = sentences }

    /// The English sentences.
    public static let english = Translation([:])

    /// Every key with its English sentence, in alphabetical order.
    public static let englishSentences: [(key: String, sentence: String)] =
      Text.allCases.flatMap { text in
        [(text.rawValue, text.english), (text.suggestionKey, text.englishSuggestion)]
          .filter { !$0.1.isEmpty }
      }.sorted { $0.0 < $1.0 }

    /// The sentence of a key; empty if there is none.
    subscript(key: String) -> String { sentences[key] ?? Self.inEnglish[key] ?? "" }

    private static let inEnglish = Dictionary(
      englishSentences.map { ($0.key, $0.sentence) }, uniquingKeysWith: { first, _ in first })
  }
}

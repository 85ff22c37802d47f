/// What a person typed or pasted, prepared for comparing.
struct Pasted: Sendable {
  /// The text, cut after as much as any message or log that explains itself.
  let text: String
  /// Its words.
  let words: [String]
  /// Every three words in a row.
  let runs: Set<[String]>
  /// Every two words in a row.
  let pairs: Set<[String]>

  /// The longest text that is looked at, in characters.
  static let limit = 50_000

  init(_ text: String) {
    self.text = String(text.prefix(Self.limit))
    words = self.text.words
    runs = Wording.runs(of: words)
    pairs = Set(zip(words, words.dropFirst()).map { [$0, $1] })
  }
}

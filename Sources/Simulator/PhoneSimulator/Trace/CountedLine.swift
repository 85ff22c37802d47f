/// A line of a trace that can stand for several of a kind in a row.
protocol CountedLine {
  /// How often it happened in a row.
  var count: Int { get set }
  /// When it happened last.
  var lastTime: Duration { get set }
  /// Whether it comes again and again while a service runs.
  var comesInRuns: Bool { get }
}

extension Array where Element: CountedLine {
  /// Counts what repeats one of the last lines that came in runs, and gives its place; nil if no
  /// line of the act under way is repeated. What an act brings never changes a line of an act
  /// before.
  mutating func countRepeat(
    at now: Duration, since act: Int, isRepeated: (Element) -> Bool
  ) -> Int? {
    for place in indices.reversed().prefix(4) where place >= act {
      guard self[place].comesInRuns else { return nil }
      guard isRepeated(self[place]) else { continue }
      self[place].count += 1
      self[place].lastTime = now
      return place
    }
    return nil
  }
}

extension Sequence {
  /// The words of those that have one, in order.
  ///
  /// - Parameter isNamedOnce: Whether the same word is said once, however often it happened.
  func words(isNamedOnce: Bool = true, _ word: (Element) -> String?) -> [String] {
    var words: [String] = []
    for element in self {
      guard let word = word(element), !isNamedOnce || !words.contains(word) else { continue }
      words.append(word)
    }
    return words
  }
}

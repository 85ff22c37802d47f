extension Explainer {
  /// The topics that hold every one of some words, in any order; a long word may be a beginning.
  func places(holding words: [String]) -> [Int] {
    let wanted = words.uniqued.filter { !Self.fillers.contains($0) }
    guard !wanted.isEmpty, wanted.count <= 12 else { return [] }
    return topics.indices.filter { place in
      let topic = topics[place]
      let text = ([topic.name, topic.title] + topic.aliases + topic.wordings).joined(separator: " ")
      let words = Set(text.words)
      return wanted.allSatisfy { want in
        words.contains(want) || want.count >= 4 && words.contains { $0.hasPrefix(want) }
      }
    }
  }

  /// The three topics whose names are nearest to a text, as a typist's slips go.
  func nearMisses(of pasted: Pasted) -> [Int] {
    let text = Array(pasted.words.joined().utf8)
    guard !text.isEmpty, text.count <= Self.longestName else { return [] }
    let bound = max(1, min(6, text.count / 3))
    var distances: [Int: Int] = [:]
    for (name, places) in named where name.utf8.count <= Self.longestName {
      guard let distance = EditDistance.between(text, Array(name.utf8), atMost: bound) else {
        continue
      }
      for place in places { distances[place] = min(distance, distances[place] ?? .max) }
    }
    let sorted = distances.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    return sorted.prefix(3).map(\.key)
  }

  /// Longer ones are sentences; nobody types them from memory.
  private static let longestName = 80

  /// Words that a question is made of, and that say nothing about what it asks.
  private static let fillers: Set<String> = [
    "a", "about", "an", "and", "are", "at", "by", "do", "does", "error", "for", "how", "i", "in",
    "is", "it", "my", "of", "on", "or", "the", "to", "was", "what", "when", "which", "why", "with",
  ]
}

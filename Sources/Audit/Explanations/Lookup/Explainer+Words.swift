extension Explainer {
  /// The topics that hold every one of some words, in any order; a long word may be a beginning.
  func places(holding words: [String]) -> [Int] {
    let wanted = words.withoutFillers.uniqued.filter { $0.count > 1 }
    guard !wanted.isEmpty, wanted.count <= 12 else { return [] }
    return topics.indices.filter { place in
      let topic = topics[place]
      let text = ([topic.name, topic.title] + topic.aliases + topic.wordings).joined(separator: " ")
      let words = Set(text.words)
      return wanted.allSatisfy { want in
        if words.contains(want) || want.last == "s" && words.contains(String(want.dropLast())) {
          return true
        }
        return want.count >= 4 && words.contains { $0.hasPrefix(want) }
      }
    }
  }

  /// The three topics whose names are nearest to a text, as a typist's slips go.
  func nearMisses(of pasted: Pasted) -> [Int] {
    let text = Array(pasted.words.joined().utf8)
    guard (2...Self.longestName).contains(text.count) else { return [] }
    let bound = max(1, min(6, text.count / 3))
    var distances: [Int: Int] = [:]
    for (name, places) in named where name.utf8.count <= Self.longestName {
      guard let distance = EditDistance.between(text, Array(name.utf8), atMost: bound) else {
        continue
      }
      for place in places { distances[place] = min(distance, distances[place] ?? .max) }
    }
    let ranked = distances.map { place, distance in
      // Of names equally far, those that begin alike are likelier.
      let name = Array(topics[place].name.folded.utf8)
      return (distance, -zip(name, text).prefix { $0 == $1 }.count, place)
    }
    return ranked.sorted { $0 < $1 }.prefix(3).map(\.2)
  }

  /// Longer ones are sentences; no one types them from memory.
  private static let longestName = 80
}

extension [String] {
  /// The words without those that a question is made of, and that do not say what it asks.
  var withoutFillers: [String] { filter { !Self.fillers.contains($0) } }

  private static let fillers: Set<String> = [
    "a", "about", "an", "and", "are", "at", "by", "can", "could", "do", "does", "error", "for",
    "happen", "happens", "how", "i", "if", "in", "is", "it", "mean", "means", "my", "of", "on",
    "or", "should", "the", "to", "was", "what", "when", "which", "why", "with",
  ]
}

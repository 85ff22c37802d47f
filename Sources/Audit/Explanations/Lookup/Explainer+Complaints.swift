extension Explainer {
  /// The topics that a complaint in words is about: "location not working in background".
  ///
  /// It says that something is not so, and holds a word of each group of the topic. Of several those
  /// with the most groups are meant, and those of the platform that it names.
  func complaints(in pasted: Pasted) -> [Int] {
    let words = pasted.words
    guard (2...Self.longestComplaint).contains(words.count),
      words.contains(where: Self.denials.contains)
    else { return [] }
    let matching = topics.indices.filter { place in
      let groups = topics[place].complaint
      return !groups.isEmpty && groups.allSatisfy { $0.contains { words.hold($0) } }
    }
    let most = matching.map { topics[$0].complaint.count }.max() ?? 0
    let best = matching.filter { topics[$0].complaint.count == most }
    let isAndroid = words.contains("android")
    guard isAndroid || words.contains(where: ["ios", "iphone", "ipad"].contains) else {
      return best
    }
    let named = best.filter { topics[$0].name.hasSuffix("Android") == isAndroid }
    return named.isEmpty ? best : named
  }

  /// Longer texts are logs and mails.
  private static let longestComplaint = 30

  /// What says that something is not as it should be.
  private static let denials: Set<String> = [
    "broken", "cannot", "cant", "didnt", "doesnt", "dont", "empty", "fail", "failing",
    "fails", "few", "isnt", "lost", "missing", "never", "no", "none", "not", "nothing", "rarely",
    "slow", "stop", "stopped", "stops", "wont", "without", "wrong",
  ]
}

extension [String] {
  /// Whether a word is among them, or begins one of them where it has four letters or more.
  fileprivate func hold(_ word: String) -> Bool {
    contains { $0 == word || word.count >= 4 && $0.hasPrefix(word) }
  }
}

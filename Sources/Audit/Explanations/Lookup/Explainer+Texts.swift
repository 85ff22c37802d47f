extension Explainer {
  /// The messages, titles and errors that a pasted text holds, or is a part of.
  func messages(in pasted: Pasted) -> [Int] {
    var shared: [(place: Int, runs: Set<[String]>)] = []
    for (place, topic) in topics.enumerated() where !topic.wordings.isEmpty {
      let runs = topic.wordings.compactMap { Wording($0).shared(with: pasted) }
      if !runs.isEmpty { shared.append((place, runs.reduce([]) { $0.union($1) })) }
    }
    // What explains less of the text than another one does is a look-alike of that one.
    let best = shared.filter { mine in
      !shared.contains { mine.runs.isStrictSubset(of: $0.runs) }
    }
    return (numbered(in: pasted) + best.map(\.place)).uniqued.sorted()
  }

  /// Errors and store messages by their numbers: "kCLErrorDomain Code=1", "ITMS-90683".
  private func numbered(in pasted: Pasted) -> [Int] {
    let words = pasted.words
    var places: [Int] = []
    for (index, word) in words.enumerated() {
      let rest = words.dropFirst(index + 1)
      if word == "itms", let number = rest.first {
        places += named[word + number] ?? []
      } else if word.hasSuffix("errordomain"), rest.count >= 2,
        let label = rest.first, label == "error" || label == "code",
        let number = rest.dropFirst().first
      {
        places += named[word + label + number] ?? []
      }
    }
    return places
  }

  /// The topics whose names are in a text of several words, spelled as code is.
  func mentions(in pasted: Pasted) -> [Int] {
    guard pasted.words.count > 1 else { return [] }
    // In a long log two letters that look like a name are chance.
    let shortest = pasted.words.count > 20 ? 5 : 2
    let tokens = pasted.text.tokens.filter { $0.count >= shortest && $0.looksLikeAName }
    let places = tokens.compactMap { token -> Int? in
      let places = named[token.folded] ?? []
      return places.count == 1 ? places.first : nil
    }
    return places.uniqued
  }

  /// What a release that was never made is answered with; nil for any other text.
  func strangers(to pasted: Pasted) -> [Hit]? {
    guard let first = pasted.words.first, pasted.words.count <= 3 else { return nil }
    let isSystem = first == "ios" || first == "ipados"
    let number = isSystem ? pasted.words.dropFirst().first : first.afterSystem
    guard let number, let major = Int(number) else { return nil }
    let releases = topics.filter {
      $0.kind == .release && $0.name.hasPrefix("iOS") && !$0.name.contains(".")
    }
    let numbered = releases.compactMap { topic in
      Int(topic.name.drop { !$0.isNumber }).map { (major: $0, topic: topic) }
    }
    let near = [numbered.last { $0.major <= major }, numbered.first { $0.major > major }]
    let list = topics.filter { $0.name == "IOS-SET-023" }
    return (near.compactMap { $0?.topic } + list).map { Hit($0) }
  }
}

extension String {
  /// Whether no ordinary word is written so: capitals or digits inside, or hyphens.
  fileprivate var looksLikeAName: Bool {
    guard contains(where: \.isLetter) else { return false }
    return dropFirst().contains { $0.isUppercase || $0.isNumber || $0 == "-" }
  }

  /// "20" of "ios20".
  fileprivate var afterSystem: String? {
    for system in ["ios", "ipados"] where hasPrefix(system) {
      return String(dropFirst(system.count))
    }
    return nil
  }
}

/// Words that the system writes, known one by one but for gaps that differ between apps.
struct Wording: Sendable {
  /// The words between the gaps.
  let segments: [[String]]
  /// Every three words in a row, and two where a gap leaves no more beside each other.
  let runs: Set<[String]>

  /// A text whose gaps are written as {name}, “X”, %lu or three dots.
  init(_ text: String) {
    segments = Self.parts(of: text).map(\.words).filter { !$0.isEmpty }
    runs = segments.reduce(into: []) {
      $0.formUnion($1.count == 2 ? [$1] : Self.runs(of: $1))
    }
  }

  /// The runs that a pasted text shares with this one; nil if they are too few to mean it.
  ///
  /// Either may be a part of the other: a person pastes half a sentence or a whole log.
  func shared(with pasted: Pasted) -> Set<[String]>? {
    guard !pasted.runs.isEmpty else {
      let isPart = pasted.words.count == 2 && segments.contains { $0.contains(pasted.words) }
      return isPart ? [pasted.words] : nil
    }
    let common = runs.intersection(pasted.runs.union(pasted.pairs))
    let shorter = min(runs.count, pasted.runs.count)
    return common.isEmpty || common.count * 5 < shorter * 3 ? nil : common
  }

  /// Every three words in a row; fewer words have no run.
  static func runs(of words: [String]) -> Set<[String]> {
    guard words.count >= 3 else { return [] }
    return Set((0...(words.count - 3)).map { Array(words[$0..<($0 + 3)]) })
  }

  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var rest = text[...]
    while let character = rest.first {
      if let gap = gap(at: rest) {
        parts.append("")
        rest = rest[gap...]
      } else {
        parts[parts.count - 1].append(character)
        rest.removeFirst()
      }
    }
    return parts
  }

  /// Where a gap that opens the text ends.
  private static func gap(at text: Substring) -> Substring.Index? {
    for mark in ["“X”", "%lu", "..."] where text.hasPrefix(mark) {
      return text.index(text.startIndex, offsetBy: mark.count)
    }
    guard text.first == "{", let close = text.firstIndex(of: "}") else { return nil }
    return text.index(after: close)
  }
}

/// What a pasted text says in the gaps of a wording, by the names in its braces.
///
/// A gap is found by the words around it: up to three before it and two after it.
struct GapValues: Hashable, Sendable {
  private let values: [String: [String]]

  /// Looks for the gaps of some wordings in a text.
  init(of wordings: [String], in text: String) {
    let words = text.placedWords
    var values: [String: [String]] = [:]
    for gap in wordings.flatMap(Gap.all) {
      for value in gap.values(in: words, of: text) {
        if values[gap.name]?.contains(value) != true { values[gap.name, default: []].append(value) }
      }
    }
    self.values = values
  }

  /// Whether no gap was found.
  var isEmpty: Bool { values.isEmpty }

  /// What is in a gap; several values are enumerated, nil if none was found.
  subscript(name: String) -> String? { values[name]?.joined(separator: ", ") }

  /// A wording with what is known in its gaps; a gap that was not found keeps its braces.
  func filled(_ wording: String) -> String {
    values.keys.sorted().reduce(wording) { text, name in
      let parts = text.split(separator: "{\(name)}", omittingEmptySubsequences: false)
      return parts.joined(separator: self[name] ?? "{\(name)}")
    }
  }
}

/// A gap of a wording, with the words around it.
private struct Gap {
  var name: String
  var before: [String]
  var after: [String]

  /// The gaps of a wording that have enough words around them to be found.
  static func all(of wording: String) -> [Gap] {
    var gaps: [Gap] = []
    var rest = wording[...]
    var before: Substring = ""
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      before = rest[..<open]
      let name = String(rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
      let after = rest.prefix { $0 != "{" }
      gaps.append(
        Gap(
          name: name, before: String(before).words.suffix(3),
          after: Array(String(after).words.prefix(2))))
    }
    return gaps.filter { $0.before.count >= 2 || !$0.before.isEmpty && !$0.after.isEmpty }
  }

  /// As many words as a value may have; a path of a bundle has some.
  private static let longest = 10

  func values(in words: [PlacedWord], of text: String) -> [String] {
    words.indices.compactMap { place in
      guard place >= before.count, words[(place - before.count)..<place].map(\.word) == before
      else { return nil }
      let ends = place..<min(place + Self.longest, words.count)
      let end = ends.first { last in
        let next = words[(last + 1)...].prefix(after.count).map(\.word)
        return next == after
      }
      return end.map { String(text[words[place].range.lowerBound..<words[$0].range.upperBound]) }
    }
  }
}

/// A word of a text, in lower case, with its place.
struct PlacedWord {
  var word: String
  var range: Range<String.Index>
}

extension String {
  /// The words as ``words`` has them, each with its place.
  fileprivate var placedWords: [PlacedWord] {
    var words: [PlacedWord] = []
    var start: String.Index?
    for index in unicodeScalars.indices {
      let scalar = unicodeScalars[index]
      let isPart = scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
      if isPart, start == nil { start = index }
      if !isPart, !scalar.isInsideWords, let first = start {
        words.append(PlacedWord(word: self[first..<index].description.folded, range: first..<index))
        start = nil
      }
    }
    if let first = start {
      words.append(PlacedWord(word: self[first...].description.folded, range: first..<endIndex))
    }
    return words
  }
}

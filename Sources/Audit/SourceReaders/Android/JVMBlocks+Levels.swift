extension JVMBlocks {
  /// Whether the blocks around a place leave new levels out, Android 11 and later unless it is
  /// said: `SDK_INT == Q`, `< R`, or the `else` of `>= R`.
  func isForOldLevels(_ place: Int) -> Bool {
    guard tellsLevels, !open.isEmpty else { return false }
    return isOld(open[open.count - 1], at: place)
  }

  /// The levels that the tests around a place allow.
  func levels(at place: Int) -> ClosedRange<Int> {
    guard tellsLevels else { return 1...Int.max }
    return open.reduce(1...Int.max) { levels, block in
      var levels = levels
      if let own = self.levels(of: block.head, before: place) {
        levels = levels.intersection(own) ?? levels
      }
      for branch in block.branches {
        let passed = self.levels(of: branch, before: place, isElse: true)
        guard let rest = passed?.complement else { continue }
        levels = levels.intersection(rest) ?? levels
      }
      return levels
    }
  }

  /// The levels of the test whose block contains a place, if nothing else decides whether the place
  /// is reached from where the reading began.
  func levelsOfOnlyTest(at place: Int) -> ClosedRange<Int>? {
    guard tellsLevels, open.count == 2, open.allSatisfy({ $0.branches.isEmpty }),
      open[0].head < tokens.count, tokens[open[0].head].text == "if"
    else { return nil }
    let statement = tokens[open[1].head..<max(open[1].head, place)]
    guard !statement.contains(where: { Self.deciding.contains($0.text) }) else { return nil }
    return levels(of: open[0].head, before: place, isElse: true)
  }

  /// The levels on which a test lets a `return` or `throw` run, if nothing else decides that.
  func levelsOfLeaving(at place: Int) -> ClosedRange<Int>? {
    guard place + 1 < tokens.count, tokens[place + 1].text != "@" else { return nil }
    // `?: return` is not all of its statement.
    guard open.count == 1 else {
      return open[open.count - 1].head == place ? levelsOfOnlyTest(at: place) : nil
    }
    let head = open[0].head
    guard tellsLevels, open[0].branches.isEmpty, head < place, tokens[head].text == "if",
      tokens[place - 1].text == ")",
      !tokens[(head + 1)..<place].contains(where: { Self.deciding.contains($0.text) })
    else { return nil }
    return levels(of: head, before: place, isElse: true)
  }

  private static let deciding: Set = ["if", "when", "for", "while", "case", "catch", "switch"]

  /// The branch that a place is in, of an `if` with its `else`; only one of the branches runs.
  struct Branch: Hashable {
    /// Where the first test of the `if` is.
    var chain: Int
    /// Which of the branches it is.
    var number: Int
  }

  /// The branches around what is read next, the outermost first.
  var ways: [Branch] {
    open.map { Branch(chain: $0.branches.first ?? $0.head, number: $0.branches.count) }
  }

  private func isOld(_ block: Block, at place: Int) -> Bool {
    if block.isInOld { return true }
    if let levels = levels(of: block.head, before: place), levels.upperBound < firstNewLevel {
      return true
    }
    return block.branches.contains { branch in
      guard let levels = levels(of: branch, before: place, isElse: true) else { return false }
      return levels.lowerBound <= firstNewLevel && levels.upperBound == .max
    }
  }

  /// The levels that the test of a statement lets in; nil if it has none, or says more than one.
  ///
  /// The `else` of a test with `&&` is reached on every level.
  private func levels(
    of head: Int, before place: Int, isElse: Bool = false
  ) -> ClosedRange<Int>? {
    guard head < place else { return nil }
    let end = tokens[head..<place].prefix(Self.longestTest).firstIndex { $0.text == "{" } ?? place
    let words = tokens[head..<end].prefix(Self.longestTest).map(\.text)
    guard let test = words.firstIndex(where: Self.isTest),
      !words.contains("|"), !words.contains("!"), !(isElse && words.contains("&")),
      isElse || !isBehindElse(words[(test + 1)...])
    else { return nil }
    if let level = Self.predicateLevel(words[test]) {
      // `atLeastR() == false` says the other thing.
      return words.contains("=") ? nil : level...Int.max
    }
    let rest = words[(test + 1)...].drop { $0 == ")" }
    let sign = rest.prefix(while: Self.isComparison)
    let operand = rest.dropFirst(sign.count).prefix { $0 == "." || $0.allSatisfy(\.isNameLike) }
    guard let level = operand.last.flatMap(Self.level) else { return nil }
    if words[test] == "isAtLeast" { return level...Int.max }
    return switch sign.joined() {
    case "==": level...level
    case "<=": 1...max(1, level)
    case "<": 1...max(1, level - 1)
    case ">=": level...Int.max
    case ">": (level + 1)...Int.max
    default: nil
    }
  }

  /// Whether an expression already contains the alternative to its test:
  /// `SDK_INT >= S ? a : b`, `if (SDK_INT >= S) a else b`.
  private func isBehindElse(_ words: ArraySlice<String>) -> Bool {
    if words.contains("else") { return true }
    guard let question = words.firstIndex(of: "?") else { return false }
    return words[question...].contains(":")
  }

  private static let longestTest = 60

  /// Whether a word begins a test of the level: the platform's own, or a function that is named for
  /// one.
  static func isTest(_ word: String) -> Bool {
    word == "SDK_INT" || word == "isAtLeast" || predicateLevel(word) != nil
  }

  /// The level from which on a function of an app's own is true, by its name: `atLeastR`,
  /// `isAtLeastS`, `hasQ`, `isAndroid12OrLater`.
  private static func predicateLevel(_ word: String) -> Int? {
    guard let first = word.utf8.first, "aih".utf8.contains(first) else { return nil }
    var name = Substring(word)
    for suffix in ["OrLater", "OrHigher", "OrAbove", "OrNewer", "AndAbove", "AndUp", "Plus"]
    where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
      break
    }
    guard let start = predicates.first(where: name.hasPrefix) else { return nil }
    name = name.dropFirst(start.count)
    if let release = Int(name), start.hasSuffix("Android") { return releases[release] }
    if let number = Int(name) {
      return start.hasSuffix("Api") || start.hasSuffix("Sdk") ? number : nil
    }
    return codeNames[String(name)] ?? spokenNames[String(name)]
  }

  /// Longest first.
  private static let predicates = [
    "isAtLeastAndroid", "atLeastAndroid", "isAtLeastApi", "atLeastApi", "isAtLeastSdk",
    "isAtLeast", "atLeast", "isAndroid", "hasAndroid", "isApi", "isSdk", "has", "is",
  ]
  private static let releases = [
    5: 21, 6: 23, 7: 24, 8: 26, 9: 28, 10: 29, 11: 30, 12: 31, 13: 33, 14: 34, 15: 35, 16: 36,
  ]
  private static let spokenNames = [
    "Marshmallow": 23, "Nougat": 24, "Oreo": 26, "Pie": 28, "Tiramisu": 33, "UpsideDownCake": 34,
    "VanillaIceCream": 35,
  ]

  private static func isComparison(_ word: String) -> Bool {
    word == "<" || word == ">" || word == "=" || word == "("
  }

  static func level(_ word: String) -> Int? {
    if let number = Int(word) { return (1...99).contains(number) ? number : nil }
    return codeNames[word]
  }

  /// The names of releases in Build.VERSION_CODES.
  private static let codeNames = [
    "BASE": 1, "BASE_1_1": 2, "CUPCAKE": 3, "DONUT": 4, "ECLAIR": 5, "ECLAIR_0_1": 6,
    "ECLAIR_MR1": 7, "FROYO": 8, "GINGERBREAD": 9, "GINGERBREAD_MR1": 10, "HONEYCOMB": 11,
    "HONEYCOMB_MR1": 12, "HONEYCOMB_MR2": 13, "ICE_CREAM_SANDWICH": 14,
    "ICE_CREAM_SANDWICH_MR1": 15, "JELLY_BEAN": 16, "JELLY_BEAN_MR1": 17, "JELLY_BEAN_MR2": 18,
    "KITKAT": 19, "KITKAT_WATCH": 20, "LOLLIPOP": 21, "LOLLIPOP_MR1": 22, "M": 23, "N": 24,
    "N_MR1": 25, "O": 26, "O_MR1": 27, "P": 28, "Q": 29, "R": 30, "S": 31, "S_V2": 32,
    "TIRAMISU": 33, "UPSIDE_DOWN_CAKE": 34, "VANILLA_ICE_CREAM": 35, "BAKLAVA": 36,
  ]
}

extension ClosedRange<Int> {
  /// The levels that two ranges have in common; nil if there are none.
  package func intersection(_ other: Self) -> Self? {
    overlaps(other) ? clamped(to: other) : nil
  }

  /// The levels outside a range that is open at one end; nil if it is open at neither or both.
  var complement: Self? {
    if lowerBound > 1, upperBound == .max { return 1...(lowerBound - 1) }
    if lowerBound <= 1, upperBound < .max { return (upperBound + 1)...Int.max }
    return nil
  }

  /// The levels of two ranges and those between them.
  package func hull(_ other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}

extension Character {
  fileprivate var isNameLike: Bool { isLetter || isNumber || self == "_" }
}

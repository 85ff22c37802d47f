/// A condition that decides whether code runs.
struct ObjectiveCCondition {
  /// The tokens of the condition.
  var tokens: Range<Int>
  /// Whether the code runs where the condition is true.
  var isTrue: Bool
}

/// What surrounds and precedes a token of Objective-C: conditions, `@try`, cases of a switch.
struct ObjectiveCBlocks {
  private let source: ObjectiveCSource
  /// The conditions under which the token's code runs.
  private(set) var conditions: [ObjectiveCCondition] = []
  /// The subject of each switch around it, with the case labels that lead to it.
  private(set) var cases: [(subject: Range<Int>, labels: [[Int]], others: [Int])] = []
  /// The statement that the token is part of, within the innermost braces.
  private(set) var statement: Range<Int> = 0..<0
  /// Whether an `@try` around it catches what is thrown.
  private(set) var isInTry = false

  init(around index: Int, in source: ObjectiveCSource) {
    self.source = source
    var position = index
    var isInnermost = true
    while true {
      let opener = source.parent(position)
      if opener < 0 || source.isToken(opener, "{") {
        let start = readStatement(at: position, in: opener)
        if isInnermost { statement = start..<end(of: position) }
        isInnermost = false
      }
      guard opener >= 0 else { return }
      if source.isToken(opener, "{") { readBlock(opener, around: position) }
      position = opener
    }
  }

  private func end(of position: Int) -> Int {
    let end = source.siblings(from: position, to: source.tokens.count)
      .first { source.isToken($0, ";") || source.isToken($0, "}") }
    return end ?? source.tokens.count
  }
}

extension ObjectiveCBlocks {
  /// The statement's own `if` without braces, and the early exits before it; returns its start.
  private mutating func readStatement(at position: Int, in opener: Int) -> Int {
    var start = position
    while start - 1 > opener {
      let before = start - 1
      if source.isToken(before, [";", "}", "{"]) || isEndOfLabel(before) { break }
      if source.isToken(before, "else") {
        addElse(before)
        break
      }
      if let keyword = keyword(endingAt: before) {
        add(keyword, isTrue: true)
        break
      }
      let partner = source.partner(before)
      start = partner >= 0 && partner < before ? partner : before
    }
    if opener >= 0 { readExits(in: opener, before: start) }
    return start
  }

  /// Whether a token is the colon after a case label, and not that of a ternary.
  private func isEndOfLabel(_ colon: Int) -> Bool {
    guard source.isToken(colon, ":") else { return false }
    var index = colon - 1
    while index > source.parent(colon) {
      if source.isToken(index, ["case", "default"]) { return true }
      if source.isToken(index, [";", "{", "}", "?"]) { return false }
      index -= 1
    }
    return false
  }

  /// The `if`, `while` or `for` whose brackets end here.
  private func keyword(endingAt index: Int) -> Int? {
    let bracket = source.partner(index)
    guard source.isToken(index, ")"), bracket > 0,
      source.isToken(bracket - 1, ["if", "while", "for"])
    else { return nil }
    return bracket - 1
  }

  private mutating func add(_ keyword: Int, isTrue: Bool) {
    let end = source.partner(keyword + 1)
    guard end > keyword else { return }
    conditions.append(ObjectiveCCondition(tokens: (keyword + 2)..<end, isTrue: isTrue))
    if source.isToken(keyword, "if"), source.isToken(keyword - 1, "else") { addElse(keyword - 1) }
  }

  /// The conditions that failed before an `else`, along the whole chain.
  private mutating func addElse(_ index: Int) {
    var other = index
    for _ in 0..<Self.chainLimit {
      guard let keyword = ifBefore(other) else { return }
      let end = source.partner(keyword + 1)
      guard end > keyword else { return }
      conditions.append(ObjectiveCCondition(tokens: (keyword + 2)..<end, isTrue: false))
      guard source.isToken(keyword - 1, "else") else { return }
      other = keyword - 1
    }
  }

  /// Longer chains of `else if` are cut off.
  private static let chainLimit = 200

  private func ifBefore(_ index: Int) -> Int? {
    var before = index - 1
    if source.isToken(before, "}") {
      before = source.partner(before) - 1
      return keyword(endingAt: before)
    }
    // `if (a) b(); else c();`
    before -= 1
    while before > source.parent(index), !source.isToken(before, [";", "{", "}"]) {
      if let keyword = keyword(endingAt: before) { return keyword }
      let partner = source.partner(before)
      before = partner >= 0 && partner < before ? partner - 1 : before - 1
    }
    return nil
  }
}

extension ObjectiveCBlocks {
  /// `if (…) return;` before the statement in the same braces.
  private mutating func readExits(in opener: Int, before end: Int) {
    var exits: [ObjectiveCCondition] = []
    for index in source.siblings(from: opener + 1, to: end) {
      if source.isToken(index, ["case", "default"]) { exits = [] }
      guard source.isToken(index, "if"), !source.isToken(index - 1, "else"),
        let close = closing(index + 1), let after = exit(from: close + 1), after <= end,
        !source.isToken(after, "else")
      else { continue }
      exits.append(ObjectiveCCondition(tokens: (index + 2)..<close, isTrue: false))
    }
    conditions += exits
  }

  private func closing(_ bracket: Int) -> Int? {
    let end = source.partner(bracket)
    return source.isToken(bracket, "(") && end > bracket ? end : nil
  }

  /// Where a body that leaves ends; nil for one that goes on.
  private func exit(from start: Int) -> Int? {
    guard source.isToken(start, "{") else {
      guard leaves(start) else { return nil }
      return source.siblings(from: start, to: source.tokens.count)
        .first { source.isToken($0, ";") }.map { $0 + 1 }
    }
    let end = source.partner(start)
    guard end > start else { return nil }
    var last = start + 1
    for index in source.siblings(from: start + 1, to: end)
    where source.isToken(index, ";") && index + 1 < end {
      last = index + 1
    }
    return leaves(last) ? end + 1 : nil
  }

  private func leaves(_ index: Int) -> Bool {
    source.isToken(index, ["return", "break", "continue", "goto", "throw", "abort", "exit"])
      || source.isToken(index, "@") && source.isToken(index + 1, "throw")
  }

  private mutating func readBlock(_ opener: Int, around position: Int) {
    let before = opener - 1
    if source.isToken(before, "else") { return addElse(before) }
    if source.isToken(before, "try"), source.isToken(before - 1, "@") { isInTry = true }
    if let keyword = keyword(endingAt: before) { return add(keyword, isTrue: true) }
    let bracket = source.partner(before)
    if source.isToken(before, ")"), source.isToken(bracket - 1, "switch") {
      readCases(opener, around: position, subject: (bracket + 1)..<before)
    }
  }

  /// The labels since the last `break` before the token, and all others of the switch.
  private mutating func readCases(_ opener: Int, around position: Int, subject: Range<Int>) {
    var labels: [[Int]] = []
    var others: [Int] = []
    var hasLeft = false
    for index in source.siblings(from: opener + 1, to: max(opener, source.partner(opener))) {
      let isLabel = source.isToken(index, ["case", "default"])
      if isLabel {
        if index < position {
          if hasLeft { labels = [] }
          labels.append(source.isToken(index, "case") ? [index + 1] : [])
          hasLeft = false
        }
        if source.isToken(index, "case") { others.append(index + 1) }
      }
      let isLeft = leaves(index) || source.isToken(index, "{") && exit(from: index) != nil
      if index < position, isLeft { hasLeft = true }
    }
    cases.append((subject, labels, others))
  }
}

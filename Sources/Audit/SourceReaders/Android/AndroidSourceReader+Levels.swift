/// How tests of the level guard a call.
extension AndroidSourceReader {
  /// Whether a test of some levels encloses a place, or may leave its function before it.
  ///
  /// Which way a test goes is not followed: code that distinguishes levels is trusted.
  func isGuarded(_ place: Int, in blocks: JVMBlocks, by codeNames: [String]) -> Bool {
    let start = function(around: place)?.start ?? 0
    var names: Set<String> = []
    for test in start..<place {
      let token = tokens[test]
      let isTest = Self.levelTests.contains(token.text) && isOf(codeNames, test)
      guard isTest || names.contains(token.text) else { continue }
      if encloses(test, place, blocks) || leaves(after: test, before: place) { return true }
      // `val isOld = SDK_INT < 33` is a test wherever the name is read.
      if isTest, let name = nameOfValue(at: test) { names.insert(name) }
    }
    return false
  }

  private static let levelTests: Set = ["SDK_INT", "isAtLeast"]

  /// Whether a code name follows a test in its condition.
  private func isOf(_ codeNames: [String], _ test: Int) -> Bool {
    tokens[test..<min(tokens.count, test + 12)].contains { codeNames.contains($0.text) }
  }

  /// Whether a test is at the head of a block around a place, of a branch before it, or in the
  /// same `when`.
  private func encloses(_ test: Int, _ place: Int, _ blocks: JVMBlocks) -> Bool {
    blocks.open.contains { block in
      let heads = [block.head] + block.branches + [block.start].compactMap(\.self)
      return heads.contains { head in
        guard head <= place else { return false }
        let words = tokens[head..<place].prefix { $0.text != "{" }
        let isChoice = words.contains { $0.text == "when" || $0.text == "switch" }
        return words.indices.contains(test) || isChoice && test > head
      }
    }
  }

  /// Whether the statement of a test may leave the function: `if (SDK_INT >= 33) return`.
  private func leaves(after test: Int, before place: Int) -> Bool {
    var depth = 0
    var brackets = 0
    for index in test..<place {
      let token = tokens[index]
      if Self.leaving.contains(token.text) { return true }
      if token.text == "(" { brackets += 1 }
      if token.text == ")" { brackets -= 1 }
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      let next = tokens[index + 1]
      if depth < 0 || depth == 0 && token.text == "}" && next.text != "else" { return false }
      guard depth == 0 else { continue }
      if token.text == ";", next.text != "else" { return false }
      // Kotlin ends a statement with its line, unless the line ends with the condition.
      let endsCondition = token.text == ")" && brackets == -1
      let mayEnd = token.isWord || token.text == ")" && !endsCondition
      if next.line > token.line, mayEnd, next.isWord, next.text != "else", brackets <= 0 {
        return false
      }
    }
    return false
  }

  private static let leaving: Set = ["return", "throw", "break", "continue"]

  /// The name of `val isOld = SDK_INT < 33`.
  private func nameOfValue(at test: Int) -> String? {
    var sign = test
    while sign > 0, test - sign < 10, tokens[sign].text != "=" {
      if "{};".contains(tokens[sign].text), !tokens[sign].text.isEmpty { return nil }
      sign -= 1
    }
    guard tokens[sign].text == "=", sign > 0 else { return nil }
    let isTyped = sign > 2 && tokens[sign - 2].text == ":"
    let name = tokens[sign - (isTyped ? 3 : 1)]
    return name.isName ? name.text : nil
  }
}

extension AndroidSourceReader {
  /// The levels on which a place runs, from the tests around it and from what limits the part of the
  /// file that it is in.
  func levels(at place: Int, _ blocks: JVMBlocks) -> ClosedRange<Int> {
    var levels = blocks.levels(at: place)
    for limit in levelLimits where limit.places.contains(place) {
      levels = levels.intersection(limit.levels) ?? levels
    }
    return levels
  }

  /// A part of the file that runs on some levels only: what follows `if (SDK_INT >= 31) return` in its
  /// function, what `@RequiresApi` precedes, and a function that is called on these levels.
  struct LevelLimit: Equatable {
    var places: Range<Int>
    var levels: ClosedRange<Int>
  }

  /// The levels that each early return of the file leaves for what follows it.
  func limitsOfEarlyReturns() -> [LevelLimit] {
    guard tellsLevels else { return [] }
    let leaves = tokens.indices.lazy.filter { place in
      ["return", "throw"].contains(tokens[place].text)
        && tokens[max(0, place - Self.longestHead)..<place].contains { JVMBlocks.isTest($0.text) }
    }
    return leaves.prefix(Self.mostLeaves).compactMap { place in
      guard let start = function(around: place)?.start, start < place,
        let body = tokens[start..<place].firstIndex(where: { $0.text == "{" })
      else { return nil }
      var blocks = blocks(from: body + 1)
      for index in (body + 1)..<place { blocks.pass(index) }
      let end = end(of: body)
      guard let rest = blocks.levelsOfLeaving(at: place)?.complement, place < end else {
        return nil
      }
      return LevelLimit(places: place..<end, levels: rest)
    }
  }

  /// The most early returns of a file that are looked at.
  private static let mostLeaves = 200

  /// Where a block ends; where the search for it does, if that comes first.
  func end(of begin: Int) -> Int {
    var depth = 0
    let rest = tokens[begin...].prefix(2 * Self.longestFunction)
    return rest.firstIndex { token in
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      return depth == 0
    } ?? rest.endIndex
  }
}

extension AndroidSourceReader {
  /// A function that is written around a place.
  struct Function: Hashable {
    var name: String
    /// The token with which its body begins.
    var start: Int
    /// Whether no class holds it.
    var isTopLevel: Bool
  }

  /// The innermost function around a place; lambdas and blocks are of the function that holds them.
  func function(around place: Int) -> Function? {
    var depth = 0
    var index = place - 1
    var found = isKotlin ? kotlinFunction(before: place) : nil
    while index >= 0, place - index < Self.longestFunction {
      let text = tokens[index].text
      if text == "}" { depth += 1 }
      if text == "{" {
        if depth > 0 {
          depth -= 1
        } else if found != nil {
          found?.isTopLevel = false
          return found
        } else if isKotlin {
          found = kotlinFunction(before: index)
        } else if let name = methodName(before: index) {
          return Function(name: name, start: index, isTopLevel: false)
        }
      }
      index -= 1
    }
    return found
  }

  /// As many tokens before a place as are searched for its function.
  static let longestFunction = 6_000

  var isKotlin: Bool { path.hasSuffix(".kt") }

  /// The function of Kotlin's whose body begins or goes on here: `fun name(…): A {`, `fun name()
  /// =`.
  private func kotlinFunction(before place: Int) -> Function? {
    var depth = 0
    var index = place - 1
    while index >= 0, place - index < Self.longestFunctionHead {
      let token = tokens[index]
      if token.text == ")" { depth += 1 }
      if token.text == "(" { depth = max(0, depth - 1) }
      if depth == 0 {
        if token.text == "fun" {
          let head = tokens[(index + 1)..<place].prefix { $0.text != "(" }
          let name = head.last { $0.isName }?.text
          return name.map { Function(name: $0, start: index, isTopLevel: true) }
        }
        if ["{", "}", ";", "val", "var", "class", "object"].contains(token.text) { return nil }
        // A line that begins with a word begins a statement.
        let mayEnd = token.isWord || [")", "]", "!"].contains(token.text)
        if mayEnd, let next = self.token(index + 1), next.line > token.line,
          next.isWord || next.text == "@"
        {
          return nil
        }
      }
      index -= 1
    }
    return nil
  }

  /// As many tokens as are searched for the head of a function.
  private static let longestFunctionHead = 300

  /// `name` of `void name(…) throws A {`; nil for what is no method.
  private func methodName(before brace: Int) -> String? {
    var end = brace - 1
    while end > 0, tokens[end].isWord || tokens[end].text == "," || tokens[end].text == "." {
      end -= 1
    }
    guard end > 0, tokens[end].text == ")" else { return nil }
    if end < brace - 1, !tokens[(end + 1)..<brace].contains(where: { $0.text == "throws" }) {
      return nil
    }
    var depth = 0
    while end > 0 {
      if tokens[end].text == ")" { depth += 1 }
      if tokens[end].text == "(" { depth -= 1 }
      if depth == 0 { break }
      end -= 1
    }
    guard end > 1, tokens[end - 1].isName, !Self.controls.contains(tokens[end - 1].text),
      tokens[end - 2].isWord || "]>".contains(tokens[end - 2].text), tokens[end - 2].text != "new"
    else { return nil }
    return tokens[end - 1].text
  }

  private static let controls: Set = [
    "if", "for", "while", "switch", "catch", "synchronized", "try", "when",
  ]
}

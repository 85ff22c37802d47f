/// Conditions, and what runs where they hold.
extension AndroidSourceReader {
  /// The whole condition around the part between two places, if its other parts only test that the
  /// permission is not held.
  func conditionAlone(around start: Int, _ end: Int) -> Range<Int>? {
    let begin = beginOfCondition(before: start)
    let isInIf = token(begin - 1)?.text == "(" && token(begin - 2)?.text == "if"
    guard let close = endOfCondition(after: end + 1), isInIf ? !isArrow(close) : isArrow(close)
    else { return nil }
    let others = Array(tokens[begin..<start] + tokens[(end + 1)..<close])
    let isDenial =
      others.isEmpty || others.contains { Self.saysHeld($0.text) || holdsCheck($0) }
    let asksMore = others.contains { $0.text == "|" || $0.text.lowercased().contains("rationale") }
    guard isDenial, !asksMore, others.isEmpty || !remembers(before: end) else { return nil }
    return begin..<close
  }

  /// What runs where a condition holds.
  func branch(where head: Range<Int>) -> Range<Int>? {
    isArrow(head.upperBound)
      ? branch(at: head.upperBound + 2) : branches(after: head.upperBound)?.yes
  }

  func isArrow(_ place: Int) -> Bool {
    token(place)?.text == "-" && token(place + 1)?.text == ">"
  }

  func beginOfCondition(before place: Int) -> Int {
    var depth = 0
    var begin = place
    while let token = token(begin - 1), place - begin < Self.longestTest {
      if token.closes { depth += 1 }
      if token.opens { depth -= 1 }
      let isEnd =
        [";", "}", ">", "return"].contains(token.text)
        || token.line < tokens[begin].line && token.text != "&" && tokens[begin].text != "&"
      if depth < 0 || depth == 0 && isEnd { break }
      begin -= 1
    }
    return begin
  }

  private func endOfCondition(after place: Int) -> Int? {
    var depth = 0
    for index in place..<min(tokens.count, place + Self.longestTest) {
      if tokens[index].opens { depth += 1 }
      if tokens[index].closes { depth -= 1 }
      if depth < 0 || depth == 0 && isArrow(index) { return index }
      if depth == 0, [";", "{"].contains(tokens[index].text) { return nil }
    }
    return nil
  }

  /// Whether a name is of a permission that is held or not.
  private static func saysHeld(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["granted", "checkselfpermission", "haspermission", "denied", "allowed"]
      .contains { name.contains($0) }
  }

  /// Whether a variable of the file holds what a check of a permission gives:
  /// `hasFine = checkSelfPermission(…) == …`, `var hasFine by remember { … }`.
  private func holdsCheck(_ name: JVMToken) -> Bool {
    name.isName
      && tokens.indices.contains { place in
        guard tokens[place].text == name.text,
          let sign = token(place + 1)?.text, sign == "=" || sign == "by", isDeclaredVariable(place)
        else { return false }
        return extent(from: place + 2, isStatement: true).contains {
          Self.saysHeld(tokens[$0].text)
        }
      }
  }

  /// What runs where the condition that ends here holds, and where it does not; nil for the latter if
  /// another condition follows.
  func branches(after place: Int) -> (yes: Range<Int>, no: Range<Int>?)? {
    guard token(place)?.text == ")", token(place + 1) != nil else { return nil }
    let yes = branch(at: place + 1)
    // The brace or semicolon that ends it.
    let isEnded = ["}", ";"].contains(token(yes.upperBound)?.text ?? "")
    let otherwise = yes.upperBound + (isEnded ? 1 : 0)
    guard token(otherwise)?.text == "else", token(otherwise + 1)?.text != "if" else {
      return (yes, nil)
    }
    return (yes, branch(at: otherwise + 1))
  }

  /// From an opening brace to the end of its block, or as far as it is read; else a statement.
  func branch(at place: Int) -> Range<Int> {
    guard token(place)?.text == "{" else {
      var depth = 0
      var end = place
      while let token = token(end), end - place < Self.longestTest {
        if token.opens { depth += 1 }
        if token.closes { depth -= 1 }
        if depth < 0 || depth == 0 && [";", "else", ","].contains(token.text) { break }
        end += 1
        let next = self.token(end)
        if depth == 0, let next, next.line > token.line, next.isWord { break }
      }
      return place..<end
    }
    return place..<(endOfBlock(place) ?? min(tokens.count, place + Self.longestBlock))
  }

  static let longestBlock = 200

  private func endOfBlock(_ start: Int) -> Int? {
    var depth = 0
    for place in start..<min(tokens.count, start + Self.longestBlock) {
      if tokens[place].text == "{" { depth += 1 }
      if tokens[place].text == "}" { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// How many tokens of a test are looked at.
  static let longestTest = 40
}

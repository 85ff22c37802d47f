/// What the code around a call catches.
extension AndroidSourceReader {
  /// The names of the exceptions that the blocks around a place catch: `try { … } catch (e: Exception)`, and
  /// `runCatching { … }`, which catches all.
  func caught(around place: Int) -> Set<String> {
    guard names.contains("try") || names.contains("runCatching") else { return [] }
    var found: Set<String> = []
    var depth = 0
    for begin in tokens[max(0, place - Self.longestFunction)..<place].indices.reversed() {
      if tokens[begin].text == "}" { depth += 1 }
      guard tokens[begin].text == "{" else { continue }
      depth -= 1
      guard depth < 0 else { continue }
      depth = 0
      let word = token(begin - 1)?.text
      if word == "runCatching" { found.insert("Throwable") }
      if word == "try" || word == ")" && isResourceOfTry(begin - 1) {
        found.formUnion(catches(after: self.end(of: begin)))
      }
    }
    return found
  }

  /// Whether a bracket ends the head of Java's `try (Reader reader = open()) {`.
  private func isResourceOfTry(_ bracket: Int) -> Bool {
    var depth = 0
    let start = tokens[max(0, bracket - Self.longestHead)...bracket].lastIndex { token in
      if token.text == ")" { depth += 1 }
      if token.text == "(" { depth -= 1 }
      return depth == 0
    }
    return start.map { token($0 - 1)?.text == "try" } ?? false
  }

  /// The names of what the blocks after a block of `try` catch.
  private func catches(after end: Int) -> Set<String> {
    var found: Set<String> = []
    var place = end + 1
    while token(place)?.text == "catch", token(place + 1)?.text == "(" {
      let head = extent(from: place + 1)
      found.formUnion(head.map { tokens[$0].text }.filter { $0.first?.isUppercase == true })
      guard token(head.upperBound + 1)?.text == "{" else { break }
      place = self.end(of: head.upperBound + 1) + 1
    }
    return found
  }
}

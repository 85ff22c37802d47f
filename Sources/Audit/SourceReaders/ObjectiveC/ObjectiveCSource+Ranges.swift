extension ObjectiveCSource {
  /// A range without brackets around the whole of it.
  func unbracketed(_ range: Range<Int>) -> Range<Int> {
    var inner = range
    while inner.count > 2, isToken(inner.lowerBound, "("),
      partner(inner.lowerBound) == inner.upperBound - 1
    {
      inner = (inner.lowerBound + 1)..<(inner.upperBound - 1)
    }
    return inner
  }

  /// The parts of a range between the operators of one spelling, brackets within left whole.
  func split(_ range: Range<Int>, at infix: StaticString) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in siblings(from: range.lowerBound, to: range.upperBound)
    where isToken(index, infix) && index > start {
      parts.append(start..<index)
      start = index + 1
    }
    return start < range.upperBound ? parts + [start..<range.upperBound] : parts
  }

  /// The tokens of an argument or value, to the end of the statement, the bracket or the label.
  func value(from start: Int) -> Range<Int> {
    guard start < tokens.count else { return tokens.count..<tokens.count }
    var previous = start
    for index in siblings(from: start, to: tokens.count) {
      let isClosing = partner(index) >= 0 && partner(index) < index
      if isClosing || isToken(index, [";", ","]) { return start..<index }
      // The next label of a message: `value label:`.
      if isToken(index, ":"), index > start + 1, isIdentifier(index - 1),
        !(start..<index).contains(where: { isToken($0, "?") })
      {
        return start..<max(start, index - 1)
      }
      previous = index
    }
    return start..<min(tokens.count, previous + 1)
  }
}

extension Range<Int> {
  /// The range without its first index.
  func dropFirst() -> Range<Int> { Swift.min(lowerBound + 1, upperBound)..<upperBound }
}

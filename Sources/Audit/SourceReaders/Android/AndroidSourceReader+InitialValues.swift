/// What conditions are before the first request for some permissions: no rationale is due, and none of
/// them is granted.
extension AndroidSourceReader {
  /// The value of a condition then; nil if it is not known.
  func initialValue(of range: Range<Int>, _ permissions: [String]) -> Bool? {
    var parts = Self.mostParts
    return initialValue(of: range, permissions, partsLeft: &parts)
  }

  private func initialValue(
    of range: Range<Int>, _ permissions: [String], partsLeft: inout Int
  ) -> Bool? {
    let range = withoutBrackets(range)
    guard !range.isEmpty, range.count <= Self.longestCondition, partsLeft > 0 else { return nil }
    partsLeft -= 1
    func value(_ part: Range<Int>) -> Bool? {
      initialValue(of: part, permissions, partsLeft: &partsLeft)
    }
    let alternatives = parts(of: range, at: "|")
    if alternatives.count > 1 {
      let values = alternatives.map(value)
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
    let demands = parts(of: range, at: "&")
    if demands.count > 1 {
      let values = demands.map(value)
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    }
    if let comparison = comparison(in: range) {
      let isEqual =
        switch tokens[range.upperBound - 1].text {
        case "PERMISSION_GRANTED": isCheck(comparison.left, of: permissions) ? false : nil
        case "PERMISSION_DENIED": isCheck(comparison.left, of: permissions) ? true : nil
        case "true": value(comparison.left)
        case "false": value(comparison.left).map(!)
        default: Bool?.none
        }
      return comparison.isNegated ? isEqual.map(!) : isEqual
    }
    if tokens[range.lowerBound].text == "!" {
      return value((range.lowerBound + 1)..<range.upperBound).map(!)
    }
    if isRationale(range, for: permissions) { return false }
    return definition(in: range).flatMap(value)
  }

  private static let longestCondition = 120
  /// The most parts of a condition that are looked at, with those of the variables in it.
  private static let mostParts = 64

  private func withoutBrackets(_ range: Range<Int>) -> Range<Int> {
    guard range.count > 2, tokens[range.lowerBound].text == "(",
      extent(from: range.lowerBound).upperBound == range.upperBound - 1
    else { return range }
    return withoutBrackets((range.lowerBound + 1)..<(range.upperBound - 1))
  }

  /// The parts of a condition between `&&` or `||` outside brackets.
  private func parts(of range: Range<Int>, at sign: String) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for place in range {
      if tokens[place].opens { depth += 1 }
      if tokens[place].closes { depth -= 1 }
      guard depth == 0, place > start, tokens[place].text == sign,
        place + 1 < range.upperBound, tokens[place + 1].text == sign
      else { continue }
      parts.append(start..<place)
      start = place + 2
    }
    return parts + [min(start, range.upperBound)..<range.upperBound]
  }

  /// The left side of `a == b` or `a != b`.
  private func comparison(in range: Range<Int>) -> (left: Range<Int>, isNegated: Bool)? {
    var depth = 0
    for place in range.dropLast() {
      if tokens[place].opens { depth += 1 }
      if tokens[place].closes { depth -= 1 }
      guard depth == 0, place > range.lowerBound, tokens[place + 1].text == "=",
        tokens[place].text == "=" || tokens[place].text == "!"
      else { continue }
      return (range.lowerBound..<place, tokens[place].text == "!")
    }
    return nil
  }

  /// The place of the name of the function if a range is a call and nothing else.
  private func call(in range: Range<Int>) -> Int? {
    guard let last = range.last, tokens[last].text == ")", let open = opening(of: last),
      open - 1 >= range.lowerBound, token(open - 1)?.isName == true,
      isChain(range.lowerBound..<open)
    else { return nil }
    return open - 1
  }

  /// Whether a range is a name after dots, with calls and brackets before them.
  private func isChain(_ range: Range<Int>) -> Bool {
    var depth = 0
    return range.allSatisfy { place in
      if tokens[place].opens { depth += 1 }
      if tokens[place].closes { depth -= 1 }
      return depth > 0 || tokens[place].closes || tokens[place].isName
        || [".", "?", "!"].contains(tokens[place].text)
    }
  }

  /// Whether a range checks one of some permissions.
  private func isCheck(_ range: Range<Int>, of permissions: [String]) -> Bool {
    guard let name = call(in: range), tokens[name].text == "checkSelfPermission" else {
      return false
    }
    return arguments(of: name).contains { permission(at: $0).map(permissions.contains) == true }
  }

  /// Whether a range asks if a rationale is due: by the platform's method, or by the property of a
  /// state in Compose.
  private func isRationale(_ range: Range<Int>, for permissions: [String]) -> Bool {
    if let last = range.last, tokens[last].text == "shouldShowRationale" {
      return token(last - 1)?.text == "." && isChain(range)
    }
    guard let name = call(in: range), AndroidAPI.words[tokens[name].text] == .rationale else {
      return false
    }
    let constants = arguments(of: name).compactMap(permission)
    return constants.isEmpty || permissions.isEmpty
      || constants.contains(where: permissions.contains)
  }

  /// What a variable holds that gets one value in its function, or what a function of the file gives.
  private func definition(in range: Range<Int>) -> Range<Int>? {
    if let name = call(in: range) {
      guard name == range.lowerBound else { return nil }
      let functions = declaredFunctions().filter { $0.name == tokens[name].text }
      return functions.count == 1 ? functions.first.flatMap(result) : nil
    }
    guard range.count == 1, let use = range.first, tokens[use].isName else { return nil }
    let function = function(around: use)?.start
    let places = tokens.indices.filter { place in
      tokens[place].text == tokens[use].text && token(place + 1)?.text == "="
        && token(place + 2)?.text != "="
        || token(place)?.text == tokens[use].text && token(place + 1)?.text == ":"
    }
    guard places.count == 1, let place = places.first, place < use, let value = value(of: place),
      self.function(around: place)?.start == function
    else { return nil }
    return wholeStatement(value)
  }

  /// The expression that a function gives: `= a`, `{ return a }`.
  private func result(of function: DeclaredFunction) -> Range<Int>? {
    let start = function.body.lowerBound
    guard tokens[start].text == "{" else {
      return wholeStatement((start + 1)..<max(start + 1, function.body.upperBound))
    }
    guard token(start + 1)?.text == "return" else { return nil }
    let end = function.body.upperBound
    guard token(end)?.text == "}", start + 2 < end else { return nil }
    let last = token(end - 1)?.text == ";" ? end - 1 : end
    let value = (start + 2)..<last
    return value.contains { [";", "return"].contains(tokens[$0].text) } ? nil : value
  }

  /// A statement with the last token of its line, which its extent leaves out.
  func wholeStatement(_ range: Range<Int>) -> Range<Int>? {
    guard let end = token(range.upperBound), end.text != ";" else { return range }
    let depth = tokens[range].reduce(0) { $0 + ($1.opens ? 1 : 0) - ($1.closes ? 1 : 0) }
    let isInside = end.closes ? depth > 0 : end.isWord
    return isInside ? range.lowerBound..<(range.upperBound + 1) : depth == 0 ? range : nil
  }
}

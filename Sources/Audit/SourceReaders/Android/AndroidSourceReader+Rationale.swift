extension AndroidSourceReader {
  /// Where the answer of a call is taken for a final denial, with the line that does so.
  func finalPlaces(at place: Int, _ blocks: JVMBlocks) -> [AndroidCall.FinalPlace] {
    let constants = arguments(of: place).filter(isPermission)
    let mayBePrecise =
      constants.isEmpty || constants.contains { tokens[$0].text == "ACCESS_FINE_LOCATION" }
    return placesTakenForFinal(place, blocks).map {
      AndroidCall.FinalPlace(
        line: tokens[$0].line, isInResult: isInResult($0), mayBePrecise: mayBePrecise)
    }
  }

  /// Whether a place is in a function or a block that receives the result of a request.
  private func isInResult(_ place: Int) -> Bool {
    let function = function(around: place)
    let start = function?.start ?? 0
    if function?.name == "onRequestPermissionsResult" || takesResults(start) { return true }
    return (start..<place).contains { index in
      Self.takers.contains(tokens[index].text) && token(index + 1)?.text == "("
        && extent(from: index + 1).upperBound < place && isBlock(after: index + 1, around: place)
    }
  }

  /// Whether a function receives the results of a request, judging by the name of a parameter.
  private func takesResults(_ start: Int) -> Bool {
    let head = tokens[max(0, start - Self.longestHead)..<start].reversed()
      .prefix { !["{", "}", ";"].contains($0.text) }
    let parameters = isKotlin ? tokens[extent(from: start + 2)] : []
    return head.contains { $0.text == "grantResults" }
      || parameters.contains { $0.text == "grantResults" }
  }

  /// Whether the block after a call's parentheses contains a place: `register(Contract()) { … }`.
  private func isBlock(after bracket: Int, around place: Int) -> Bool {
    let open = extent(from: bracket).upperBound + 1
    guard token(open)?.text == "{" else { return false }
    var depth = 0
    for index in open..<place {
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" { depth -= 1 }
      if depth == 0 { return false }
    }
    return true
  }

  /// The functions whose block receives the result of a request.
  private static let takers: Set = [
    "registerForActivityResult", "rememberLauncherForActivityResult", "rememberPermissionState",
    "rememberMultiplePermissionsState",
  ]

  /// Where "no rationale" is taken for "denied for good": a negated answer beside words that say
  /// so, or an `else` that opens Settings.
  ///
  /// A function that does no more than give the answer is read where it is called.
  private func placesTakenForFinal(
    _ place: Int, _ blocks: JVMBlocks, isInFunction: Bool = false
  ) -> [Int] {
    let arguments = arguments(of: place)
    let constants = arguments.filter(isPermission)
    let isOther = constants.allSatisfy { constant in
      !Self.judged.contains { tokens[constant].text.hasPrefix($0) }
    }
    guard constants.isEmpty || !isOther else { return [] }
    var start = place - 1
    while let before = token(start), before.text == "." || before.isWord,
      place - start < Self.longestHead, !["if", "return", "when"].contains(before.text)
    {
      start -= 1
    }
    if !isInFunction, givesAnswer(from: start, upTo: arguments.upperBound),
      let name = function(around: place)?.name
    {
      return calls(of: name, outside: place).flatMap { call in
        var blocks = self.blocks()
        for index in 0..<call { blocks.pass(index) }
        return placesTakenForFinal(call, blocks, isInFunction: true)
      }
    }
    if isTakenForFinal(place, blocks, start: start, end: arguments.upperBound) { return [place] }
    return token(start)?.text == "!" ? [] : negation(after: place).map { [$0] } ?? []
  }

  /// Whether the answer of a call, which lies between two places, is taken for a final denial.
  private func isTakenForFinal(
    _ place: Int, _ blocks: JVMBlocks, start: Int, end: Int
  ) -> Bool {
    if token(start)?.text == "!" {
      let around = blocks.open.suffix(Self.mostBlocks).flatMap { block in
        tokens[min(block.start ?? block.head, place)..<place].prefix(Self.longestTest)
          .prefix { $0.text != "{" }
      }
      let after = tokens[place..<min(tokens.count, place + 60)]
      return (around + after).contains(where: saysForEver)
        || token(start - 1)?.text == "(" && token(start - 2)?.text == "if"
          && branch(after: end + 1).map { doesAtOnce($0, opensSettings) } ?? false
    }
    if isElseFinal(after: end + 1) { return true }
    guard token(start)?.text == "(", token(start - 1)?.text == "if",
      let otherwise = elseBranch(after: end + 1)
    else { return false }
    return doesAtOnce(otherwise) { saysForEver($0) || opensSettings($0) }
  }

  /// Whether a block does something outside the blocks in it, in which the code has a memory of its
  /// own.
  private func doesAtOnce(_ block: Range<Int>, _ isSuch: (JVMToken) -> Bool) -> Bool {
    var depth = 0
    return tokens[block].contains { token in
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      return depth == 1 && isSuch(token)
    }
  }

  /// Whether an answer is all that a function gives: `fun a() = answer`, `{ return answer }`.
  private func givesAnswer(from start: Int, upTo end: Int) -> Bool {
    let next = token(end + 1)
    switch token(start)?.text {
    case "=":
      let isOfFunction = token(start - 1)?.text == ")" || token(start - 2)?.text == ":"
      return isOfFunction && (next.map { $0.isWord || $0.closes || $0.text == "@" } ?? true)
    case "return":
      let closing = next?.text == ";" ? token(end + 2) : next
      return token(start - 1)?.text == "{" && closing?.text == "}"
    default: return false
    }
  }

  private func calls(of name: String, outside place: Int) -> [Int] {
    tokens.indices.filter {
      tokens[$0].text == name && token($0 + 1)?.text == "(" && !isDeclaration($0) && $0 != place
    }
  }

  private static let longestTest = 40

  /// As many blocks around an answer as are looked at.
  private static let mostBlocks = 64

  /// The beginnings of the permissions that are checked; a camera's final denial is not our
  /// business.
  private static let judged = [
    "ACCESS_", "BLUETOOTH_", "NEARBY_", "ACTIVITY_", "POST_NOTIFICATIONS", "UWB_", "RANGING",
  ]

  /// `-> DENIED` and then `else -> BLOCKED`, in a `when` of Kotlin.
  private func isElseFinal(after place: Int) -> Bool {
    guard token(place)?.text == "-", token(place + 1)?.text == ">" else { return false }
    let rest = tokens[place..<min(tokens.count, place + Self.longestTest)]
    guard let otherwise = rest.firstIndex(where: { $0.text == "else" }),
      token(otherwise + 1)?.text == "-"
    else { return false }
    // The value of the branch, not what a block of it does.
    let value = tokens[otherwise..<min(tokens.count, otherwise + 6)].prefix { $0.text != "}" }
    return value.contains(where: saysForEver)
  }

  /// Where `if (!showsRationale) {`, soon after in the same function, takes for final the answer
  /// that was stored in that variable.
  private func negation(after place: Int) -> Int? {
    (place..<min(tokens.count, place + 300)).first { sign in
      guard tokens[sign].text == "!", let name = token(sign + 1), name.isWord,
        name.text.lowercased().hasSuffix("rationale"), token(sign + 2)?.text == ")"
      else { return false }
      return tokens[sign..<min(tokens.count, sign + 20)].contains(where: saysForEver)
        && function(around: sign) == function(around: place)
    }
  }

  /// The block after `else`, where the condition ends here: `) { … } else { … }`.
  private func elseBranch(after place: Int) -> Range<Int>? {
    guard token(place)?.text == ")", token(place + 1)?.text == "{",
      let end = endOfBlock(place + 1), token(end + 1)?.text == "else",
      token(end + 2)?.text == "{"
    else { return nil }
    return block(at: end + 2)
  }

  /// The block that a condition leads to which ends here: `) { … }`.
  private func branch(after place: Int) -> Range<Int>? {
    guard token(place)?.text == ")", token(place + 1)?.text == "{" else { return nil }
    return block(at: place + 1)
  }

  /// From an opening brace to the end of its block, or as far as it is read.
  private func block(at place: Int) -> Range<Int> {
    place..<(endOfBlock(place) ?? min(tokens.count, place + Self.longestBlock))
  }

  private static let longestBlock = 200

  private func endOfBlock(_ start: Int) -> Int? {
    var depth = 0
    for place in start..<min(tokens.count, start + Self.longestBlock) {
      if tokens[place].text == "{" { depth += 1 }
      if tokens[place].text == "}" { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  private func saysForEver(_ token: JVMToken) -> Bool { finalWords.contains(token.text) }

  private func opensSettings(_ token: JVMToken) -> Bool { settingsWords.contains(token.text) }

  /// Whether a name says that a denial is forever.
  static func saysForEver(_ name: String) -> Bool {
    has(name, ["permanent", "neverask", "dontask", "deniedforever", "foreverdenied", "blocked"])
  }

  /// Whether a name is of what opens the settings of an app.
  static func opensSettings(_ name: String) -> Bool {
    has(name, ["applicationdetails", "appsettings", "opensettings"])
  }

  private static func has(_ name: String, _ parts: [String]) -> Bool {
    guard name.utf8.count >= 7 else { return false }
    var word = name.lowercased().filter { $0 != "_" }
    return word.withUTF8 { bytes in
      parts.contains { ByteSearch.contains($0, in: UnsafeRawBufferPointer(bytes)) }
    }
  }
}

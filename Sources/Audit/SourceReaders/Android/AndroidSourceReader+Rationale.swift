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
    // Otherwise the file ends within the call.
    guard token(arguments.upperBound) != nil else { return [] }
    let constants = arguments.filter(isPermission)
    let isOther = constants.allSatisfy { constant in
      !Self.judged.contains { tokens[constant].text.hasPrefix($0) }
    }
    guard constants.isEmpty || !isOther else { return [] }
    var start = place - 1
    while let before = token(start), place - start < Self.longestHead,
      !["if", "return", "when"].contains(before.text)
    {
      // `(context as Activity).`
      let isReceiver = before.text == ")" && token(start + 1)?.text == "."
      if isReceiver, let open = opening(of: start) {
        start = open - 1
      } else if before.text == "." || before.isWord {
        start -= 1
      } else {
        break
      }
    }
    if !isInFunction, givesAnswer(from: start, upTo: arguments.upperBound),
      let name = function(around: place)?.name
    {
      return calls(of: name, outside: place).flatMap { call in
        placesTakenForFinal(call, self.blocks(before: call), isInFunction: true)
      }
    }
    let end = arguments.upperBound
    if isTakenForFinal(place, blocks, start: start, end: end) { return [place] }
    if let use = use(ofVariableSetFrom: start, upTo: end) { return [use] }
    return token(start)?.text == "!" ? [] : negation(after: place).map { [$0] } ?? []
  }

  /// Whether the answer of a call, which lies between two places, is taken for a final denial.
  private func isTakenForFinal(
    _ place: Int, _ blocks: JVMBlocks, start: Int, end: Int
  ) -> Bool {
    guard token(start)?.text == "!" else { return isNoFinal(before: start, after: end + 1) }
    let around = blocks.open.suffix(Self.mostBlocks).flatMap { block in
      tokens[min(block.start ?? block.head, place)..<place].prefix(Self.longestTest)
        .prefix { $0.text != "{" }
    }
    let after = tokens[place..<min(tokens.count, place + 60)]
    return (around + after).contains(where: saysForEver) || opensSettings(whereNegated: start, end)
  }

  /// Whether the code opens Settings immediately when the answer between two places is "no": in
  /// `if (!answer)`, `if (!granted && !answer)` and `!granted && !answer -> …`.
  private func opensSettings(whereNegated start: Int, _ end: Int) -> Bool {
    guard let head = conditionAlone(around: start, end) else { return false }
    return branch(where: head).map { doesAtOnce($0, opensSettings) } ?? false
  }

  /// Whether "no" is final where a test asks for an answer alone, which lies between two places: in
  /// `if (answer)`, in `when { answer -> …`, and in `answer ? a : b`.
  private func isNoFinal(before start: Int, after end: Int) -> Bool {
    guard !["&", "|"].contains(token(start)?.text ?? ""), !remembers(before: end) else {
      return false
    }
    let isCondition = token(start)?.text == "(" && token(start - 1)?.text == "if"
    switch token(end)?.text {
    case ")" where isCondition:
      guard let otherwise = branches(after: end)?.no else { return false }
      return doesAtOnce(otherwise, isFinal)
    case "-" where isArrow(end) && token(start)?.text != "=":
      return elseOfWhen(after: end).map { doesAtOnce($0, isFinal) } ?? false
    case "?" where !isKotlin:
      return endOfTernary(after: end).map { doesAtOnce($0, isFinal) } ?? false
    default: return false
    }
  }

  /// Whether the function names something before a place that says whether the app has asked: with
  /// that, "no" may be final.
  func remembers(before place: Int) -> Bool {
    let start = function(around: place)?.start ?? place
    return tokens[max(start, place - Self.longestMemory)..<max(start, place)].contains { token in
      guard token.isName else { return false }
      let name = token.text.lowercased()
      return Self.memories.contains(where: name.contains)
    }
  }

  private static let memories = [
    "asked", "firsttime", "firstrequest", "requestedbefore", "alreadyrequested", "hasrequested",
    "wasrequested", "everrequested", "permissionrequested", "attempt", "deniedcount", "askcount",
    "requestcount",
  ]

  private static let longestMemory = 1_000

  /// Where a variable that holds nothing but an answer is taken for final, soon after in the same
  /// function.
  private func use(ofVariableSetFrom start: Int, upTo end: Int) -> Int? {
    guard token(start)?.text == "=", let next = token(end + 1),
      next.text == ";" || next.closes || next.text == "@"
        || next.isWord && next.line > tokens[end].line
    else { return nil }
    let place = token(start - 2)?.text == ":" ? start - 3 : start - 1
    guard let name = token(place), name.isName,
      ["val", "boolean", "Boolean", "final"].contains(token(place - 1)?.text ?? "")
    else { return nil }
    let function = function(around: start)
    return (end + 1..<min(tokens.count, end + Self.farthestUse)).first { use in
      guard tokens[use].text == name.text, self.function(around: use) == function else {
        return false
      }
      guard token(use - 1)?.text == "!" else { return isNoFinal(before: use - 1, after: use + 1) }
      guard let head = conditionAlone(around: use - 1, use) else { return false }
      return branch(where: head).map { doesAtOnce($0, isFinal) } ?? false
    }
  }

  /// How many tokens after a variable are searched for its uses.
  private static let farthestUse = 300

  private func isFinal(_ token: JVMToken) -> Bool { saysForEver(token) || opensSettings(token) }

  /// Whether a branch does something at once: not in a block of its own, nor after another test, which
  /// may know more.
  private func doesAtOnce(_ branch: Range<Int>, _ isSuch: (JVMToken) -> Bool) -> Bool {
    let own = branch.first.map { tokens[$0].text == "{" } == true ? 1 : 0
    var depth = 0
    for token in tokens[branch] {
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      guard depth == own else { continue }
      if Self.choices.contains(token.text) { return false }
      if isSuch(token) { return true }
    }
    return false
  }

  private static let choices: Set = ["if", "when", "switch"]

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

  /// As many blocks around an answer as are looked at.
  private static let mostBlocks = 64

  /// The beginnings of the permissions that are checked; a camera's final denial is not our
  /// business.
  private static let judged = [
    "ACCESS_", "BLUETOOTH_", "NEARBY_", "ACTIVITY_", "POST_NOTIFICATIONS", "UWB_", "RANGING",
  ]

  /// The `else` branch of the Kotlin `when` with the condition that ends here:
  /// `-> DENIED` and then `else -> BLOCKED`.
  private func elseOfWhen(after place: Int) -> Range<Int>? {
    var depth = 0
    for index in place..<min(tokens.count, place + Self.longestBlock) {
      if tokens[index].opens { depth += 1 }
      if tokens[index].closes { depth -= 1 }
      guard depth >= 0 else { return nil }
      guard depth == 0, index > place, isArrow(index) else { continue }
      // Another condition after this one may know more.
      return token(index - 1)?.text == "else" ? branch(at: index + 2) : nil
    }
    return nil
  }

  /// What `a ? b : c` gives where a, which ends here, does not hold.
  private func endOfTernary(after place: Int) -> Range<Int>? {
    var depth = 0
    for index in place..<min(tokens.count, place + Self.longestTest) {
      if tokens[index].opens { depth += 1 }
      if tokens[index].closes { depth -= 1 }
      if depth < 0 || tokens[index].text == ";" { return nil }
      if depth == 0, tokens[index].text == ":" { return branch(at: index + 1) }
    }
    return nil
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

  private func saysForEver(_ token: JVMToken) -> Bool {
    rationaleWords.ofFinality.contains(token.text)
  }

  private func opensSettings(_ token: JVMToken) -> Bool {
    rationaleWords.ofSettings.contains(token.text)
  }

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

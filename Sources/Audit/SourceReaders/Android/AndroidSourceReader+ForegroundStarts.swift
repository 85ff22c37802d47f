/// The types that the start of a service passes, and what the code around it catches.
extension AndroidSourceReader {
  /// The names of the exceptions that the blocks around a place catch: `try { … } catch (e: A)`,
  /// and `runCatching { … }`, which catches all.
  func caught(around place: Int) -> Set<String> {
    guard names.contains("try") || names.contains("runCatching") else { return [] }
    var found: Set<String> = []
    var depth = 0
    var looked = 0
    for begin in tokens[max(0, place - Self.longestFunction)..<place].indices.reversed() {
      if tokens[begin].text == "}" { depth += 1 }
      guard tokens[begin].text == "{" else { continue }
      depth -= 1
      guard depth < 0 else { continue }
      depth = 0
      let word = token(begin - 1)?.text ?? ""
      if word == "runCatching" {
        found.insert("Throwable")
      } else if word == "try" || word == ")" && head(before: begin) == "try" {
        found.formUnion(catches(after: end(of: begin)))
      } else if !Self.statements.contains(word == ")" ? head(before: begin) : word) {
        // A lambda, a class or a function may run elsewhere.
        break
      }
      looked += 1
      if looked == Self.mostBlocks { break }
    }
    return found
  }

  /// The most blocks around a call that are looked at.
  private static let mostBlocks = 12

  /// What begins a block that runs where it is.
  private static let statements: Set = [
    "if", "else", "for", "while", "do", "when", "switch", "catch", "finally", "synchronized", ">",
    ";", "}", "{",
  ]

  /// The word before the brackets that end in front of a brace: `try` of Java's
  /// `try (Reader reader = open()) {`.
  private func head(before brace: Int) -> String {
    var depth = 0
    let start = tokens[max(0, brace - Self.longestHead)..<brace].lastIndex { token in
      if token.text == ")" { depth += 1 }
      if token.text == "(" { depth -= 1 }
      return depth == 0
    }
    return start.flatMap { token($0 - 1)?.text } ?? ""
  }

  /// The names of what the blocks after a block of `try` catch.
  private func catches(after block: Int) -> Set<String> {
    var found: Set<String> = []
    var place = block + 1
    while token(place)?.text == "catch", token(place + 1)?.text == "(" {
      let head = extent(from: place + 1)
      found.formUnion(head.map { tokens[$0].text }.filter { $0.first?.isUppercase == true })
      guard token(head.upperBound + 1)?.text == "{" else { break }
      place = end(of: head.upperBound + 1) + 1
    }
    return found
  }

  /// The types of service that a call passes, as the manifest spells them; none if a choice is among
  /// its arguments.
  func foregroundTypes(passedAt place: Int) -> [String] {
    let arguments = extent(from: place + 1)
    guard !arguments.contains(where: { ["if", "when", "?"].contains(tokens[$0].text) }) else {
      return []
    }
    if count(of: arguments) >= 3, let last = arguments.last, tokens[last].text == "0",
      tokens[last - 1].text == ","
    {
      return ["none"]
    }
    return arguments.compactMap(foregroundType)
  }

  /// The type that a constant of the platform stands for.
  private func foregroundType(at place: Int) -> String? {
    let prefix = "FOREGROUND_SERVICE_TYPE_"
    guard tokens[place].text.hasPrefix(prefix) else { return nil }
    let words = tokens[place].text.dropFirst(prefix.count).split(separator: "_")
    return words.enumerated().map { number, word in
      number == 0 ? word.lowercased() : word.prefix(1) + word.dropFirst().lowercased()
    }.joined()
  }
}

/// Types that are computed before a service starts.
extension AndroidSourceReader {
  /// The types that a call may pass by a choice or a variable, each with the levels on which it may.
  func possibleForegroundTypes(passedAt place: Int) -> [String: ClosedRange<Int>] {
    let arguments = extent(from: place + 1)
    let isCompat = token(place - 2)?.text == "ServiceCompat"
    guard foregroundTypes(passedAt: place).isEmpty, count(of: arguments) == (isCompat ? 4 : 3)
    else { return [:] }
    var found: [String: ClosedRange<Int>] = [:]
    var waiting = [lastArgument(of: arguments)]
    var seen: Set<String> = []
    while let range = waiting.popLast(), seen.count < Self.mostNamesOfTypes {
      // What is taken out of a type, or compared with one, is not passed.
      guard !range.contains(where: { Self.tests.contains(tokens[$0].text) }) else { continue }
      for index in range {
        if let type = foregroundType(at: index) {
          let levels = levels(at: index, blocks(before: index))
          found[type] = found[type]?.hull(levels) ?? levels
        } else if isPassed(index), seen.insert(tokens[index].text).inserted {
          waiting += values(ofTypeNamed: tokens[index].text, at: index)
        }
      }
    }
    return found
  }

  private static let mostNamesOfTypes = 16
  private static let tests: Set = ["and", "&", "inv", "~", "xor"]

  private func lastArgument(of list: Range<Int>) -> Range<Int> {
    let arguments = list.last.map { tokens[$0].text == "," } == true ? list.dropLast() : list
    var depth = 0
    let comma = arguments.last { place in
      if tokens[place].closes { depth += 1 }
      if tokens[place].opens { depth -= 1 }
      return depth == 0 && tokens[place].text == ","
    }
    return
      ((comma ?? arguments.lowerBound) + 1)..<max(
        (comma ?? arguments.lowerBound) + 1, arguments.upperBound)
  }

  /// What a variable of the same function or of the class gets, or what a function of the file returns.
  private func values(ofTypeNamed name: String, at use: Int) -> [Range<Int>] {
    let functions = declaredFunctions().filter { $0.name == name }
    if let function = functions.first {
      guard functions.count == 1, token(use + 1)?.text == "(" else { return [] }
      if tokens[function.body.lowerBound].text != "{" { return [whole(function.body)] }
      return function.body.filter { tokens[$0].text == "return" }.map {
        whole(($0 + 1)..<extent(from: $0 + 1, isStatement: true).upperBound)
      }
    }
    let own = function(around: use)?.start
    let values = tokens.indices.filter { $0 != use && tokens[$0].text == name }.compactMap {
      place -> (function: Int?, value: Range<Int>)? in
      let adds = token(place + 1)?.text == "|" && token(place + 2)?.text == "="
      let value =
        adds
        ? (place + 3)..<extent(from: place + 3, isStatement: true).upperBound : value(of: place)
      return value.map { (function(around: place)?.start, whole($0)) }
    }
    let locals = values.filter { $0.function == own }
    return (locals.isEmpty ? values.filter { $0.function == nil } : locals).map(\.value)
  }

  private func whole(_ statement: Range<Int>) -> Range<Int> {
    wholeStatement(statement) ?? statement
  }
}

import Findings

/// Edits of a line of a source, made only if the line is as simple as it was taken for.
enum SourceEdits {
  /// What an action replaces in a text.
  static func replacements(
    _ action: Edit.Action, onLine line: Int?, in text: [UInt8]
  ) throws(EditRefusal) -> [Replacement] {
    if case .addMethod(let method, let other) = action {
      return [try adding(method, beside: other, in: text)]
    }
    guard let line, let range = text.line(line) else {
      throw EditRefusal("the source has no such line")
    }
    switch action {
    case .replace(let old, let new):
      let places = text.places(of: old, in: range)
      guard let place = places.first, places.count == 1 else {
        throw EditRefusal("\(old) is not on the line once")
      }
      return [Replacement(place..<place + old.utf8.count, by: new)]
    case .deleteStatement(let call):
      try checkIsStatement(call, range, text)
      try checkHasOthers(call, range, text)
      return [Replacement(deleting: range.lowerBound..<text.afterLineEnd(range.upperBound))]
    case .insertStatement(let statement, let call):
      try checkIsStatement(call, range, text)
      let start = text[range].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? range.lowerBound
      return [
        Replacement(
          at: start, statement + text.lineEnd + text.string(range.lowerBound..<start))
      ]
    case .guardByBackgroundModes(let property):
      return try BackgroundGuard(property, text, line: line).replacements
    case .askWhenInUseFirst: return try RequestOrder(text, line: line).replacements()
    default: throw EditRefusal("a source has no such edit")
    }
  }

  /// Adds a method above the only one that has a label, and above the comments of that.
  private static func adding(
    _ method: String, beside label: String, in text: [UInt8]
  ) throws(EditRefusal) -> Replacement {
    let lines = SourceLines(text)
    let found = lines.indices.filter { index in
      let words = lines[index]
      return (words.hasPrefix("func ") || words.contains(" func ") || words.hasPrefix("- ("))
        && words.contains("\(label) ") || words.hasPrefix("- (") && words.contains("\(label):")
    }
    guard var index = found.first, found.count == 1 else {
      throw EditRefusal("the file does not declare \(label) once")
    }
    let indentation = lines.indentation(index)
    while index > 0, lines[index - 1].hasPrefix("//") || lines[index - 1].hasPrefix("@") {
      index -= 1
    }
    let end = text.lineEnd
    return Replacement(at: lines.ranges[index].lowerBound, indentation + method + end + end)
  }

  /// Whether a call of a method without arguments fills the line: `manager?.call()` or `[self.manager call];`.
  private static func checkIsStatement(
    _ call: String, _ range: Range<Int>, _ text: [UInt8]
  ) throws(EditRefusal) {
    var line = Substring(text.string(range)).drop { $0.isWhitespace }
    while let last = line.last, last.isWhitespace || last == ";" { line = line.dropLast() }
    let receiver: Substring
    if line.hasPrefix("["), line.hasSuffix(" \(call)]") {
      receiver = line.dropFirst().dropLast(call.count + 2)
    } else if line.hasSuffix(".\(call)()") {
      receiver = line.dropLast(call.count + 3)
    } else {
      throw EditRefusal("the call of \(call) is not a statement on a line of its own")
    }
    let isSimple = receiver.allSatisfy {
      $0.isLetter || $0.isNumber || "_.?!".contains($0)
    }
    guard isSimple, !receiver.isEmpty else {
      throw EditRefusal("the call of \(call) is not a statement on a line of its own")
    }
  }

  /// Whether the block has other statements: the only one may be its value, and a case needs one.
  private static func checkHasOthers(
    _ call: String, _ range: Range<Int>, _ text: [UInt8]
  ) throws(EditRefusal) {
    let isMessage = text[range].first { $0 > 0x20 } == UInt8(ascii: "[")
    let before = previousCharacter(range.lowerBound, text)
    let after = nextCharacter(range.upperBound, text)
    if before == UInt8(ascii: ":") || before == UInt8(ascii: "{") && after == UInt8(ascii: "}")
      || before == UInt8(ascii: ")") && isMessage || before == UInt8(ascii: ",")
    {
      throw EditRefusal("the call of \(call) is the only statement of its block")
    }
  }

  private static func previousCharacter(_ place: Int, _ text: [UInt8]) -> UInt8? {
    text[..<place].last { $0 > 0x20 }
  }

  private static func nextCharacter(_ place: Int, _ text: [UInt8]) -> UInt8? {
    text[place...].first { $0 > 0x20 }
  }
}

/// Puts a test of the app's own UIBackgroundModes around a statement that sets a property.
struct BackgroundGuard {
  private let lines: SourceLines
  private let index: Int
  private let isObjectiveC: Bool

  /// Takes the line of a statement such as `manager.allowsBackgroundLocationUpdates = isTracking`.
  init(_ property: String, _ text: [UInt8], line: Int) throws(EditRefusal) {
    lines = SourceLines(text)
    index = line - 1
    guard lines.indices.contains(index) else { throw EditRefusal("the source has no such line") }
    let words = lines[index]
    isObjectiveC =
      words.hasSuffix(";") && !text.places(of: "@implementation", in: 0..<text.count).isEmpty
    let isSetting =
      Self.isAssignment(words, of: property) || isObjectiveC && Self.isMessage(words, to: property)
    guard isSetting, isComplete else {
      throw EditRefusal("\(property) is not set by a statement on a line of its own")
    }
    // A statement without braces may have an else of its own.
    let before = lines.next(index, by: -1).map { lines[$0] } ?? "{"
    guard !before.hasSuffix("else"), !isObjectiveC || !before.hasSuffix(")") else {
      throw EditRefusal("the statement that sets \(property) has no braces around it")
    }
  }

  /// The lines of the test before and after the statement, which moves in by one step.
  var replacements: [Replacement] {
    let range = lines.ranges[index]
    let outer = lines.indentation(index)
    let step = self.step
    let end = lines.text.lineEnd
    let opening: [String] =
      isObjectiveC
      ? [
        "if ([[NSBundle.mainBundle objectForInfoDictionaryKey:@\"UIBackgroundModes\"]"
          + " containsObject:@\"location\"]) {"
      ]
      : [
        "if let modes = Bundle.main.object(forInfoDictionaryKey: \"UIBackgroundModes\") as? [String],",
        step + "modes.contains(\"location\")", "{",
      ]
    return [
      Replacement(
        at: range.lowerBound, opening.map { outer + $0 + end }.joined() + step),
      Replacement(at: range.upperBound, end + outer + "}"),
    ]
  }

  /// One step of indentation: what the line has more than the one around it.
  private var step: String {
    let own = lines.indentation(index)
    var place = index
    while let above = lines.next(place, by: -1) {
      let other = lines.indentation(above)
      if other.count < own.count, own.hasPrefix(other) { return String(own.dropFirst(other.count)) }
      place = above
    }
    return own.contains("\t") ? "\t" : "  "
  }

  /// Whether the statement ends on its line: its brackets do, and the next line does not go on.
  private var isComplete: Bool {
    var words = Substring(lines[index])
    if words.hasSuffix(";") { words = words.dropLast() }
    guard !words.contains("//"), !words.contains("/*"), !words.contains(";"),
      !words.contains("modes"), !words.contains("{"), !words.contains("}"),
      let last = words.last, last.isLetter || last.isNumber || "_)]?!\"".contains(last)
    else { return false }
    for (open, close) in [("(", ")"), ("[", "]")] as [(Character, Character)]
    where words.count(where: { $0 == open }) != words.count(where: { $0 == close }) {
      return false
    }
    guard !isObjectiveC, let next = lines.next(index, by: 1) else { return true }
    return lines[next].first.map { $0.isLetter || "_@#}".contains($0) } ?? true
  }

  /// `self.manager?.property = value`
  private static func isAssignment(_ words: String, of property: String) -> Bool {
    let parts = words.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[1] == "=", parts[0].hasSuffix(property) else { return false }
    let receiver = parts[0].dropLast(property.count)
    return (receiver.isEmpty || receiver.hasSuffix("."))
      && receiver.allSatisfy { $0.isLetter || $0.isNumber || "_.?!".contains($0) }
  }

  /// `[self.manager setProperty:value];`
  private static func isMessage(_ words: String, to property: String) -> Bool {
    let setter = " set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
    guard words.hasPrefix("["), words.hasSuffix("];"),
      let colon = words.firstIndex(of: ":"), words[...colon].hasSuffix(setter)
    else { return false }
    return words[..<colon].dropFirst().dropLast(setter.count - 1).allSatisfy {
      $0.isLetter || $0.isNumber || "_.".contains($0)
    }
  }
}

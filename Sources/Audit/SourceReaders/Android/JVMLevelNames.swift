/// Names that a file gives to API levels and to tests of the level: where they are read, what they
/// stand for takes their place.
struct JVMLevelNames {
  private var levels: [String: JVMToken] = [:]
  private var tests: [String: ArraySlice<JVMToken>] = [:]

  /// `S` of `static final int S = 31;` and `isNew` of `val isNew = SDK_INT >= 31`; none that may have
  /// another value.
  private init(_ tokens: [JVMToken]) {
    var given: Set<String> = []
    for place in tokens.indices.dropFirst() {
      if Self.isParameter(place, in: tokens) { forget(tokens[place].text, &given) }
      guard tokens[place].text == "=", place + 1 < tokens.count, tokens[place + 1].text != "="
      else {
        continue
      }
      guard let name = Self.name(before: place, in: tokens) else {
        forget(tokens[place - 1].text, &given)
        continue
      }
      let value = tokens[(place + 1)...].prefix(Self.longestValue + 1)
        .prefix { $0.line == tokens[place].line && $0.text != ";" }
      let next = value.endIndex < tokens.count ? tokens[value.endIndex] : nil
      // What an operator continues on the next line is not all of the value.
      let isAll =
        value.count <= Self.longestValue
        && (next.map { $0.isWord || ";}@".contains($0.text) } ?? true)
      guard given.insert(name).inserted, isAll else {
        forget(name, &given)
        continue
      }
      levels[name] = Self.level(value)
      tests[name] = Self.isTest(value) ? value : nil
    }
  }

  /// Drops a name, because it may have another value.
  private mutating func forget(_ name: String, _ given: inout Set<String>) {
    given.insert(name)
    levels[name] = nil
    tests[name] = nil
  }

  /// Whether a name is a parameter of Kotlin's, `(isNew: Boolean`, or of Java's, `(boolean isNew`.
  private static func isParameter(_ place: Int, in tokens: [JVMToken]) -> Bool {
    guard tokens[place].isName, place > 1, place + 1 < tokens.count else { return false }
    if tokens[place + 1].text == ":" { return ["(", ","].contains(tokens[place - 1].text) }
    return ["int", "boolean", "Boolean"].contains(tokens[place - 1].text)
      && [",", ")"].contains(tokens[place + 1].text)
  }

  /// The tokens of a file with these names replaced: constants where SDK_INT is compared with them,
  /// tests in the head of an `if`.
  static func resolved(_ tokens: [JVMToken]) -> [JVMToken] {
    guard tokens.contains(where: { $0.text == "SDK_INT" }) else { return tokens }
    let known = JVMLevelNames(tokens)
    guard !known.levels.isEmpty || !known.tests.isEmpty else { return tokens }
    var found: [JVMToken] = []
    found.reserveCapacity(tokens.count)
    for place in tokens.indices {
      let token = tokens[place]
      if let level = known.levels[token.text], isCompared(place, in: tokens) {
        found.append(JVMToken(text: level.text, line: token.line, isWord: true))
      } else if let test = known.tests[token.text], isWholeCondition(place, of: tokens) {
        found += test.map { JVMToken(text: $0.text, line: token.line, isWord: $0.isWord) }
      } else {
        found.append(token)
      }
    }
    return found
  }

  private static let longestValue = 12

  /// The name that is declared and gets a value: `val a =`, `val a: Int =`, `int a =`,
  /// `boolean a =`.
  private static func name(before sign: Int, in tokens: [JVMToken]) -> String? {
    let isTyped = sign > 3 && tokens[sign - 2].text == ":"
    let place = sign - (isTyped ? 3 : 1)
    guard place > 0, tokens[place].isName else { return nil }
    return ["val", "int", "boolean", "Boolean"].contains(tokens[place - 1].text)
      ? tokens[place].text : nil
  }

  /// The number or code name that is all of a value.
  private static func level(_ value: ArraySlice<JVMToken>) -> JVMToken? {
    guard let last = value.last, JVMBlocks.level(last.text) != nil else { return nil }
    let owners = value.dropLast().map(\.text)
    let isCodeName =
      owners.starts(with: ["Build", "."]) || owners.starts(with: ["VERSION_CODES", "."])
    return owners.isEmpty && last.text.first?.isNumber == true || isCodeName ? last : nil
  }

  /// Whether a value is one comparison of SDK_INT.
  private static func isTest(_ value: ArraySlice<JVMToken>) -> Bool {
    let words = value.map(\.text)
    guard words.filter({ $0 == "SDK_INT" }).count == 1, words.contains(where: "<>=".contains) else {
      return false
    }
    return !words.contains { ["&", "|", "!", "?", "if", "(", "{"].contains($0) }
      && value.last.map { JVMBlocks.level($0.text) != nil } == true
  }

  /// Whether a name is what SDK_INT is compared with.
  private static func isCompared(_ place: Int, in tokens: [JVMToken]) -> Bool {
    let signs = tokens[max(0, place - 3)..<place].reversed().prefix { "<>=".contains($0.text) }
    let test = place - signs.count - 1
    return !signs.isEmpty && test >= 0 && tokens[test].text == "SDK_INT"
  }

  /// Whether a name is all of a condition: `if (isNew)`.
  private static func isWholeCondition(_ place: Int, of tokens: [JVMToken]) -> Bool {
    place > 1 && place + 1 < tokens.count && tokens[place - 1].text == "("
      && tokens[place - 2].text == "if" && tokens[place + 1].text == ")"
  }
}

/// The services that a source declares.
extension AndroidSourceReader {
  /// What the file names, where it declares a service; nil if it declares none.
  func serviceSource() -> AndroidServiceSource? {
    let supertypes = Set(tokens.indices.filter { tokens[$0].text == "class" }.flatMap(supertypes))
    guard !supertypes.isEmpty else { return nil }
    guard
      supertypes.contains(where: { $0.hasSuffix("Service") })
        || !names.isDisjoint(with: ["onStartCommand", "onBind", "onHandleIntent"])
    else { return nil }
    let used = tokens.indices.filter { tokens[$0].isName && !isDeclared($0) }
    return AndroidServiceSource(
      supertypes: supertypes, names: Set(used.map { tokens[$0].text }))
  }

  /// Whether a name is that of a function which is written here, or its call of the one it
  /// overrides.
  private func isDeclared(_ place: Int) -> Bool {
    guard place > 0, place + 1 < tokens.count, tokens[place + 1].text == "(" else { return false }
    let before = tokens[place - 1]
    if before.text == "." { return place > 1 && tokens[place - 2].text == "super" }
    return before.isWord && !Self.wordsBeforeCalls.contains(before.text)
  }

  private static let wordsBeforeCalls: Set = [
    "return", "new", "else", "do", "throw", "in", "is", "as", "by", "case", "and", "or",
  ]

  /// `Base` of `class A(b: B) : Base(), C {` and of `class A extends Base implements C {`.
  func supertypes(at place: Int) -> [String] {
    var found: [String] = []
    var depth = 0
    var isBehind = false
    for index in (place + 1)..<max(place + 1, min(tokens.count, place + 120)) {
      let token = tokens[index]
      if token.text == "{" || token.text == "}" { break }
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      guard depth == 0 else { continue }
      if token.text == ":" || token.text == "extends" {
        isBehind = true
      } else if isBehind, token.isName {
        found.append(token.text)
      }
    }
    return found
  }
}

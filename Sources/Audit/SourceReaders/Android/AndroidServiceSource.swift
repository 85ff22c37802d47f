/// What the source of a service names, by which the code that it runs elsewhere is found.
public struct AndroidServiceSource: Hashable, Sendable {
  /// What its classes extend.
  public var supertypes: Set<String>
  /// The names that it calls or mentions.
  public var names: Set<String>
}

extension AndroidSourceReader {
  /// What the file names, where it declares a service; nil if it declares none.
  func serviceSource() -> AndroidServiceSource? {
    let supertypes = Set(tokens.indices.filter { tokens[$0].text == "class" }.flatMap(supertypes))
    guard !supertypes.isEmpty else { return nil }
    guard
      supertypes.contains(where: { $0.hasSuffix("Service") })
        || !names.isDisjoint(with: ["onStartCommand", "onBind", "onHandleIntent"])
    else { return nil }
    return AndroidServiceSource(supertypes: supertypes, names: names)
  }

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

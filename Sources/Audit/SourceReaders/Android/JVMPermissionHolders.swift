/// Finds the constants and variables of a file that hold one permission.
///
/// A name with two different permissions is left out. So is a variable that may hold anything else: one
/// that has another value somewhere, or whose name is also a parameter or the variable of a loop.
struct JVMPermissionHolders {
  let tokens: [JVMToken]
  let isKotlin: Bool
  /// The permissions that the file imports by their names.
  let imported: Set<String>

  /// `FINE` and its permission, from `FINE = Manifest.permission.ACCESS_FINE_LOCATION`.
  func held() -> [String: String] {
    var found: [String: Set<String>] = [:]
    var others: Set<String> = []
    for sign in tokens.indices.dropFirst() where tokens[sign].text == "=" {
      guard let place = name(before: sign) else { continue }
      let name = tokens[place].text
      if let permission = permission(after: sign) {
        found[name, default: []].insert(permission)
      } else {
        others.insert(name)
      }
    }
    let names = found.filter { name, permissions in
      permissions.count == 1 && (name.isOfConstant || !others.contains(name))
    }
    let variables = Set(names.keys.filter { !$0.isOfConstant })
    let given = Set(
      variables.isEmpty
        ? []
        : tokens.indices.filter { variables.contains(tokens[$0].text) && isGiven($0) }
          .map { tokens[$0].text })
    return names.filter { !given.contains($0.key) }.compactMapValues(\.first)
  }

  /// The name that gets a value: `name =`, `name: String =`; no comparison, no label of an argument and
  /// no member of another object.
  private func name(before sign: Int) -> Int? {
    guard text(sign + 1) != "=" else { return nil }
    let isTyped = isKotlin && text(sign - 2) == ":"
    let place = sign - (isTyped ? 3 : 1)
    guard place >= 0, tokens[place].isName, tokens[place].text.count > 1 else { return nil }
    let isArgument = ["(", ","].contains(text(place - 1))
    if isKotlin, isArgument { return nil }
    return text(place - 1) != "." || text(place - 2) == "this" ? place : nil
  }

  /// The permission that is all of a value: `Manifest.permission.NAME`, or a NAME that is imported.
  private func permission(after sign: Int) -> String? {
    var last = sign + 1
    while last - sign < 8, text(last + 1) == "." { last += 2 }
    let path = tokens[min(sign + 1, tokens.count)..<min(last + 1, tokens.count)]
      .map(\.text).filter { $0 != "." }.drop { $0 == "android" || $0 == "Manifest" }
    guard let name = path.last, name.isOfConstant, !name.isEmpty,
      path.dropLast().elementsEqual(["permission"]) || path.count == 1 && imported.contains(name)
    else { return nil }
    let next = last + 1
    let ends = next >= tokens.count || tokens[next].line > tokens[last].line
    return ends || [";", ",", ")", "}"].contains(text(next)) ? name : nil
  }

  /// Whether a variable gets what it holds from elsewhere where it is: it is a parameter, of a lambda
  /// too, the variable of a loop, a part of something, or has no value yet.
  private func isGiven(_ place: Int) -> Bool {
    let before = text(place - 1)
    let next = text(place + 1)
    let isFirst = before == "(" && ["for", "val"].contains(text(place - 2))
    if isFirst && ["in", ","].contains(next) || isOfLambda(place) { return true }
    guard isKotlin else {
      let isDeclared =
        place > 0 && tokens[place - 1].isWord && !Self.statements.contains(before)
        || before == "]" || before == "." && text(place - 2) == "."
      return isDeclared && [",", ")", ":"].contains(next)
    }
    if ["val", "var"].contains(before) {
      return next != "=" && !(next == ":" && text(place + 3) == "=")
    }
    return next == ":" && ["(", ",", "vararg"].contains(before)
  }

  /// Whether a name is among the parameters of a lambda: `{ name, granted ->`, `(name, granted) ->`.
  private func isOfLambda(_ place: Int) -> Bool {
    var end = place + 1
    while end < tokens.count, tokens[end].isWord || tokens[end].text == "," { end += 1 }
    if text(end) == ")" { end += 1 }
    return text(end) == "-" && text(end + 1) == ">"
  }

  private static let statements: Set = ["return", "else", "case", "throw", "assert"]

  private func text(_ place: Int) -> String {
    tokens.indices.contains(place) ? tokens[place].text : ""
  }
}

/// Where a source names a permission, and whether it asks for it.
extension AndroidSourceReader {
  /// Where the file names a permission for location, Bluetooth, movement or notifications.
  mutating func readNamings() -> [AndroidPermissionNaming] {
    guard names.contains(where: Self.isNamed) else { return [] }
    var calls: [String] = []
    var found: [AndroidPermissionNaming] = []
    let uses = Dictionary(grouping: tokens.indices.filter { tokens[$0].isWord }) { tokens[$0].text }
    var blocks = blocks()
    for (place, token) in tokens.enumerated() {
      if token.text == "(" {
        calls.append(self.token(place - 1)?.text.lowercased() ?? "")
      } else if token.text == "[" {
        // `results[NAME]` looks up an answer; the list of an annotation is what is around it.
        calls.append(self.token(place - 1)?.isWord == true ? "get" : calls.last ?? "")
      } else if token.text == ")" || token.text == "]" {
        _ = calls.popLast()
      } else if Self.isNamed(token.text), token.isName, !isImport(place), isPermissionName(place) {
        // `Permissions.check` of this author's library asks.
        let isCheck =
          isCompared(place) || isUncalled(place) || isInCheckedName(place, uses: uses)
          || isPassedToCheck(place) || isOfIdleState(place)
          || isCheck(calls) && !names.contains("nabinbhandari")
        let isOfPlatform = calls.last == "checkselfpermission"
        found.append(
          AndroidPermissionNaming(
            permission: token.text, line: token.line, levels: levels(at: place, blocks),
            isCheck: isCheck, isGrantCheck: isOfPlatform && !isUncalled(place),
            callee: isCheck ? nil : callee(around: place)))
      }
      blocks.pass(place)
    }
    return found
  }

  /// The function that a permission is an argument of, if it is called on nothing:
  /// `Ask(permission = NAME)`.
  private func callee(around place: Int) -> AndroidPermissionNaming.Callee? {
    guard let bracket = opener(around: place), tokens[bracket].text == "(",
      let name = token(bracket - 1), name.isName, token(bracket - 2)?.text != ".",
      !isDeclaration(bracket - 1)
    else { return nil }
    return AndroidPermissionNaming.Callee(function: name.text, line: name.line)
  }

  private static func isNamed(_ word: String) -> Bool {
    word.hasPrefix("ACCESS_") && word.hasSuffix("_LOCATION") || isOldBluetooth(word)
      || newer.contains(word)
  }

  private static let newer: Set = [
    "BLUETOOTH_SCAN", "BLUETOOTH_CONNECT", "BLUETOOTH_ADVERTISE", "ACTIVITY_RECOGNITION",
    "POST_NOTIFICATIONS",
  ]

  private static func isOldBluetooth(_ word: String) -> Bool {
    word == "BLUETOOTH" || word == "BLUETOOTH_ADMIN"
  }

  /// Whether a word is a permission; BLUETOOTH may be something else.
  private func isPermissionName(_ place: Int) -> Bool {
    !Self.isOldBluetooth(tokens[place].text) || token(place - 2)?.text == "permission"
      || permissionNames.imported.contains(tokens[place].text) && token(place - 1)?.text != "."
  }

  /// The bracket that encloses a place most closely.
  func opener(around place: Int) -> Int? {
    var depth = 0
    return tokens[max(0, place - Self.longestExtent)..<place].lastIndex { token in
      if token.closes { depth += 1 }
      if token.opens { depth -= 1 }
      return depth < 0
    }
  }

  /// The same, or the bracket around the array in which the place is.
  func openerOutsideArray(around place: Int) -> Int? {
    guard let bracket = opener(around: place) else { return nil }
    let isOfArray = !arrays(in: bracket..<(bracket + 1)).isEmpty
    return isOfArray ? opener(around: placeOfBuilder(before: bracket)) : bracket
  }

  /// Where the path begins whose last name is at a place: `a` of `a.b.name`.
  func beginOfPath(to place: Int) -> Int {
    var start = place
    while token(start - 1)?.text == ".", token(start - 2)?.isWord == true { start -= 2 }
    return start
  }

  /// `case NAME:`, `NAME -> {`, `== NAME`, `NAME == `.
  func isCompared(_ place: Int) -> Bool {
    let start = beginOfPath(to: place)
    let before = [token(start - 2)?.text, token(start - 1)?.text]
    let after = [token(place + 1)?.text, token(place + 2)?.text]
    return before[1] == "case" || after == ["-", ">"] || after == ["=", "="]
      || after == ["!", "="] || before == ["=", "="] || before == ["!", "="]
  }

  /// Whether the innermost of the calls around a name only says what is granted, or what a list is
  /// given to: `hasPermissions(arrayOf(NAME))`.
  private func isCheck(_ calls: [String]) -> Bool {
    guard let last = calls.last else { return false }
    guard Self.lists.contains(last) else { return Self.isCheck(last) }
    return calls.last { !Self.lists.contains($0) }.map(Self.isReadOnly) ?? false
  }

  /// The functions that make a list of what they are given.
  private static let lists: Set = [
    "arrayof", "listof", "setof", "mutablelistof", "mutablesetof", "arraylistof", "aslist",
  ]

  /// Whether a function only says what is granted, judging by its name: `checkAndRequest` asks.
  private static func isCheck(_ function: String) -> Bool {
    guard !function.contains("request") || function.contains("rationale") else { return false }
    return function.hasPrefix("has") || function.hasPrefix("is") || lookups.contains(function)
      || checks.contains(where: function.contains)
  }

  /// The methods that look up an answer by the name of a permission.
  private static let lookups: Set = ["get", "getordefault", "getvalue"]

  private static let checks = [
    "check", "granted", "rationale", "requirespermission", "anyof", "allof", "equals", "indexof",
  ]
}

/// Where a source names a permission, and whether it asks for it.
extension AndroidSourceReader {
  /// Where the file names a permission for location, Bluetooth or movement.
  func namings() -> [AndroidPermissionNaming] {
    guard names.contains(where: Self.isNamed) else { return [] }
    var calls: [String] = []
    var found: [AndroidPermissionNaming] = []
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
          isCompared(place) || isInIdleArray(place)
          || calls.last.map(Self.isCheck) ?? false && !names.contains("nabinbhandari")
        found.append(
          AndroidPermissionNaming(
            permission: token.text, line: token.line, levels: levels(at: place, blocks),
            isCheck: isCheck))
      }
      blocks.pass(place)
    }
    return found
  }

  private static func isNamed(_ word: String) -> Bool {
    word.hasPrefix("ACCESS_") && word.hasSuffix("_LOCATION") || isOldBluetooth(word)
      || newer.contains(word)
  }

  private static let newer: Set = [
    "BLUETOOTH_SCAN", "BLUETOOTH_CONNECT", "BLUETOOTH_ADVERTISE", "ACTIVITY_RECOGNITION",
  ]

  private static func isOldBluetooth(_ word: String) -> Bool {
    word == "BLUETOOTH" || word == "BLUETOOTH_ADMIN"
  }

  /// Whether a word is a permission; BLUETOOTH may be something else.
  private func isPermissionName(_ place: Int) -> Bool {
    !Self.isOldBluetooth(tokens[place].text) || token(place - 2)?.text == "permission"
      || importedPermissions.contains(tokens[place].text) && token(place - 1)?.text != "."
  }

  /// Whether a place is in `private val NAMES = arrayOf(…)` or `private String[] NAMES = {…}`, and the
  /// file has that name nowhere else.
  private func isInIdleArray(_ place: Int) -> Bool {
    guard let start = opener(around: place) else { return false }
    let line = tokens[max(0, start - 16)..<start]
    guard let begin = line.lastIndex(where: { $0.text == "private" }) else { return false }
    let head = tokens[begin..<start]
    let equals = head.indices.filter { head[$0].text == "=" }
    guard equals.count == 1, !head.contains(where: { "{}();".contains($0.text) }) else {
      return false
    }
    let variable = head.firstIndex { $0.text == "val" || $0.text == "var" }
    let name = tokens[variable.map { $0 + 1 } ?? equals[0] - 1]
    return name.isName && tokens.filter { $0.text == name.text }.count == 1
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

  /// `case NAME:`, `NAME -> {`, `== NAME`, `NAME == `.
  private func isCompared(_ place: Int) -> Bool {
    var start = place
    while token(start - 1)?.text == ".", token(start - 2)?.isWord == true { start -= 2 }
    let before = [token(start - 2)?.text, token(start - 1)?.text]
    let after = [token(place + 1)?.text, token(place + 2)?.text]
    return before[1] == "case" || after == ["-", ">"] || after == ["=", "="]
      || after == ["!", "="] || before == ["=", "="] || before == ["!", "="]
  }

  /// Whether a function only says what is granted, judging by its name.
  private static func isCheck(_ function: String) -> Bool {
    function.hasPrefix("has") || function.hasPrefix("is") || lookups.contains(function)
      || checks.contains(where: function.contains)
  }

  /// The methods that look up an answer by the name of a permission.
  private static let lookups: Set = ["get", "getordefault", "getvalue"]

  private static let checks = [
    "check", "granted", "rationale", "requirespermission", "anyof", "allof", "equals", "indexof",
  ]
}

/// A place where a source names a permission, for any purpose.
public struct AndroidPermissionNaming: Hashable, Sendable {
  /// The permission, such as "ACCESS_FINE_LOCATION".
  public var permission: String
  /// The line.
  public var line: Int
  /// The levels on which the place is reached, as far as the tests around it show.
  public var levels: ClosedRange<Int>
  /// Whether it is in a check of a grant or in a comparison, and so in no request.
  public var isCheck: Bool
}

extension AndroidSourceReader {
  /// Where the file names location permissions or the two old Bluetooth permissions.
  func namings() -> [AndroidPermissionNaming] {
    guard names.contains(where: Self.isNamed) else { return [] }
    var calls: [String] = []
    var found: [AndroidPermissionNaming] = []
    var blocks = blocks()
    for (place, token) in tokens.enumerated() {
      if token.text == "(" {
        calls.append(self.token(place - 1)?.text.lowercased() ?? "")
      } else if token.text == ")" {
        _ = calls.popLast()
      } else if Self.isNamed(token.text), token.isName, !isImport(place), isPermissionName(place) {
        let isCheck = isCompared(place) || calls.last.map(Self.isCheck) ?? false
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
  }

  private static func isOldBluetooth(_ word: String) -> Bool {
    word == "BLUETOOTH" || word == "BLUETOOTH_ADMIN"
  }

  /// Whether a word is a permission; BLUETOOTH may be something else.
  private func isPermissionName(_ place: Int) -> Bool {
    !Self.isOldBluetooth(tokens[place].text) || token(place - 2)?.text == "permission"
      || importedPermissions.contains(tokens[place].text) && token(place - 1)?.text != "."
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
    function.hasPrefix("has") || function.hasPrefix("is")
      || checks.contains(where: function.contains)
  }

  private static let checks = [
    "check", "granted", "rationale", "requirespermission", "anyof", "allof", "equals", "indexof",
  ]
}

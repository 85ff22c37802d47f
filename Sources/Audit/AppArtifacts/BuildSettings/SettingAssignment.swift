import Findings

/// One line that sets a build setting: `NAME[sdk=iphoneos*] = value`.
struct SettingAssignment: Hashable {
  /// The value as written, variables and all.
  var value: String
  /// What has to hold for it to count; all of them.
  var conditions: [Condition] = []
  /// Where it is written.
  var position: SourcePosition

  /// A part in brackets.
  struct Condition: Hashable {
    var parameter: String
    var pattern: String
  }
}

extension SettingAssignment {
  /// Takes `NAME[sdk=iphoneos*][arch=*]` apart; nil if a bracket is not closed.
  static func split(_ key: String) -> (name: String, conditions: [Condition])? {
    let utf8 = key.utf8
    guard let bracket = utf8.firstIndex(of: UInt8(ascii: "[")) else { return (key, []) }
    let name = String(key[..<bracket])
    var conditions: [Condition] = []
    var rest = key[bracket...]
    while rest.utf8.first == UInt8(ascii: "[") {
      guard let end = rest.utf8.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      let inside = rest[rest.utf8.index(after: rest.startIndex)..<end]
      for part in inside.split(separator: ",") {
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2 else { return nil }
        conditions.append(
          Condition(parameter: sides[0].trimmed, pattern: sides[1].trimmed))
      }
      rest = rest[rest.utf8.index(after: end)...]
    }
    return (name.trimmed, conditions)
  }
}

extension StringProtocol {
  /// The text without blanks and tabs at both ends.
  var trimmed: String {
    var utf8 = Substring(self).utf8
    func isBlank(_ byte: UInt8?) -> Bool {
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
    while isBlank(utf8.first) { utf8 = utf8.dropFirst() }
    while isBlank(utf8.last) { utf8 = utf8.dropLast() }
    return String(Substring(utf8))
  }
}

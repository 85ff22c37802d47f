/// One evaluation: follows variables from text to text and keeps count, so that none runs away.
struct SettingEvaluation {
  let settings: BuildSettings
  private(set) var undefined: [String] = []
  /// Assignments under way, with the rank of each in its setting's list.
  private var active: [(name: String, rank: Int)] = []
  /// Replacements still allowed: a text that doubles itself thirty times has no place here.
  private var budget = 4096

  /// Brackets that are open in the text itself.
  private var depth = 0

  /// The deepest nesting that is followed, of assignments and of brackets.
  private static let deepest = 128
  /// The longest text that is built.
  private static let longest = 1 << 16

  init(settings: BuildSettings) { self.settings = settings }

  /// The value of a setting; nil if nothing sets it.
  mutating func value(of name: String) -> String? {
    // A setting that is under way already means what it inherits.
    let rank = (active.last { $0.name == name }?.rank).map { $0 + 1 } ?? 0
    let assignments = settings.assignments(name)
    guard rank < assignments.count else { return rank > 0 ? "" : nil }
    guard budget > 0, active.count < Self.deepest else { return "" }
    budget -= 1
    let text = assignments[rank].value
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    active.append((name, rank))
    defer { active.removeLast() }
    return expand(text)
  }

  /// A text with its variables replaced.
  mutating func expand(_ text: String) -> String {
    let source = Array(text.utf8)
    var place = 0
    return String(decoding: expand(source, &place, until: nil), as: UTF8.self)
  }

  /// Expands up to a closing mark, and leaves `place` on it.
  private mutating func expand(
    _ source: [UInt8], _ place: inout Int, until close: UInt8?, or other: UInt8? = nil
  ) -> [UInt8] {
    var result: [UInt8] = []
    while place < source.count {
      let byte = source[place]
      if let close, byte == close || byte == other { return result }
      guard byte == UInt8(ascii: "$"), place + 1 < source.count else {
        result.append(byte)
        place += 1
        continue
      }
      let next = source[place + 1]
      if let close = Self.closing(next) {
        place += 2
        result += reference(source, &place, close)
      } else if next == UInt8(ascii: "$") {
        result.append(next)
        place += 2
      } else if Self.isNameByte(next) {
        place += 1
        let start = place
        while place < source.count, Self.isNameByte(source[place]) { place += 1 }
        result += lookUp(String(decoding: source[start..<place], as: UTF8.self), fallback: nil)
      } else {
        result.append(byte)
        place += 1
      }
      if result.count > Self.longest { return Array(result.prefix(Self.longest)) }
    }
    return result
  }

  /// What is between the brackets: a name, which may be built from variables, and modifiers.
  private mutating func reference(
    _ source: [UInt8], _ place: inout Int, _ close: UInt8
  ) -> [UInt8] {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      place = source.count
      return []
    }
    let colon = UInt8(ascii: ":")
    let name = String(decoding: expand(source, &place, until: close, or: colon), as: UTF8.self)
    var modifiers: [(name: String, argument: [UInt8]?)] = []
    while place < source.count, source[place] == colon {
      place += 1
      let start = place
      while place < source.count, source[place] != close, source[place] != colon,
        source[place] != UInt8(ascii: "=")
      {
        place += 1
      }
      let modifier = String(decoding: source[start..<place], as: UTF8.self)
      var argument: [UInt8]?
      if place < source.count, source[place] == UInt8(ascii: "=") {
        place += 1
        argument = expand(source, &place, until: close, or: colon)
      }
      modifiers.append((modifier, argument))
    }
    if place < source.count { place += 1 }
    let fallback = modifiers.first { $0.name == "default" }?.argument
    var value = String(decoding: lookUp(name, fallback: fallback), as: UTF8.self)
    for modifier in modifiers {
      value = SettingModifier.apply(
        modifier.name, modifier.argument.map { String(decoding: $0, as: UTF8.self) }, to: value)
    }
    return Array(value.utf8)
  }

  private mutating func lookUp(_ name: String, fallback: [UInt8]?) -> [UInt8] {
    if name == "inherited" || name == "value" {
      guard let last = active.last else { return [] }
      return Array((value(of: last.name) ?? "").utf8)
    }
    guard let value = value(of: name) else {
      if fallback == nil, !name.isEmpty, !undefined.contains(name) { undefined.append(name) }
      return []
    }
    return Array(value.utf8)
  }

  private static func closing(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: nil
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// A property list in the old style, a file of strings or JSON, with the place of each part.
struct BraceTree {
  let text: [UInt8]
  private(set) var root = Value(range: 0..<0, kind: .text)
  private var place = 0
  private var count = 0

  /// A value with its place.
  struct Value {
    var range: Range<Int>
    var kind: Kind
    var members: [Member] = []
    /// The values of a list.
    var items: [Value] = []
  }

  enum Kind {
    case text, list, dictionary
  }

  /// A key with its value.
  struct Member {
    var key: String
    var keyRange: Range<Int>
    var value: Value
    /// The member from its key to its separator.
    var range: Range<Int>
    /// Whether a separator follows the value.
    var isClosed: Bool
  }

  /// Reads a text whose root is a value, or the members of a dictionary without braces.
  init(_ text: [UInt8]) throws(EditRefusal) {
    self.text = text
    skipSpace()
    if place < text.count, text[place] == UInt8(ascii: "{") {
      root = try value(depth: 0)
    } else {
      root = Value(range: 0..<text.count, kind: .dictionary)
      root.members = try members(until: nil, depth: 0)
    }
  }

  private func problem() -> EditRefusal {
    EditRefusal("the file is not read as a property list: line \(text.lineNumber(of: place))")
  }

  private mutating func value(depth: Int) throws(EditRefusal) -> Value {
    guard depth < 512, place < text.count else { throw problem() }
    let start = place
    switch text[place] {
    case UInt8(ascii: "{"):
      place += 1
      let members = try members(until: UInt8(ascii: "}"), depth: depth)
      return Value(range: start..<place, kind: .dictionary, members: members)
    case UInt8(ascii: "("), UInt8(ascii: "["):
      let end = text[place] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
      place += 1
      var items: [Value] = []
      while true {
        skipSpace()
        guard place < text.count else { throw problem() }
        if text[place] == end { break }
        if text[place] == UInt8(ascii: ",") {
          place += 1
          continue
        }
        items.append(try value(depth: depth + 1))
      }
      place += 1
      return Value(range: start..<place, kind: .list, items: items)
    case UInt8(ascii: "<"):
      guard let end = text[place...].firstIndex(of: UInt8(ascii: ">")) else { throw problem() }
      place = end + 1
      return Value(range: start..<place, kind: .text)
    default: return Value(range: try word(), kind: .text)
    }
  }

  private mutating func members(
    until end: UInt8?, depth: Int
  ) throws(EditRefusal) -> [Member] {
    var members: [Member] = []
    while true {
      skipSpace()
      guard place < text.count else {
        if end == nil { return members }
        throw problem()
      }
      if text[place] == end {
        place += 1
        return members
      }
      let start = place
      let key = try word()
      skipSpace()
      guard place < text.count, [UInt8(ascii: "="), UInt8(ascii: ":")].contains(text[place]) else {
        throw problem()
      }
      place += 1
      skipSpace()
      let value = try value(depth: depth + 1)
      var last = place
      skipSpace()
      let isClosed =
        place < text.count && [UInt8(ascii: ";"), UInt8(ascii: ",")].contains(text[place])
      if isClosed {
        place += 1
        last = place
      } else {
        place = last
      }
      members.append(
        Member(
          key: content(of: key), keyRange: key, value: value, range: start..<last,
          isClosed: isClosed))
    }
  }

  /// A quoted or a plain word.
  private mutating func word() throws(EditRefusal) -> Range<Int> {
    count += 1
    let start = place
    guard place < text.count, count < 4_000_000 else { throw problem() }
    if text[place] == UInt8(ascii: "\"") || text[place] == UInt8(ascii: "'") {
      let quote = text[place]
      place += 1
      while place < text.count, text[place] != quote {
        place += text[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard place < text.count else { throw problem() }
      place += 1
      return start..<place
    }
    while place < text.count, Self.isPlain(text[place]) { place += 1 }
    guard place > start else { throw problem() }
    return start..<place
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// Skips white space and comments.
  private mutating func skipSpace() {
    while place < text.count {
      if text[place] <= 0x20 {
        place += 1
      } else if text.has("//", at: place) {
        place = text.endOfLine(place)
      } else if text.has("/*", at: place) {
        while place < text.count, !text.has("*/", at: place) { place += 1 }
        place = Swift.min(place + 2, text.count)
      } else {
        return
      }
    }
  }
}

extension BraceTree {
  /// The text of a word, without its quotes.
  func content(of range: Range<Int>) -> String {
    let word = text.string(range)
    guard let quote = word.first, quote == "\"" || quote == "'", word.count > 1 else { return word }
    var result = ""
    var isEscaped = false
    for character in word.dropFirst().dropLast() {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      result.append(character)
      isEscaped = false
    }
    return result
  }

  /// A text in quotes, as all three formats write it.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}

extension BraceTree.Value {
  /// The only member with a key; nil if there is none or more than one.
  subscript(key: String) -> BraceTree.Member? {
    let found = members.filter { $0.key == key }
    return found.count == 1 ? found[0] : nil
  }
}

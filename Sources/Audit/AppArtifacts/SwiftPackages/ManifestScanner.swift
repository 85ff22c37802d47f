/// Calls in a Package.swift, found without a compiler: names, labels and the strings they hold.
///
/// A manifest may compute anything; what it computes is not seen here, what it writes down is.
struct ManifestScanner {
  /// A call such as `.target(name: "A", dependencies: ["B"])`.
  struct Call {
    var name: String
    var arguments: [Argument] = []

    init(name: String) { self.name = name }

    subscript(label: String) -> Value? { arguments.first { $0.label == label }?.value }
  }

  /// An argument; its label is "" where it has none.
  struct Argument {
    var label: String
    var value: Value
  }

  /// What an argument holds: its strings and calls, those in arrays included, and bare words.
  struct Value {
    var strings: [String] = []
    var calls: [Call] = []
    var words: [String] = []
  }

  private let bytes: [UInt8]
  private var place = 0
  /// Every call of the file, the outer ones after those they hold.
  private(set) var calls: [Call] = []
  /// What each `let` or `var` of the file holds, by its name.
  private(set) var constants: [String: Value] = [:]
  /// Every string of the file.
  private(set) var texts: Set<String> = []
  /// The `let` or `var` whose value is being read.
  private var constant: String?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while place < bytes.count { _ = value(depth: 0) }
  }

  /// Reads up to a comma or closing bracket on this level.
  private mutating func value(depth: Int) -> Value {
    var value = Value()
    var name = ""
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""):
        let string = string()
        value.strings.append(string)
        if depth == 0 { hold(Value(strings: [string])) }
        name = ""
      case UInt8(ascii: "("):
        place += 1
        guard depth < 100 else { continue }
        var call = Call(name: name)
        while place < bytes.count, bytes[place] != UInt8(ascii: ")") {
          if bytes[place] == UInt8(ascii: ",") || bytes[place] == UInt8(ascii: "]") { place += 1 }
          let label = label()
          let argument = self.value(depth: depth + 1)
          call.arguments.append(Argument(label: label, value: argument))
        }
        place += 1
        if !name.isEmpty { calls.append(call) }
        value.calls.append(call)
        if depth == 0 { hold(Value(calls: [call])) }
        name = ""
      case UInt8(ascii: "["):
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "]") {
          if bytes[place] == UInt8(ascii: ",") || bytes[place] == UInt8(ascii: ")") { place += 1 }
          guard depth < 100 else { break }
          let element = self.value(depth: depth + 1)
          value.strings += element.strings
          value.calls += element.calls
          value.words += element.words
          if depth == 0 { hold(element) }
        }
        if place < bytes.count { place += 1 }
        name = ""
      case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"):
        if depth == 0 { place += 1 }
        return value
      case UInt8(ascii: "/") where isComment: skipComment()
      default:
        if Self.isNameByte(byte) {
          let isConstant = name == "let" || name == "var"
          name = word()
          value.words.append(name)
          if isConstant { constant = name }
        } else {
          // A blank may be between a name and its bracket, nothing else.
          if byte > 0x20 { name = "" }
          place += 1
        }
      }
    }
    return value
  }

  private mutating func hold(_ value: Value) {
    guard let constant else { return }
    constants[constant, default: Value()].strings += value.strings
    constants[constant, default: Value()].calls += value.calls
    constants[constant, default: Value()].words += value.words
  }

  /// The label in front of an argument; "" if there is none.
  private mutating func label() -> String {
    skipBlanks()
    let start = place
    guard place < bytes.count, Self.isNameByte(bytes[place]) else { return "" }
    let name = word()
    skipBlanks()
    guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else {
      place = start
      return ""
    }
    place += 1
    return name
  }

  private mutating func word() -> String {
    let start = place
    while place < bytes.count, Self.isNameByte(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func string() -> String {
    place += 1
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != 10 {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(place, bytes.count)
    place = end + 1
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    texts.insert(text)
    return text
  }

  private var isComment: Bool {
    place + 1 < bytes.count
      && (bytes[place + 1] == UInt8(ascii: "/") || bytes[place + 1] == UInt8(ascii: "*"))
  }

  private mutating func skipComment() {
    let isBlock = bytes[place + 1] == UInt8(ascii: "*")
    place += 2
    while place < bytes.count {
      if isBlock, bytes[place] == UInt8(ascii: "/"), bytes[place - 1] == UInt8(ascii: "*") {
        place += 1
        return
      }
      if !isBlock, bytes[place] == 10 { return }
      place += 1
    }
  }

  private mutating func skipBlanks() {
    while place < bytes.count {
      if bytes[place] <= 0x20 {
        place += 1
      } else if bytes[place] == UInt8(ascii: "/"), isComment {
        skipComment()
      } else {
        return
      }
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

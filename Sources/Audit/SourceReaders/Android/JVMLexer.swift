/// Cuts Kotlin and Java into words and signs; comments drop out, and so does what is in literals.
///
/// A literal is a word without a name; one that names a permission is read as its constant.
struct JVMLexer {
  private let bytes: UnsafeRawBufferPointer
  private let nestsComments: Bool
  private var index = 0
  private var line = 1
  private(set) var tokens: [JVMToken] = []
  /// The words in literals, those of templates included.
  private(set) var literals: Set<String> = []

  /// Comments nest in Kotlin and not in Java.
  init(_ bytes: UnsafeRawBufferPointer, isKotlin: Bool) {
    self.bytes = bytes
    nestsComments = isKotlin
    while index < bytes.count { readNext() }
  }

  private func byte(_ distance: Int = 0) -> UInt8 {
    index + distance < bytes.count ? bytes[index + distance] : 0
  }

  private mutating func readNext() {
    switch byte() {
    case 0x0A:
      line += 1
      index += 1
    case 0x20, 0x09, 0x0D: index += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while index < bytes.count, byte() != 0x0A { index += 1 }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""):
      let start = index
      skipString()
      let literal = bytes[start..<min(index, bytes.count)]
      addWords(of: literal)
      addLiteral(literal)
    case UInt8(ascii: "'"):
      skipCharacter()
      addLiteral(bytes[..<0])
    case let first where ByteSearch.isIdentifier(first):
      let start = index
      while ByteSearch.isIdentifier(byte()) { index += 1 }
      add(start, isWord: true)
    default:
      index += 1
      add(index - 1, isWord: false)
    }
  }

  private mutating func add(_ start: Int, isWord: Bool) {
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    tokens.append(JVMToken(text: text, line: line, isWord: isWord))
  }

  private mutating func addWords(of literal: Slice<UnsafeRawBufferPointer>) {
    for word in literal.split(whereSeparator: { !ByteSearch.isIdentifier($0) }) {
      literals.insert(String(decoding: word, as: UTF8.self))
    }
  }

  /// `"android.permission.CAMERA"` is what `Manifest.permission.CAMERA` stands for.
  private mutating func addLiteral(_ literal: Slice<UnsafeRawBufferPointer>) {
    let prefix = "\"android.permission."
    let name = literal.dropFirst(prefix.utf8.count).dropLast()
    guard literal.starts(with: prefix.utf8), !name.isEmpty,
      name.allSatisfy(ByteSearch.isIdentifier)
    else {
      return tokens.append(JVMToken(text: "", line: line, isWord: true))
    }
    tokens += [
      JVMToken(text: "permission", line: line, isWord: true),
      JVMToken(text: ".", line: line, isWord: false),
      JVMToken(text: String(decoding: name, as: UTF8.self), line: line, isWord: true),
    ]
  }

  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*"), depth == 0 || nestsComments {
        depth += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        if byte() == 0x0A { line += 1 }
        index += 1
      }
    }
  }

  /// A literal of one quote ends with its line at the latest, one of three does not.
  private mutating func skipString() {
    let isTriple = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    index += isTriple ? 3 : 1
    while index < bytes.count {
      if byte() == UInt8(ascii: "\"") {
        if !isTriple {
          index += 1
          return
        }
        if byte(1) == UInt8(ascii: "\""), byte(2) == UInt8(ascii: "\"") {
          index += 3
          return
        }
      }
      if byte() == 0x0A {
        if !isTriple { return }
        line += 1
      }
      index += byte() == UInt8(ascii: "\\") && !isTriple ? 2 : 1
    }
  }

  private mutating func skipCharacter() {
    index += 1
    while index < bytes.count, byte() != 0x0A {
      let isEnd = byte() == UInt8(ascii: "'")
      index += byte() == UInt8(ascii: "\\") ? 2 : 1
      if isEnd { return }
    }
  }
}

extension MarkupReader {
  /// A problem at an offset of this document.
  func problem(at offset: Int, _ message: String) -> MarkupProblem {
    MarkupProblem(at: offset, in: bytes, message)
  }

  /// The text of a range as it is written.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether the ASCII text is at the index.
  func starts(_ text: StaticString) -> Bool { starts(text, at: index) }

  private func starts(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard bytes.count - offset >= length else { return false }
    return text.withUTF8Buffer { wanted in
      for position in 0..<length where bytes[offset + position] != wanted[position] {
        return false
      }
      return true
    }
  }

  mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  /// Moves past the next occurrence of a mark and returns the offset there.
  mutating func skip(
    past mark: StaticString, from start: Int, _ complaint: String
  ) throws(MarkupProblem) -> Int {
    let first = mark.withUTF8Buffer { $0[0] }
    var position = start
    while position < bytes.count {
      if bytes[position] == first, starts(mark, at: position) {
        index = position + mark.utf8CodeUnitCount
        return index
      }
      position += 1
    }
    throw problem(at: index, complaint)
  }

  /// The name that is at an offset; empty if there is none.
  func name(from start: Int) -> Range<Int> {
    guard start < bytes.count, Self.isNameByte(bytes[start]), !Self.isNameRestOnly(bytes[start])
    else { return min(start, bytes.count)..<min(start, bytes.count) }
    var end = start
    while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
    return start..<end
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...0xFF: true
    default: isNameRestOnly(byte)
    }
  }

  private static func isNameRestOnly(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  /// Skips `<!DOCTYPE …>` with its internal subset; quoted text and comments may hold brackets.
  mutating func skipDocumentType() throws(MarkupProblem) {
    let opening = index
    let complaint = "A document type that opens here never closes."
    var isInSubset = false
    var declarations = 0
    index += 9
    while index < bytes.count {
      let byte = bytes[index]
      if starts("<!--") {
        _ = try skip(past: "-->", from: index + 4, complaint)
        continue
      }
      if starts("<?") {
        _ = try skip(past: "?>", from: index + 2, complaint)
        continue
      }
      index += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[index...].firstIndex(of: byte) else {
          throw problem(at: opening, complaint)
        }
        index = end + 1
      case UInt8(ascii: "["): isInSubset = true
      case UInt8(ascii: "]"): isInSubset = false
      case UInt8(ascii: "<"): declarations += 1
      case UInt8(ascii: ">"):
        if !isInSubset, declarations == 0 { return }
        declarations = max(0, declarations - 1)
      default: break
      }
    }
    throw problem(at: opening, complaint)
  }
}

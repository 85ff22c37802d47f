import MarkupReading
import Testing

/// A text in UTF-16, with a byte order mark where one is wanted.
func utf16(_ text: String, isLittleEndian: Bool, mark: Bool) -> [UInt8] {
  ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
    let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    return isLittleEndian ? bytes : bytes.reversed()
  }
}

/// The text of a file, or the message it is refused with.
func text(_ file: [UInt8]) -> String {
  do throws(MarkupProblem) {
    return String(decoding: try UTF8Text(file).bytes, as: UTF8.self)
  } catch {
    return "\(error.position.line):\(error.position.column) \(error.message)"
  }
}

@Suite struct TextEncodingTests {
  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is understood in either order, with a mark or without`(
    isLittleEndian: Bool, mark: Bool
  ) {
    let written = "\"NSLocation\" = \"Où êtes-vous 😀\";"
    #expect(text(utf16(written, isLittleEndian: isLittleEndian, mark: mark)) == written)
  }

  @Test func `a byte order mark of UTF-8 is not part of the text`() {
    #expect(text([0xEF, 0xBB, 0xBF] + Array("<é/>".utf8)) == "<é/>")
  }

  @Test(arguments: [
    ("ISO-8859-1", [0xE9, 0x80], "é\u{80}"), ("latin1", [0xFC], "ü"),
    ("windows-1252", [0x80, 0x93, 0xE9], "€“é"), ("us-ascii", [0x41], "A"),
    ("UTF-8", [0xC3, 0xA9], "é"),
  ])
  func `an XML declaration names the encoding`(name: String, bytes: [UInt8], meaning: String) {
    let head = "<?xml version='1.0' encoding='\(name)'?>"
    #expect(text(Array(head.utf8) + bytes) == head + meaning)
  }

  @Test(arguments: [
    ("<?xml version=\"1.0\" encoding=\"Shift_JIS\"?>", "Shift_JIS"),
    ("<?xml version=\"1.0\" encoding=\"UTF-16\"?>", "UTF-16"),
  ])
  func `an encoding that is unknown or untrue is named`(head: String, name: String) {
    #expect(
      text(Array(head.utf8))
        == "1:1 The XML declaration names the encoding “\(name)”, which does not fit these bytes "
        + "or is not one of UTF-8, UTF-16, ISO-8859-1 and windows-1252.")
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF], [0xC3], [0xE2, 0x82],
      [0xF0, 0x9F, 0x98], [0xE2, 0x28, 0xA1],
    ] as [[UInt8]])
  func `bytes that are no UTF-8 are refused with their line`(bytes: [UInt8]) {
    #expect(UTF8Text.firstInvalidOffset(in: Array("line\nline".utf8) + bytes) == 9)
    #expect(text(Array("line\nline".utf8) + bytes).hasPrefix("2:5 The byte 0x"))
  }

  @Test func `every character is valid UTF-8`() {
    let all = (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
    var bytes: [UInt8] = []
    for scalar in all where scalar.value % 7 == 0 || scalar.value < 0x3000 {
      UTF8Text.append(scalar.value, to: &bytes)
    }
    #expect(UTF8Text.firstInvalidOffset(in: bytes) == nil)
  }

  @Test(
    arguments: [
      (
        [0xFF, 0xFE, 0x41, 0x00, 0x3D, 0xD8],
        "1:2 Half of a UTF-16 surrogate pair is alone at byte 4."
      ),
      (
        [0xFF, 0xFE, 0x00, 0xDC, 0x41, 0x00],
        "1:1 Half of a UTF-16 surrogate pair is alone at byte 2."
      ),
      ([0xFF, 0xFE, 0x41, 0x00, 0x42], "1:2 The file is UTF-16 and ends with half a character."),
      ([0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], "1:1 The file is written in UTF-32."),
      ([0, 0, 0, 0x41, 0, 0, 0, 0x42], "1:1 The file is written in UTF-32."),
    ] as [([UInt8], String)])
  func `broken UTF-16 and UTF-32 are refused`(bytes: [UInt8], message: String) {
    #expect(text(bytes) == message)
  }

  @Test(arguments: [
    (0, 1, 1), (2, 1, 3), (3, 2, 1), (5, 2, 3), (6, 3, 1), (7, 4, 1), (99, 4, 2),
  ])
  func `lines end with LF, CR LF and CR`(offset: Int, line: Int, column: Int) {
    var cursor = LineCursor()
    cursor.advance(to: offset, in: Array("ab\nc\r\n\rd".utf8))
    #expect(cursor.position == MarkupPosition(line: line, column: column))
  }
}

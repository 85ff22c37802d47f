extension UTF8Text {
  /// UTF-16 as UTF-8; unpaired surrogates and half a code unit at the end are refused.
  static func transcodedUTF16(
    _ file: [UInt8], from start: Int, isLittleEndian: Bool
  ) throws(MarkupProblem) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(file.count / 2 + 16)
    var index = start
    let end = file.count - (file.count - start) % 2
    while index < end {
      let unit = codeUnit(file, index, isLittleEndian)
      index += 2
      if unit & 0xF800 != 0xD800 {
        append(UInt32(unit), to: &text)
        continue
      }
      let next = index < end ? codeUnit(file, index, isLittleEndian) : 0
      guard unit < 0xDC00, next & 0xFC00 == 0xDC00 else {
        throw MarkupProblem(
          at: text.count, in: text,
          "Half of a UTF-16 surrogate pair is alone at byte \(index - 2).")
      }
      append(0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(next & 0x3FF), to: &text)
      index += 2
    }
    guard end == file.count else {
      throw MarkupProblem(
        at: text.count, in: text, "The file is UTF-16 and ends with half a character.")
    }
    return text
  }

  private static func codeUnit(_ file: [UInt8], _ index: Int, _ isLittleEndian: Bool) -> UInt16 {
    let first = UInt16(file[index])
    let second = UInt16(file[index + 1])
    return isLittleEndian ? second << 8 | first : first << 8 | second
  }

  /// ISO-8859-1 or windows-1252 as UTF-8; every byte has a meaning.
  static func transcodedSingleBytes(_ file: [UInt8], windows: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(file.count + file.count / 8)
    for byte in file {
      if byte < 0x80 {
        text.append(byte)
      } else if windows, byte < 0xA0 {
        append(UInt32(windows1252[Int(byte) - 0x80]), to: &text)
      } else {
        append(UInt32(byte), to: &text)
      }
    }
    return text
  }

  /// Appends a scalar value as UTF-8; a surrogate or a value past U+10FFFF becomes U+FFFD.
  public static func append(_ scalar: UInt32, to text: inout [UInt8]) {
    let valid = Unicode.Scalar(scalar) ?? "\u{FFFD}"
    text.append(contentsOf: UTF8.encode(valid) ?? UTF8.encodedReplacementCharacter)
  }

  /// The 32 characters in which windows-1252 differs from ISO-8859-1; unused bytes stand for themselves.
  private static let windows1252: [UInt16] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
    0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
  ]
}

import MarkupReading

/// The escapes of JSON strings.
enum JSONEscape {
  /// The length of the escape that begins a slice; nil if it is none.
  static func length(_ bytes: ArraySlice<UInt8>) -> Int? {
    let rest = bytes.dropFirst()
    switch rest.first {
    case UInt8(ascii: "u"):
      return codeUnit(rest.dropFirst()) == nil ? nil : 6
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    default: return nil
    }
  }

  /// The text of a string, its escapes resolved; half a surrogate pair becomes U+FFFD.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        var scalar = codeUnit(rest) ?? 0xFFFD
        rest = rest.dropFirst(4)
        if scalar & 0xFC00 == 0xD800, rest.starts(with: "\\u".utf8),
          let low = codeUnit(rest.dropFirst(2)), low & 0xFC00 == 0xDC00
        {
          scalar = 0x10000 + ((scalar & 0x3FF) << 10) + (low & 0x3FF)
          rest = rest.dropFirst(6)
        }
        UTF8Text.append(scalar, to: &text)
      default: text.append(escape)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The value of the four hexadecimal digits that begin a slice; nil if they do not.
  private static func codeUnit(_ bytes: ArraySlice<UInt8>) -> UInt32? {
    guard bytes.count >= 4 else { return nil }
    var unit: UInt32 = 0
    for byte in bytes.prefix(4) {
      guard let digit = OldStyleCharacters.hexadecimalValue(of: byte) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }
}

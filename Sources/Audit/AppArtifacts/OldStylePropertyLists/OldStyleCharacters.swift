import MarkupReading

/// The characters of the old style: which need no quotes, and what escapes stand for.
enum OldStyleCharacters {
  /// Whether a byte may be in a string without quotes.
  static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// The value of a hexadecimal digit; nil for any other byte.
  static func hexadecimalValue(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// The first character of a text for messages: quoted, or by number if it is not visible.
  static func name(_ text: ArraySlice<UInt8>) -> String {
    guard let scalar = String(decoding: text.prefix(4), as: UTF8.self).unicodeScalars.first else {
      return "nothing"
    }
    return scalar.properties.isGraphemeBase
      ? "“\(scalar)”" : "U+\(String(scalar.value, radix: 16, uppercase: true))"
  }

  /// The text of a quoted string, its escapes resolved as Apple's reader does.
  ///
  /// `\U` takes up to four hexadecimal digits, octal escapes up to three digits of the NeXTSTEP
  /// encoding; a backslash before any other character is dropped. Half a surrogate pair becomes
  /// U+FFFD.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var rest = bytes
    var pendingSurrogate: UInt32?
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        flush(&pendingSurrogate, to: &text)
        text.append(byte)
        continue
      }
      guard let unit = unit(escape, &rest) else {
        flush(&pendingSurrogate, to: &text)
        text.append(escape)
        continue
      }
      if let high = pendingSurrogate, unit & 0xFC00 == 0xDC00 {
        pendingSurrogate = nil
        UTF8Text.append(0x10000 + ((high & 0x3FF) << 10) + (unit & 0x3FF), to: &text)
        continue
      }
      flush(&pendingSurrogate, to: &text)
      if unit & 0xFC00 == 0xD800 {
        pendingSurrogate = unit
      } else {
        UTF8Text.append(unit, to: &text)
      }
    }
    flush(&pendingSurrogate, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private static func flush(_ surrogate: inout UInt32?, to text: inout [UInt8]) {
    guard let alone = surrogate else { return }
    surrogate = nil
    UTF8Text.append(alone, to: &text)
  }

  /// The UTF-16 unit that an escape stands for; nil if it stands for its own character.
  private static func unit(_ escape: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt32? {
    switch escape {
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "U"):
      var unit: UInt32 = 0
      for _ in 0..<4 {
        guard let digit = rest.first.flatMap(hexadecimalValue) else { break }
        unit = unit << 4 | digit
        rest.removeFirst()
      }
      return unit
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = UInt32(escape & 7)
      for _ in 0..<2 {
        guard let digit = rest.first, UInt8(ascii: "0")...UInt8(ascii: "7") ~= digit else { break }
        value = value << 3 | UInt32(digit & 7)
        rest.removeFirst()
      }
      return NeXTSTEPEncoding.unit(UInt8(truncatingIfNeeded: value))
    default: return nil
    }
  }
}

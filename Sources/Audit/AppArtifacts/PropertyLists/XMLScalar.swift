/// The texts of the scalar elements of XML property lists, checked as Apple's reader does.
enum XMLScalar {
  /// A whole number, decimal or with `0x`; nil if the text is none or needs more than 64 bits.
  ///
  /// Blanks may precede it and follow its sign. A value past `Int64.max` becomes a real.
  static func integer(_ text: String) -> PropertyList.Value? {
    var digits = text.utf8.drop { $0 <= 0x20 }
    let sign = digits.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      digits = digits.dropFirst().drop { $0 <= 0x20 }
    }
    var radix = 10
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      radix = 16
      digits = digits.dropFirst(2)
    }
    guard let first = digits.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "+"),
      let magnitude = UInt64(Substring(digits), radix: radix)
    else { return nil }
    if sign == UInt8(ascii: "-") {
      if magnitude == UInt64(Int64.max) + 1 { return .integer(.min) }
      return Int64(exactly: magnitude).map { .integer(-$0) }
    }
    return Int64(exactly: magnitude).map { .integer($0) } ?? .real(Double(magnitude))
  }

  /// A number with or without a fraction, "nan" or an infinity, in any case.
  static func real(_ text: String) -> PropertyList.Value? {
    let lowercased = text.lowercased()
    switch lowercased.drop(while: { $0 == "+" || $0 == "-" }) {
    case "nan": return .real(.nan)
    case "inf", "infinity": return .real(lowercased.first == "-" ? -.infinity : .infinity)
    default: break
    }
    let trimmed = lowercased.drop { $0.isWhitespace }
    let isPlain = trimmed.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "e"):
        true
      default: false
      }
    }
    return isPlain ? Double(trimmed).map { .real($0) } : nil
  }

  /// Whether a text is of the form `2026-11-21T09:00:00Z`, the only one that is a date.
  static func isDate(_ text: String) -> Bool {
    let form = "dddd-dd-ddTdd:dd:ddZ".utf8
    guard text.utf8.count == form.count else { return false }
    return zip(text.utf8, form).allSatisfy { byte, wanted in
      wanted == UInt8(ascii: "d")
        ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == wanted
    }
  }

  /// How many bytes a base64 text stands for; what is no base64 character is skipped.
  static func base64Count(_ text: String) -> Int {
    let characters = text.utf8.count { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
    return characters / 4 * 3 + [0, 0, 1, 2][characters % 4]
  }
}

extension UTF8Text {
  /// The offset of the first byte that no UTF-8 text has there; nil if all is well.
  ///
  /// Overlong forms, surrogates and values past U+10FFFF are invalid.
  public static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { raw in
      var index = 0
      while index < raw.count {
        if index + 8 <= raw.count,
          raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          index += 8
          continue
        }
        if raw[index] < 0x80 {
          index += 1
          continue
        }
        let length = sequenceLength(at: index, in: raw)
        if length == 0 { return index }
        index += length
      }
      return nil
    }
  }

  /// The length of a sequence of two to four bytes; 0 where it is invalid.
  private static func sequenceLength(at index: Int, in raw: UnsafeRawBufferPointer) -> Int {
    let lead = raw[index]
    let length =
      switch lead {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0, index + length <= raw.count else { return 0 }
    let second = raw[index + 1]
    let allowed: ClosedRange<UInt8> =
      switch lead {
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: 0x80...0xBF
      }
    guard allowed.contains(second) else { return 0 }
    for offset in 2..<max(length, 2) where raw[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}

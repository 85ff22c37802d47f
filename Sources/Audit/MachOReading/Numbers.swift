/// Numbers in bytes that somebody else wrote; nil past the end.
extension [UInt8] {
  func uint16(at offset: Int, isBigEndian: Bool = false) -> UInt16? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    let (first, second) = (UInt16(self[offset]), UInt16(self[offset + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }

  func uint32(at offset: Int, isBigEndian: Bool = false) -> UInt32? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    let value =
      UInt32(self[offset]) | UInt32(self[offset + 1]) << 8 | UInt32(self[offset + 2]) << 16
      | UInt32(self[offset + 3]) << 24
    return isBigEndian ? value.byteSwapped : value
  }

  func uint64(at offset: Int, isBigEndian: Bool = false) -> UInt64? {
    guard offset <= count - 8, let first = uint32(at: offset), let second = uint32(at: offset + 4)
    else { return nil }
    let value = UInt64(first) | UInt64(second) << 32
    return isBigEndian ? value.byteSwapped : value
  }

  /// A number of four bytes that counts or places something.
  func size(at offset: Int, isBigEndian: Bool = false) -> Int? {
    uint32(at: offset, isBigEndian: isBigEndian).map(Int.init)
  }

  /// A number of as many bytes as an address of the file has.
  func address(at offset: Int, is64Bit: Bool, isBigEndian: Bool = false) -> UInt64? {
    is64Bit
      ? uint64(at: offset, isBigEndian: isBigEndian)
      : uint32(at: offset, isBigEndian: isBigEndian).map(UInt64.init)
  }

  /// A text of a fixed length that ends at the first zero.
  func text(at offset: Int, length: Int) -> String {
    guard offset >= 0, offset < count, length > 0 else { return "" }
    let end = Swift.min(count, offset + length)
    return String(decoding: self[offset..<end].prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Whether a text that ends with a zero is at an offset.
  func text(from offset: Int, upTo limit: Int = 4096) -> ArraySlice<UInt8>? {
    guard offset >= 0, offset < count else { return nil }
    let end = Swift.min(count, offset + limit)
    guard let zero = self[offset..<end].firstIndex(of: 0) else { return nil }
    return self[offset..<zero]
  }
}

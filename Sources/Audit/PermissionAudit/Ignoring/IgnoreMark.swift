#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The search for the mark of an ignoring comment.
enum IgnoreMark {
  private static let word = Array(IgnoreComment.mark.utf8)

  /// Whether the mark is anywhere, in a comment or not.
  static func stands(in bytes: [UInt8]) -> Bool { !offsets(in: bytes[...], limit: 1).isEmpty }

  /// Where the mark is; letters before it make it another word.
  static func offsets(in bytes: ArraySlice<UInt8>, limit: Int = .max) -> [Int] {
    var found: [Int] = []
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      var offset = 0
      while found.count < limit,
        let hit = memchr(base + offset, Int32(UInt8(ascii: ":")), buffer.count - offset)
      {
        let colon = UnsafeRawPointer(hit) - base
        offset = colon + 1
        let start = colon - 8
        guard start >= 0, buffer.count - start >= word.count,
          memcmp(base + start, word, word.count) == 0,
          start == 0 || !isLetter(buffer[start - 1])
        else { continue }
        found.append(bytes.startIndex + start)
      }
    }
    return found
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }

  /// The text in UTF-8, where a mark says that it is UTF-16.
  static func plainText(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= 2 else { return bytes }
    let isLittle = bytes[0] == 0xFF && bytes[1] == 0xFE
    guard isLittle || bytes[0] == 0xFE && bytes[1] == 0xFF else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      let pair = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? pair.1 << 8 | pair.0 : pair.0 << 8 | pair.1
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

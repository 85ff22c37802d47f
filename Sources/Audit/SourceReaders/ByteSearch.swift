#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Searches in borrowed bytes, on the C library's vectorised routines.
package enum ByteSearch {
  /// The offset of the first such byte at or after an offset.
  static func firstIndex(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from offset: Int) -> Int?
  {
    guard let base = bytes.baseAddress, offset < bytes.count,
      let hit = memchr(base + offset, Int32(byte), bytes.count - offset)
    else { return nil }
    return UnsafeRawPointer(hit) - base
  }

  /// Whether the bytes at an offset are these.
  static func matches(_ word: [UInt8], in bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    guard let base = bytes.baseAddress, offset >= 0, bytes.count - offset >= word.count else {
      return false
    }
    return memcmp(base + offset, word, word.count) == 0
  }

  /// The offsets of a word that stands alone: no letter, digit or underscore touches it.
  static func words(_ word: String, in bytes: UnsafeRawBufferPointer) -> [Int] {
    offsets(of: word, in: bytes).filter { isWord(at: $0, count: word.utf8.count, in: bytes) }
  }

  /// Whether a text occurs anywhere.
  package static func contains(_ text: String, in bytes: UnsafeRawBufferPointer) -> Bool {
    !offsets(of: text, in: bytes, limit: 1).isEmpty
  }

  /// The offsets of a text, overlapping ones included.
  ///
  /// The search looks for the text's first capital, if it has one, because code has far fewer
  /// capitals than small letters.
  static func offsets(
    of text: String, in bytes: UnsafeRawBufferPointer, limit: Int = .max
  ) -> [Int] {
    let word = Array(text.utf8)
    guard !word.isEmpty else { return [] }
    let rare = word.firstIndex { (0x41...0x5A).contains($0) } ?? 0
    var found: [Int] = []
    var offset = rare
    while found.count < limit, let hit = firstIndex(of: word[rare], in: bytes, from: offset) {
      if matches(word, in: bytes, at: hit - rare) { found.append(hit - rare) }
      offset = hit + 1
    }
    return found
  }

  /// Whether the bytes of a range stand alone as a word.
  static func isWord(at offset: Int, count: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    let end = offset + count
    return (offset == 0 || !isIdentifier(bytes[offset - 1]))
      && (end >= bytes.count || !isIdentifier(bytes[end]))
  }

  /// Letters, digits, the underscore and everything beyond ASCII.
  @inline(__always)
  static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}

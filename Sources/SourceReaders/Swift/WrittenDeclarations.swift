/// What is written as a declaration in a Swift source, without parsing it.
///
/// Comments, texts and branches that are not compiled count, too: it says where to look.
package enum WrittenDeclarations {
  /// The names behind `class`, `struct` and their like, each once, as far as they begin large.
  package static func types(in bytes: UnsafeRawBufferPointer) -> Set<String> {
    var names: Set<String> = []
    var isBehindKeyword = false
    var offset = 0
    while offset < bytes.count {
      guard ByteSearch.isIdentifier(bytes[offset]) else {
        if !isSpace(bytes[offset]) { isBehindKeyword = false }
        offset += 1
        continue
      }
      let start = offset
      while offset < bytes.count, ByteSearch.isIdentifier(bytes[offset]) { offset += 1 }
      let word = UnsafeRawBufferPointer(rebasing: bytes[start..<offset])
      if isBehindKeyword, !(0x61...0x7A).contains(bytes[start]) {
        names.insert(String(decoding: word, as: UTF8.self))
      }
      isBehindKeyword = keywords.contains { $0.count == word.count && $0.elementsEqual(word) }
    }
    return names
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static let keywords = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    .map { Array($0.utf8) }
}

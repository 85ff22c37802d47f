/// What is written as a declaration in a Swift source, without parsing it.
///
/// Comments, texts and branches that are not compiled count, too: it says where to look.
package enum WrittenDeclarations {
  /// The names of what is declared, and of what is extended, each once, as far as they begin large.
  package struct Names: Hashable {
    /// Those behind `class`, `struct` and their like.
    package var types: Set<String> = []
    /// Those behind `extension`, up to the first dot.
    package var extended: Set<String> = []
  }

  /// The names in a source.
  package static func names(in bytes: UnsafeRawBufferPointer) -> Names {
    var names = Names()
    var isBehindKeyword = false
    var isBehindExtension = false
    var offset = 0
    while offset < bytes.count {
      guard ByteSearch.isIdentifier(bytes[offset]) else {
        if !isSpace(bytes[offset]) { (isBehindKeyword, isBehindExtension) = (false, false) }
        offset += 1
        continue
      }
      let start = offset
      while offset < bytes.count, ByteSearch.isIdentifier(bytes[offset]) { offset += 1 }
      let word = UnsafeRawBufferPointer(rebasing: bytes[start..<offset])
      if isBehindKeyword || isBehindExtension, !(0x61...0x7A).contains(bytes[start]) {
        let name = String(decoding: word, as: UTF8.self)
        if isBehindKeyword { names.types.insert(name) } else { names.extended.insert(name) }
      }
      isBehindKeyword = keywords.contains { $0.count == word.count && $0.elementsEqual(word) }
      isBehindExtension = extending.count == word.count && extending.elementsEqual(word)
    }
    return names
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static let keywords = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    .map { Array($0.utf8) }
  private static let extending = Array("extension".utf8)
}

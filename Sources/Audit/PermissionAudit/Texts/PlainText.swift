import SourceReaders

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A text as rules compare it: bytes, with the capitals of ASCII made small.
///
/// An app in forty languages brings thousands of texts, most of them the same in every
/// configuration. Unicode's own rules for case and words cost more than the rest of a check.
struct PlainText {
  private let bytes: [UInt8]

  init(_ text: String, keepsBlanks: Bool = true) {
    var bytes = Array(text.utf8)
    for place in bytes.indices where (0x41...0x5A).contains(bytes[place]) { bytes[place] |= 0x20 }
    if !keepsBlanks { bytes.removeAll { $0 <= 0x20 } }
    self.bytes = bytes
  }

  /// The words: letters of any language, digits where they count, and the apostrophes that are kept.
  func words(digits: Bool, apostrophes: Bool) -> Words {
    Words(bytes, digits: digits, apostrophes: apostrophes)
  }

  func hasPrefix(_ opening: String) -> Bool { bytes.starts(with: opening.utf8) }

  /// Whether the text contains any of many others, which are in lowercase.
  func contains(anyOf others: TextSearch) -> Bool {
    var isFound = false
    bytes.withUnsafeBytes { others.scan($0) { _, _ in isFound = true } }
    return isFound
  }

  /// Whether the text holds another, which is in small letters.
  func contains(_ mark: String) -> Bool {
    var mark = mark
    return mark.withUTF8 { mark in
      guard let first = mark.first, let wanted = mark.baseAddress else { return true }
      return bytes.withUnsafeBytes { text in
        guard let base = text.baseAddress else { return false }
        var place = 0
        while text.count - place >= mark.count,
          let hit = memchr(base + place, Int32(first), text.count - place - mark.count + 1)
        {
          if memcmp(hit, wanted, mark.count) == 0 { return true }
          place = UnsafeRawPointer(hit) - base + 1
        }
        return false
      }
    }
  }
}

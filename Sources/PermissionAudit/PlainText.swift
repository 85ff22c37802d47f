/// A text as rules compare it: bytes, with the capitals of ASCII made small.
///
/// An app in forty languages brings thousands of texts, most of them the same in every
/// configuration. Unicode's own rules for case and words cost more than the rest of a check.
struct PlainText {
  private let bytes: [UInt8]

  init(_ text: String, keepsBlanks: Bool = true) {
    bytes = text.utf8.compactMap { byte in
      if byte <= 0x20, !keepsBlanks { return nil }
      return (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }
  }

  /// The words: letters of any language, digits where they count, and the apostrophes that are kept.
  func words(digits: Bool, apostrophes: Bool) -> [String] {
    var words: [String] = []
    var start = 0
    var index = 0
    func close(at end: Int) {
      if start < end { words.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
    }
    while index < bytes.count {
      let gap = gap(at: index, digits: digits, apostrophes: apostrophes)
      if gap > 0 {
        close(at: index)
        index += gap
        start = index
      } else {
        index += 1
      }
    }
    close(at: bytes.count)
    return words
  }

  /// How many bytes part two words here; none inside a word.
  private func gap(at index: Int, digits: Bool, apostrophes: Bool) -> Int {
    switch bytes[index] {
    case 0x61...0x7A: 0
    case 0x30...0x39: digits ? 0 : 1
    case 0x27: apostrophes ? 0 : 1
    case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80:
      // General punctuation: dashes, quotation marks, the ellipsis; U+2019 is an apostrophe too.
      bytes[index + 2] == 0x99 && apostrophes ? 0 : 3
    case 0xC2 where index + 1 < bytes.count && ![0xAA, 0xB5, 0xBA].contains(bytes[index + 1]):
      // Latin-1 marks, the fixed space among them; its three letters are ª, µ and º.
      2
    case 0x80...: 0
    default: 1
    }
  }

  func hasPrefix(_ opening: String) -> Bool { bytes.starts(with: opening.utf8) }

  /// Whether the text holds another, which is in small letters.
  func contains(_ mark: String) -> Bool {
    let mark = Array(mark.utf8)
    guard let first = mark.first, bytes.count >= mark.count else { return mark.isEmpty }
    return (0...(bytes.count - mark.count)).contains { start in
      bytes[start] == first && bytes[start..<(start + mark.count)].elementsEqual(mark)
    }
  }
}

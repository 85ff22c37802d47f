extension PlainText {
  /// The words of a text, found one by one: a rule that has seen enough stops there.
  struct Words: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private let digits: Bool
    private let apostrophes: Bool
    private var place = 0

    init(_ bytes: [UInt8], digits: Bool, apostrophes: Bool) {
      self.bytes = bytes
      self.digits = digits
      self.apostrophes = apostrophes
    }

    mutating func next() -> String? {
      while place < bytes.count {
        let gap = gap(at: place)
        if gap == 0 { break }
        place += gap
      }
      let start = place
      while place < bytes.count, gap(at: place) == 0 { place += 1 }
      guard start < place else { return nil }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    /// How many bytes part two words here; none inside a word.
    private func gap(at index: Int) -> Int {
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
  }
}

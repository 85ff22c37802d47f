/// Finds any of many texts in borrowed bytes in one pass that jumps over most of them.
///
/// This is the algorithm of Wu and Manber. Of each text, a part as long as the shortest text is
/// chosen for the search. A window of that length moves through the bytes, and the three bytes at
/// its end decide how far: if no part contains them, it jumps past them at once. A text is compared
/// only where the window ends with the same three bytes as its part.
package struct TextSearch: Sendable {
  private let texts: [Text]
  private let width: Int
  /// How far the window may move, by the hash of its last three bytes.
  private var jumps = [UInt8](repeating: 0, count: 1 << hashBits)
  /// For each hash, the texts whose part ends with three bytes that have this hash.
  private var candidates = [[Int]](repeating: [], count: 1 << hashBits)

  private struct Text: Sendable {
    var bytes: [UInt8]
    /// Where the part begins that was chosen for the search.
    var part: Int
  }

  private static let group = 3
  private static let hashBits = 12

  /// A search for texts of at least four bytes; the shortest one decides how fast it is.
  package init(for texts: [String]) {
    let words = texts.map { Array($0.utf8) }
    let width = min(words.map(\.count).min() ?? Self.group + 1, Int(UInt8.max))
    self.width = width
    self.texts = words.map { Text(bytes: $0, part: Self.rarestPart(of: $0, width)) }
    let last = width - Self.group
    for hash in jumps.indices { jumps[hash] = UInt8(last + 1) }
    for (number, text) in self.texts.enumerated() {
      for place in 0...last {
        let start = text.part + place
        let hash = Self.hash(
          text.bytes[start..<(start + Self.group)].reversed().reduce(0) { $0 << 8 | UInt32($1) })
        jumps[hash] = min(jumps[hash], UInt8(last - place))
        if place == last { candidates[hash].append(number) }
      }
    }
  }

  /// Calls `body` with the offset of each occurrence and the number of its text, in no particular
  /// order.
  ///
  /// One window alone would wait for each jump to be looked up. Four move through a quarter of the
  /// bytes each, so that the processor looks up one jump while it waits for the others.
  package func scan(
    _ bytes: UnsafeRawBufferPointer, _ body: (_ offset: Int, _ text: Int) -> Void
  ) {
    guard let base = bytes.baseAddress, bytes.count >= width else { return }
    jumps.withUnsafeBufferPointer { jumps in
      func jump(_ end: Int) -> Int { Int(jumps[Self.hash(base, end)]) }
      let quarter = (bytes.count - width + 1) / 4
      let (aEnd, bEnd, cEnd) = (width + quarter, width + 2 * quarter, width + 3 * quarter)
      var (a, b, c, d) = (width, aEnd, bEnd, cEnd)
      while a < aEnd, b < bEnd, c < cEnd, d <= bytes.count {
        let steps = (jump(a), jump(b), jump(c), jump(d))
        if steps.0 == 0 { compare(a, bytes, body) }
        if steps.1 == 0 { compare(b, bytes, body) }
        if steps.2 == 0 { compare(c, bytes, body) }
        if steps.3 == 0 { compare(d, bytes, body) }
        a &+= max(1, steps.0)
        b &+= max(1, steps.1)
        c &+= max(1, steps.2)
        d &+= max(1, steps.3)
      }
      for (start, end) in [(a, aEnd), (b, bEnd), (c, cEnd), (d, bytes.count + 1)] {
        var place = start
        while place < end {
          let step = jump(place)
          if step == 0 { compare(place, bytes, body) }
          place &+= max(1, step)
        }
      }
    }
  }

  /// Compares the texts that the window may have found if it ends at an offset.
  @inline(never)
  private func compare(
    _ end: Int, _ bytes: UnsafeRawBufferPointer, _ body: (_ offset: Int, _ text: Int) -> Void
  ) {
    guard let base = bytes.baseAddress else { return }
    for number in candidates[Self.hash(base, end)] {
      let start = end - width - texts[number].part
      if ByteSearch.matches(texts[number].bytes, in: bytes, at: start) { body(start, number) }
    }
  }

  /// The part of a text that is rarest in code: everything but small letters is rare, and counts
  /// most near the end of the part.
  private static func rarestPart(of text: [UInt8], _ width: Int) -> Int {
    let isRare = text.map { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    var best = (part: 0, score: -1)
    for part in 0...(text.count - width) {
      let score = (0...(width - group)).reduce(0) { score, place in
        let start = part + place
        return isRare[start..<(start + group)].contains(true) ? score + 10 + place : score
      }
      if score > best.score { best = (part, score) }
    }
    return best.part
  }

  /// The hash of the three bytes before an offset.
  @inline(__always)
  private static func hash(_ base: UnsafeRawPointer, _ end: Int) -> Int {
    hash(UInt32(littleEndian: (base + (end &- 4)).loadUnaligned(as: UInt32.self)) >> 8)
  }

  @inline(__always)
  private static func hash(_ group: UInt32) -> Int {
    Int(truncatingIfNeeded: (group &* 2_654_435_761) >> UInt32(32 - hashBits))
  }
}

import TransitionSystem

/// Two words: a packed state, or a mask of its bits.
typealias Words = WordPair

extension WordPair {
  /// One of the sixteen bytes, the lowest first.
  @inline(__always)
  func byte(_ number: Int) -> Int {
    let word = number < 8 ? low : high
    return Int(truncatingIfNeeded: (word &>> UInt64(truncatingIfNeeded: number &* 8)) & 0xFF)
  }
}

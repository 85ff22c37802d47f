import AuthorizationEngine

/// Two words: a packed state, or a mask of its bits.
struct Words: Hashable, Sendable {
  var low: UInt64
  var high: UInt64

  @inline(__always)
  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  init(_ situation: Situation) { self.init(low: situation.words.low, high: situation.words.high) }

  /// One of the sixteen bytes, the lowest first.
  @inline(__always)
  func byte(_ number: Int) -> Int {
    let word = number < 8 ? low : high
    return Int(truncatingIfNeeded: (word &>> UInt64(truncatingIfNeeded: number &* 8)) & 0xFF)
  }

  @inline(__always)
  static func & (left: Words, right: Words) -> Words {
    Words(low: left.low & right.low, high: left.high & right.high)
  }

  @inline(__always)
  static func | (left: Words, right: Words) -> Words {
    Words(low: left.low | right.low, high: left.high | right.high)
  }

  @inline(__always)
  static func ^ (left: Words, right: Words) -> Words {
    Words(low: left.low ^ right.low, high: left.high ^ right.high)
  }

  @inline(__always)
  static prefix func ~ (words: Words) -> Words { Words(low: ~words.low, high: ~words.high) }
}

import AuthorizationEngine

/// Two words: a packed state, a mask of its bits, or a set of up to 128 numbers.
struct Words: Hashable, Sendable {
  var low: UInt64
  var high: UInt64

  @inline(__always)
  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  init(_ situation: Situation) { self.init(low: situation.words.low, high: situation.words.high) }

  /// The bits of a variable.
  init(of field: Field) {
    let place = field.placement
    self.init(low: place.word == 0 ? place.mask : 0, high: place.word == 1 ? place.mask : 0)
  }

  /// A set of one number below 128.
  @inline(__always)
  init(bit: Int) {
    self.init(low: bit < 64 ? 1 &<< UInt64(bit) : 0, high: bit < 64 ? 0 : 1 &<< UInt64(bit & 63))
  }

  /// All numbers from 0 to one.
  @inline(__always)
  init(through bit: Int) {
    let isLow = bit < 64
    let ones = UInt64.max &>> UInt64(63 - bit & 63)
    self.init(low: isLow ? ones : .max, high: isLow ? 0 : ones)
  }

  @inline(__always) var isZero: Bool { low | high == 0 }

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

  /// Takes the least number out of a set that is not empty.
  @inline(__always)
  mutating func popFirst() -> Int {
    if low != 0 {
      let bit = low.trailingZeroBitCount
      low &= low &- 1
      return bit
    }
    let bit = high.trailingZeroBitCount
    high &= high &- 1
    return bit &+ 64
  }
}

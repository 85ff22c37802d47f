/// Two words that stand for many, the same in every copy of a process: states are compared by them.
struct Digest: Hashable, Sendable {
  private var low: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var high: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// The two words.
  var words: [UInt64] { [low, high] }

  init() {}

  /// A digest by its two words.
  init(words: [UInt64]) { (low, high) = (words.first ?? 0, words.last ?? 0) }

  mutating func add(_ word: UInt64) {
    low = (low ^ word) &* 0x9FB2_1C65_1E98_DF25
    low ^= low &>> 32
    high = (high &+ word) &* 0xD6E8_FEB8_6659_FD93
    high ^= high &>> 29
  }

  mutating func add(_ words: [UInt64]) {
    for word in words { add(word) }
    add(UInt64(words.count))
  }

  mutating func add(_ other: Digest) {
    add(other.low)
    add(other.high)
  }

  /// Takes in other digests, in whatever order several of them come.
  mutating func addUnordered(_ others: [Digest]) {
    add(others.reduce(0) { $0 &+ $1.low })
    add(others.reduce(0) { $0 &+ $1.high })
  }
}

extension Digest: CustomStringConvertible {
  /// The words, written down.
  var description: String { String(low, radix: 16) + String(high, radix: 16) }
}

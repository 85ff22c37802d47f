/// Where a variable lies in the words of a state.
@frozen public struct Placement: Hashable, Sendable {
  /// The word.
  public let word: Int
  /// The lowest bit.
  public let shift: UInt64
  /// The number of bits.
  public let width: UInt64

  /// A place in a word.
  @inlinable
  public init(word: Int, shift: UInt64, width: UInt64) {
    self.word = word
    self.shift = shift
    self.width = width
  }

  /// The variable's bits, in place.
  @inlinable public var mask: UInt64 { ((1 &<< width) &- 1) &<< shift }
}

extension Placement {
  /// Word, shift and width in one number: a digit of 1000, two of 10, and the width.
  @inlinable
  public init(code: UInt16) {
    word = Int(code &>> 12)
    shift = UInt64(code &>> 4 & 0xFF)
    width = UInt64(code & 0xF)
  }

  /// The number that ``init(code:)`` reads.
  public var code: UInt16 { UInt16(word) << 12 | UInt16(shift) << 4 | UInt16(width) }
}

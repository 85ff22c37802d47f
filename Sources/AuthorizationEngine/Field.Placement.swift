extension Field {
  /// Where a variable lies in the 16 bytes of a ``Situation``.
  public struct Placement: Hashable, Sendable {
    /// The word: 0 or 1.
    public let word: Int
    /// The lowest bit.
    public let shift: UInt64
    /// The number of bits.
    public let width: UInt64

    /// The variable's bits, in place.
    public var mask: UInt64 { ((1 << width) - 1) << shift }
  }

  /// Where the variable lies.
  public var placement: Placement { Self.placements[Int(rawValue)] }

  /// First fit in the order of the fields: no variable straddles the two words.
  static let placements: [Placement] = {
    var used: [UInt64] = [0, 0]
    return allCases.map { field in
      let count = UInt64(field.domain.count)
      let width = UInt64(UInt64.bitWidth - (count - 1).leadingZeroBitCount)
      let word = used[0] + width <= 64 ? 0 : 1
      defer { used[word] += width }
      return Placement(word: word, shift: used[word], width: width)
    }
  }()

  /// The bits of the two words that belong to a scope.
  static func mask(of scopes: Set<Scope>) -> (low: UInt64, high: UInt64) {
    var masks: (low: UInt64, high: UInt64) = (0, 0)
    for field in allCases where scopes.contains(field.scope) {
      if field.placement.word == 0 {
        masks.low |= field.placement.mask
      } else {
        masks.high |= field.placement.mask
      }
    }
    return masks
  }
}

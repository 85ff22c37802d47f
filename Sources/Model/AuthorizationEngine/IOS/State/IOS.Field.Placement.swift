import TransitionSystem

extension IOS.Field {
  /// Where a variable lies in the 16 bytes of a ``IOS/State``.
  public typealias Placement = TransitionSystem.Placement

  /// Where the variable lies.
  @inlinable public var placement: Placement { Placement(code: Self.layout[Int(rawValue)]) }

  /// First fit in the order of the fields: no variable straddles the two words.
  static var firstFit: [Placement] {
    var used: [UInt64] = [0, 0]
    return allCases.map { field in
      let count = UInt64(field.size)
      let width = UInt64(Int.bitWidth - (count - 1).leadingZeroBitCount)
      let word = used[0] + width <= 64 ? 0 : 1
      defer { used[word] += width }
      return Placement(word: word, shift: used[word], width: width)
    }
  }

  /// The layout of ``firstFit``, a code a field, written down: every step reads it a hundred times.
  ///
  /// A test holds it to first fit and prints the line that belongs here when a field is added.
  @usableFromInline static let layout: [UInt16] = [
    0x0002, 0x0021, 0x0031, 0x0041, 0x0051, 0x0061, 0x0071, 0x0081, 0x0091, 0x00A1, 0x00B3,
    0x00E1, 0x00F1, 0x0102, 0x0121, 0x0132, 0x0151, 0x0161, 0x0172, 0x0192, 0x01B2, 0x01D1,
    0x01E2, 0x0201, 0x0212, 0x0231, 0x0242, 0x0265, 0x02B1, 0x02C3, 0x02F1, 0x0301, 0x0311,
    0x0321, 0x0331, 0x0341, 0x0351, 0x0361, 0x0371, 0x0381, 0x0392, 0x03B1, 0x03C2, 0x03E2,
    0x1001, 0x1011, 0x1021, 0x1031, 0x1041, 0x1051, 0x1061, 0x1071, 0x1081, 0x1091, 0x10A1,
    0x10B1, 0x10C1, 0x10D1, 0x10E1, 0x10F1, 0x1101, 0x1111, 0x1121, 0x1131, 0x1141, 0x1151,
    0x1161, 0x1171, 0x1181, 0x1191, 0x11A1, 0x11B1, 0x11C1, 0x11D2, 0x11F1, 0x1201, 0x1211,
    0x1223, 0x1251,
  ]

  /// The bits of the two words that belong to a scope.
  static func mask(of scopes: Set<Scope>) -> WordPair {
    allCases.filter { scopes.contains($0.scope) }.reduce(into: WordPair()) { mask, field in
      mask[field.placement.word] |= field.placement.mask
    }
  }
}

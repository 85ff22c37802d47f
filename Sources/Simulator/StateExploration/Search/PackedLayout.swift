import AuthorizationEngine
import TransitionSystem

/// Where the variables that can vary lie in the two words that a search keeps of a state.
///
/// No variable straddles a byte, so that a table of 256 entries for each byte says all about it. What
/// cannot vary is not kept; ``situation(_:)`` takes it from the start.
struct PackedLayout: Hashable, Sendable {
  /// Where a variable lies.
  struct Place: Hashable, Sendable {
    var byte: Int
    /// The lowest bit within the byte.
    var shift: Int
    /// The variable's bits, moved down.
    var mask: UInt64

    /// The lowest bit within the two words.
    var bit: Int { byte * 8 + shift }

    /// A value of the variable, in place.
    func words(of value: UInt64) -> Words {
      bit < 64
        ? Words(low: value << UInt64(bit), high: 0)
        : Words(low: 0, high: value << UInt64(bit - 64))
    }
  }

  /// By the variable's number; nil for those that cannot vary.
  private let places: [Place?]
  /// How many bytes are in use; at least one.
  let byteCount: Int
  /// For each byte and value what it stands for in a ``Situation``, the start being exclusive-ored out.
  private let table: [Words]
  private let start: Words

  /// First fit, the widest variables first: with a variable of one bit at hand no bit is lost.
  init(_ values: PossibleValues, from start: Situation) {
    var used: [UInt64] = []
    var places = [Place?](repeating: nil, count: Field.allCases.count)
    let varying = Field.allCases.filter(values.varies)
    for width in Set(varying.map(\.placement.width)).sorted(by: >) {
      for field in varying where field.placement.width == width {
        let byte = used.firstIndex { $0 + width <= 8 } ?? used.count
        if byte == used.count { used.append(0) }
        places[Int(field.rawValue)] = Place(
          byte: byte, shift: Int(used[byte]), mask: (1 << width) - 1)
        used[byte] += width
      }
    }
    self.places = places
    self.start = Words(start)
    byteCount = max(1, used.count)
    var table = [Words](repeating: Words(low: 0, high: 0), count: byteCount * 256)
    for field in varying {
      guard let place = places[Int(field.rawValue)] else { continue }
      let home = field.placement
      for entry in 0..<256 {
        let value = (UInt64(entry) >> UInt64(place.shift) & place.mask) ^ UInt64(start[field])
        let bits = value << home.shift
        let index = place.byte * 256 + entry
        if home.word == 0 { table[index].low |= bits } else { table[index].high |= bits }
      }
    }
    self.table = table
  }

  /// Where a variable lies; nil if it cannot vary.
  subscript(field: Field) -> Place? { places[Int(field.rawValue)] }

  /// The value of a variable that cannot vary.
  func constant(_ field: Field) -> UInt64 {
    UInt64(Situation(words: start)[field])
  }

  /// What is kept of a state.
  func pack(_ state: Situation) -> Words {
    Field.allCases.reduce(Words(low: 0, high: 0)) { words, field in
      self[field].map { words | $0.words(of: UInt64(state[field])) } ?? words
    }
  }

  /// The state of which something was kept.
  func situation(_ packed: Words) -> Situation {
    var words = start
    for byte in 0..<byteCount {
      words = words ^ table[byte * 256 + packed.byte(byte)]
    }
    return Situation(words: words)
  }
}

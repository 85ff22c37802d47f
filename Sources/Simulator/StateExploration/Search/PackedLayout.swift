import TransitionSystem

/// Where a variable lies in the two words that a search keeps of a state.
struct PackedPlace: Hashable, Sendable {
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

/// Where the variables that can vary lie in the two words that a search keeps of a state.
///
/// No variable straddles a byte, so that a table of 256 entries for each byte says all about it. What
/// cannot vary is not kept; ``words(_:)`` takes it from the start.
struct PackedLayout<Platform: PermissionSystem>: Hashable, Sendable {
  /// By the variable's number; nil for those that cannot vary.
  private let places: [PackedPlace?]
  /// How many bytes are in use; at least one.
  let byteCount: Int
  /// Whether two words hold all that varies, and a bit that a set of states marks its slots with.
  let fits: Bool
  /// For each byte and value what it stands for in a state, the start being exclusive-ored out.
  private let table: [Platform.Words]
  private let start: Platform.Words

  /// First fit, the widest variables first: with a variable of one bit at hand no bit is lost.
  init(_ values: PossibleValues<Platform>, from start: Platform.Words) {
    var used: [UInt64] = []
    var places = [PackedPlace?](repeating: nil, count: Platform.Field.all.count)
    let varying = Platform.Field.all.filter(values.varies)
    for width in Set(varying.map({ $0.placement.width })).sorted(by: >) {
      for field in varying where field.placement.width == width {
        let byte = used.firstIndex { $0 + width <= 8 } ?? used.count
        if byte == used.count { used.append(0) }
        places[field.number] = PackedPlace(
          byte: byte, shift: Int(used[byte]), mask: (1 << width) - 1)
        used[byte] += width
      }
    }
    self.places = places
    self.start = start
    byteCount = max(1, used.count)
    fits = used.count < 16 || used.count == 16 && used[15] < 8
    var table = [Platform.Words](repeating: Platform.Words(), count: byteCount * 256)
    for field in varying {
      guard let place = places[field.number] else { continue }
      let home = field.placement
      for entry in 0..<256 {
        let value = (UInt64(entry) >> UInt64(place.shift) & place.mask) ^ UInt64(start[home])
        table[place.byte * 256 + entry][home.word] |= value << home.shift
      }
    }
    self.table = table
  }

  /// Where a variable lies; nil if it cannot vary.
  subscript(field: Platform.Field) -> PackedPlace? { places[field.number] }

  /// The value of a variable that cannot vary.
  func constant(_ field: Platform.Field) -> UInt64 { UInt64(start[field.placement]) }

  /// What is kept of a state.
  func pack(_ state: Platform.Words) -> Words {
    Platform.Field.all.reduce(Words()) { words, field in
      self[field].map { words | $0.words(of: UInt64(state[field.placement])) } ?? words
    }
  }

  /// The state of which something was kept.
  func words(_ packed: Words) -> Platform.Words {
    var words = start
    for byte in 0..<min(byteCount, 16) {
      words = words ^ table[byte * 256 + packed.byte(byte)]
    }
    return words
  }
}

/// Numbers at random, the same for the same seed everywhere (SplitMix64).
struct Lot {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func number() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// One in so many draws.
  mutating func hits(oneIn count: UInt64) -> Bool { number() % count == 0 }

  /// One of some values; nil if there are none.
  mutating func one<Value>(of values: [Value]) -> Value? {
    values.isEmpty ? nil : values[Int(number() % UInt64(values.count))]
  }

  /// Some of some values, each by a throw of its own.
  mutating func some<Value>(of values: [Value], leavingOutOneIn count: UInt64) -> [Value] {
    var chosen: [Value] = []
    for value in values where !hits(oneIn: count) { chosen.append(value) }
    return chosen
  }
}

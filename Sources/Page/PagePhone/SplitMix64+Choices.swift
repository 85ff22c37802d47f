import PhoneSimulator

extension SplitMix64 {
  /// One in so many draws.
  mutating func hits(oneIn count: UInt64) -> Bool { next() % count == 0 }

  /// One of some values; nil if there are none.
  mutating func one<Value>(of values: [Value]) -> Value? {
    values.isEmpty ? nil : values[Int(next() % UInt64(values.count))]
  }

  /// Some of some values, each drawn for itself.
  mutating func some<Value>(of values: [Value], leavingOutOneIn count: UInt64) -> [Value] {
    var chosen: [Value] = []
    for value in values where !hits(oneIn: count) { chosen.append(value) }
    return chosen
  }
}

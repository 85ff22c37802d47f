/// A small generator, so that each run meets the same mutations.
public struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  /// The generator of one sequence of numbers.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A copy with one to three bytes changed, taken out or doubled.
  public mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var copy = bytes
    for _ in 0...Int.random(in: 0..<3, using: &self) {
      let index = Int.random(in: 0..<copy.count, using: &self)
      switch Int.random(in: 0..<3, using: &self) {
      case 0: copy[index] = UInt8.random(in: 0...255, using: &self)
      case 1: copy.remove(at: index)
      default: copy.insert(copy[index], at: index)
      }
    }
    return copy
  }
}

/// The codes of a block, looked up by the next bits.
struct InflationTable {
  /// For each value of as many bits as the longest code has: the symbol, and the length below it.
  let entries: [UInt16]
  private let mask: UInt64

  /// The table of codes with these lengths; nil where more codes are claimed than there can be.
  init?(_ lengths: [UInt8]) {
    let longest = Int(lengths.max() ?? 0)
    guard longest <= 15 else { return nil }
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var codes = [Int](repeating: 0, count: 17)
    for length in 1...15 {
      codes[length + 1] = (codes[length] + counts[length]) << 1
      guard codes[length] + counts[length] <= 1 << length else { return nil }
    }
    var entries = [UInt16](repeating: 0, count: 1 << longest)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      // Codes come with their first bit first, numbers with their last.
      var place = 0
      for bit in 0..<length where codes[length] >> bit & 1 == 1 { place |= 1 << (length - 1 - bit) }
      codes[length] += 1
      let entry = UInt16(symbol << 4 | length)
      for index in stride(from: place, to: entries.count, by: 1 << length) {
        entries[index] = entry
      }
    }
    self.entries = entries
    mask = UInt64(entries.count - 1)
  }

  /// The symbol that the next bits begin with, and its length; a length of none is no code.
  subscript(bits: UInt64) -> (symbol: Int, length: Int) {
    let entry = Int(entries[Int(bits & mask)])
    return (entry >> 4, entry & 15)
  }

  /// What blocks without tables of their own use; the lengths are valid.
  static let fixedLengths =
    InflationTable(
      (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }) ?? InflationTable()
  static let fixedDistances =
    InflationTable([UInt8](repeating: 5, count: 30)) ?? InflationTable()

  /// A table without a code.
  private init() {
    entries = [0]
    mask = 0
  }
}

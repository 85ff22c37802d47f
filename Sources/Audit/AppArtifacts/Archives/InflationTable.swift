/// The codes of a block, looked up by the next bits: short ones at once, long ones by their order.
struct InflationTable {
  /// For each value of the next bits: the symbol, and the length below it; 0 for a longer code.
  let entries: [UInt16]
  /// As many of the next bits as the table is asked with.
  let mask: UInt64
  /// The symbols, by the lengths of their codes and then by their numbers.
  private let symbols: [UInt16]
  /// For each length: the first code, how many there are, and where their symbols begin.
  private let firsts: [Int]
  private let counts: [Int]
  private let starts: [Int]

  /// The longest code that is looked up at once.
  private static let shortLength = 10

  /// The table of codes with these lengths; nil where more codes are claimed than there can be.
  init?(_ lengths: [UInt8]) {
    let longest = Int(lengths.max() ?? 0)
    guard longest <= 15 else { return nil }
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var codes = [Int](repeating: 0, count: 17)
    var starts = [Int](repeating: 0, count: 17)
    for length in 1...15 {
      codes[length + 1] = (codes[length] + counts[length]) << 1
      starts[length + 1] = starts[length] + counts[length]
      guard codes[length] + counts[length] <= 1 << length else { return nil }
    }
    self.counts = counts
    self.starts = starts
    firsts = codes
    let size = min(longest, Self.shortLength)
    var entries = [UInt16](repeating: 0, count: 1 << size)
    var symbols = [UInt16](repeating: 0, count: starts[16])
    var next = starts
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      symbols[next[length]] = UInt16(symbol)
      next[length] += 1
      let code = codes[length]
      codes[length] += 1
      guard length <= size else { continue }
      // Codes come with their first bit first, numbers with their last.
      var place = 0
      for bit in 0..<length where code >> bit & 1 == 1 { place |= 1 << (length - 1 - bit) }
      let entry = UInt16(symbol << 4 | length)
      for index in stride(from: place, to: entries.count, by: 1 << length) {
        entries[index] = entry
      }
    }
    self.entries = entries
    self.symbols = symbols
    mask = UInt64(entries.count - 1)
  }

  /// The symbol that the next bits begin with, and its length; a length of none is no code.
  subscript(bits: UInt64) -> (symbol: Int, length: Int) {
    let short = Int(entries[Int(bits & mask)])
    let entry = short == 0 ? longEntry(bits) : short
    return (entry >> 4, entry & 15)
  }

  /// The entry of a code that is longer than what is looked up at once; 0 where there is none.
  func longEntry(_ bits: UInt64) -> Int {
    var code = 0
    var rest = bits
    for length in 1...15 {
      code = code << 1 | Int(rest & 1)
      rest >>= 1
      let place = code - firsts[length]
      if place >= 0, place < counts[length] {
        return Int(symbols[starts[length] + place]) << 4 | length
      }
    }
    return 0
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
    symbols = []
    firsts = [Int](repeating: 0, count: 17)
    counts = [Int](repeating: 0, count: 16)
    starts = [Int](repeating: 0, count: 17)
  }
}

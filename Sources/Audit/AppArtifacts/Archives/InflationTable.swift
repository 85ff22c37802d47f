/// The codes of a block, looked up by the next bits: short ones at once, long ones by their order.
struct InflationTable {
  /// For each value of the next bits an entry; 0 for a longer code.
  let entries: [UInt32]
  /// As many of the next bits as the table is asked with.
  let mask: UInt64
  /// The entries of all symbols, by the lengths of their codes and then by their numbers.
  private let ordered: [UInt32]
  /// For each length: the first code, how many there are, and where their symbols begin.
  private let firsts: [Int]
  private let counts: [Int]
  private let starts: [Int]

  /// What a code stands for, below it in the entry its kind, the number of bits that follow it, and
  /// its own length.
  enum Entry {
    static let literal: UInt32 = 1 << 12
    static let end: UInt32 = 1 << 13
    static let undefined: UInt32 = 1 << 14

    @inline(__always)
    static func length(_ entry: UInt32) -> Int { Int(truncatingIfNeeded: entry & 15) }

    /// The bits that follow the code and say how far above the value.
    @inline(__always)
    static func further(_ entry: UInt32) -> Int { Int(truncatingIfNeeded: entry >> 4 & 15) }

    @inline(__always)
    static func value(_ entry: UInt32) -> Int { Int(truncatingIfNeeded: entry >> 16) }
  }

  /// What the symbols of a table mean.
  enum Kind {
    /// Themselves.
    case symbols
    /// Bytes, the end, and lengths.
    case lengths
    /// Distances.
    case distances

    /// The longest code that is looked up at once.
    fileprivate var shortLength: Int { self == .lengths ? 11 : 9 }

    /// What a symbol stands for, without the length of its code.
    fileprivate func entry(_ symbol: Int) -> UInt32 {
      func entry(_ value: Int, _ further: Int) -> UInt32 { UInt32(value << 16 | further << 4) }
      switch self {
      case .symbols: return entry(symbol, 0)
      case .lengths:
        if symbol < 256 { return entry(symbol, 0) | Entry.literal }
        if symbol == 256 { return Entry.end }
        if symbol > 285 { return Entry.undefined }
        let code = symbol - 257
        if code < 8 { return entry(code + 3, 0) }
        if code == 28 { return entry(258, 0) }
        return entry((4 + code % 4) << (code / 4 - 1) + 3, code / 4 - 1)
      case .distances:
        if symbol > 29 { return Entry.undefined }
        if symbol < 4 { return entry(symbol + 1, 0) }
        return entry((2 + symbol % 2) << (symbol / 2 - 1) + 1, symbol / 2 - 1)
      }
    }
  }

  /// The table of codes with these lengths; nil if more codes are claimed than there can be.
  init?(_ lengths: some Collection<UInt8>, _ kind: Kind) {
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
    let size = min(longest, kind.shortLength)
    var entries = [UInt32](repeating: 0, count: 1 << size)
    var ordered = [UInt32](repeating: 0, count: starts[16])
    var next = starts
    var symbol = 0
    for length in lengths {
      defer { symbol += 1 }
      guard length > 0 else { continue }
      let length = Int(length)
      let entry = kind.entry(symbol) | UInt32(length)
      ordered[next[length]] = entry
      next[length] += 1
      let code = codes[length]
      codes[length] += 1
      guard length <= size else { continue }
      // Codes come with their first bit first, numbers with their last.
      let first = Int(UInt16(code).reversedBits >> UInt16(16 - length))
      var place = first
      while place < entries.count {
        entries[place] = entry
        place += 1 << length
      }
    }
    self.entries = entries
    self.ordered = ordered
    mask = UInt64(entries.count - 1)
  }

  /// The entry of the code that the next bits begin with; 0 where there is none.
  subscript(bits: UInt64) -> UInt32 {
    let short = entries[Int(bits & mask)]
    return short == 0 ? longEntry(bits) : short
  }

  /// The entry of a code that is longer than what is looked up at once; 0 where there is none.
  func longEntry(_ bits: UInt64) -> UInt32 {
    var code = 0
    var rest = bits
    for length in 1...15 {
      code = code << 1 | Int(rest & 1)
      rest >>= 1
      let place = code - firsts[length]
      if place >= 0, place < counts[length] { return ordered[starts[length] + place] }
    }
    return 0
  }

  /// What blocks without tables of their own use; the lengths are valid.
  static let fixedLengths =
    InflationTable(
      (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }, .lengths)
    ?? InflationTable()
  static let fixedDistances =
    InflationTable([UInt8](repeating: 5, count: 30), .distances) ?? InflationTable()

  /// A table without a code.
  private init() {
    entries = [0]
    mask = 0
    ordered = []
    firsts = [Int](repeating: 0, count: 17)
    counts = [Int](repeating: 0, count: 16)
    starts = [Int](repeating: 0, count: 17)
  }
}

extension UInt16 {
  /// The same bits, the last of them first.
  fileprivate var reversedBits: UInt16 {
    var bits = byteSwapped
    bits = (bits & 0x0F0F) << 4 | bits >> 4 & 0x0F0F
    bits = (bits & 0x3333) << 2 | bits >> 2 & 0x3333
    return (bits & 0x5555) << 1 | bits >> 1 & 0x5555
  }
}

/// Expands data that was compressed by deflate (RFC 1951).
///
/// A loop over bits that knows how much may come out; a dependency of C would cost every person who
/// builds the tool more than this file costs its readers.
struct Inflation {
  private let input: ArraySlice<UInt8>
  private var next: Int
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// Why data could not be expanded, with the place in the compressed bytes.
  struct Failure: Error, Hashable {
    var offset: Int
    var message: String
  }

  /// The expanded bytes, `limit` at most.
  static func expand(
    _ input: ArraySlice<UInt8>, expecting size: Int, limit: Int
  ) throws(Failure) -> [UInt8] {
    var inflation = Inflation(input, limit: limit)
    // Deflate expands a byte to 1,032 at most: what is reserved is bounded by what is there.
    inflation.output.reserveCapacity(min(max(0, size), limit, input.count * 64))
    while try inflation.block() {}
    return inflation.output
  }

  private init(_ input: ArraySlice<UInt8>, limit: Int) {
    self.input = input
    next = input.startIndex
    self.limit = limit
  }

  /// Reads one block; false after the last.
  private mutating func block() throws(Failure) -> Bool {
    let isLast = try take(1) == 1
    switch try take(2) {
    case 0: try stored()
    case 1: try compressed(InflationTable.fixedLengths, InflationTable.fixedDistances)
    case 2:
      let (lengths, distances) = try tables()
      try compressed(lengths, distances)
    default: throw failure("A block there is of an unknown kind.")
    }
    return !isLast
  }

  private mutating func stored() throws(Failure) {
    _ = try take(bitCount % 8)
    let size = try take(16)
    guard size ^ 0xFFFF == (try take(16)) else {
      throw failure("The length of a stored block does not fit its check.")
    }
    // What was read ahead goes back: bytes are copied whole.
    next -= bitCount / 8
    (bits, bitCount) = (0, 0)
    guard input.endIndex - next >= size else { throw failure("The data is cut off.") }
    guard limit - output.count >= size else { throw tooLarge }
    output += input[next..<next + size]
    next += size
  }

  /// The tables of a block that brings its own.
  private mutating func tables() throws(Failure) -> (InflationTable, InflationTable) {
    let lengthCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let orderCount = try take(4) + 4
    var order = [UInt8](repeating: 0, count: 19)
    for place in Self.order.prefix(orderCount) { order[place] = UInt8(try take(3)) }
    guard let codes = InflationTable(order) else { throw failure("A table of codes is wrong.") }
    var lengths: [UInt8] = []
    lengths.reserveCapacity(lengthCount + distanceCount)
    while lengths.count < lengthCount + distanceCount {
      let symbol = try symbol(codes)
      switch symbol {
      case 0..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { throw failure("A table repeats nothing.") }
        lengths += repeatElement(last, count: try take(2) + 3)
      case 17: lengths += repeatElement(0, count: try take(3) + 3)
      default: lengths += repeatElement(0, count: try take(7) + 11)
      }
    }
    guard lengths.count == lengthCount + distanceCount,
      let first = InflationTable(Array(lengths[..<lengthCount])),
      let second = InflationTable(Array(lengths[lengthCount...]))
    else { throw failure("A table of codes is wrong.") }
    return (first, second)
  }

  private mutating func compressed(
    _ lengths: InflationTable, _ distances: InflationTable
  ) throws(Failure) {
    while true {
      let symbol = try symbol(lengths)
      if symbol < 256 {
        guard output.count < limit else { throw tooLarge }
        output.append(UInt8(truncatingIfNeeded: symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol < 286 else { throw failure("A length there is not defined.") }
      let (length, lengthBits) = Self.lengths[symbol - 257]
      let count = length + (try take(lengthBits))
      let code = try self.symbol(distances)
      guard code < 30 else { throw failure("A distance there is not defined.") }
      let (distance, distanceBits) = Self.distances[code]
      let back = distance + (try take(distanceBits))
      guard back <= output.count else { throw failure("A distance leads before the first byte.") }
      guard limit - output.count >= count else { throw tooLarge }
      // Byte by byte: what is copied may reach into what the copy writes.
      let start = output.count - back
      for place in start..<start + count { output.append(output[place]) }
    }
  }
}

extension Inflation {
  /// Fills the bits up; past the end they are zero, and taking them is what fails.
  private mutating func fill() {
    while bitCount <= 48, next < input.endIndex {
      bits |= UInt64(input[next]) << UInt64(bitCount)
      bitCount += 8
      next += 1
    }
  }

  private mutating func take(_ count: Int) throws(Failure) -> Int {
    if count == 0 { return 0 }
    if bitCount < count { fill() }
    guard bitCount >= count else { throw failure("The data is cut off.") }
    let value = bits & (1 << UInt64(count) - 1)
    bits >>= UInt64(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func symbol(_ table: InflationTable) throws(Failure) -> Int {
    if bitCount < 15 { fill() }
    let (symbol, length) = table[bits]
    guard length > 0 else { throw failure("A code there is not defined.") }
    guard length <= bitCount else { throw failure("The data is cut off.") }
    bits >>= UInt64(length)
    bitCount -= length
    return symbol
  }

  private var tooLarge: Failure { failure("The data expands to more than \(limit) bytes.") }

  private func failure(_ message: String) -> Failure {
    Failure(offset: next - input.startIndex, message: message)
  }

  /// In which order the lengths of the codes for lengths come.
  static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The smallest length of each code, and how many more bits tell the length.
  private static let lengths: [(Int, Int)] =
    (0..<28).map { code in
      let bits = code < 8 ? 0 : code / 4 - 1
      return (code < 8 ? code + 3 : (4 + code % 4) << bits + 3, bits)
    } + [(258, 0)]

  /// The smallest distance of each code, and how many more bits tell the distance.
  private static let distances: [(Int, Int)] = (0..<30).map { code in
    let bits = code < 4 ? 0 : code / 2 - 1
    return (code < 4 ? code + 1 : (2 + code % 2) << bits + 1, bits)
  }

  /// The smallest of a range of values, and how many more bits tell which it is.
  struct Place {
    var least: UInt16
    var bits: UInt8
  }

  /// ``lengths`` and ``distances`` for the loop that expands long files.
  static let lengthPlaces = lengths.map { Place(least: UInt16($0.0), bits: UInt8($0.1)) }
  static let distancePlaces = distances.map { Place(least: UInt16($0.0), bits: UInt8($0.1)) }
}

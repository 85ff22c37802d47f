/// Expands data that was compressed by deflate (RFC 1951).
///
/// A loop over bits that knows how much may come out; a dependency of C would cost every person who
/// builds the tool more than this file costs its readers.
struct Inflation {
  private let input: UnsafeRawBufferPointer
  private var next = 0
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var output: InflationOutput

  /// Why data could not be expanded, with the place in the compressed bytes.
  struct Failure: Error, Hashable {
    var offset: Int
    var message: String
  }

  /// The expanded bytes, `limit` at most.
  static func expand(
    _ input: ArraySlice<UInt8>, expecting size: Int, limit: Int
  ) throws(Failure) -> [UInt8] {
    let result = input.withUnsafeBytes { raw -> Result<[UInt8], Failure> in
      // Deflate expands a byte to 1,032 at most: what is reserved is bounded by what is there.
      let output = InflationOutput(
        capacity: min(max(0, size), limit, raw.count * 64), limit: max(0, limit))
      var inflation = Inflation(input: raw, output: output)
      do throws(Failure) {
        while try inflation.block() {}
        return .success(inflation.output.bytes)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private init(input: UnsafeRawBufferPointer, output: InflationOutput) {
    self.input = input
    self.output = output
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
    guard input.count - next >= size else { throw failure("The data is cut off.") }
    guard output.reserve(size) else { throw tooLarge }
    output.append(UnsafeRawBufferPointer(rebasing: input[next..<next + size]))
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
    let result = lengths.entries.withUnsafeBufferPointer { shortLengths in
      distances.entries.withUnsafeBufferPointer { shortDistances in
        copy(lengths, shortLengths, distances, shortDistances)
      }
    }
    switch result {
    case .end: break
    case .cutOff: throw failure("The data is cut off.")
    case .tooLarge: throw tooLarge
    case .noCode: throw failure("A code there is not defined.")
    case .noLength: throw failure("A length there is not defined.")
    case .noDistance: throw failure("A distance there is not defined.")
    case .beforeStart: throw failure("A distance leads before the first byte.")
    }
  }

  /// How the codes of a block ended.
  private enum End {
    case end, cutOff, tooLarge, noCode, noLength, noDistance, beforeStart
  }

  /// Writes what the codes of a block stand for. The most that one pair takes is 48 bits, and filling
  /// gives 56.
  private mutating func copy(
    _ lengths: InflationTable, _ shortLengths: UnsafeBufferPointer<UInt16>,
    _ distances: InflationTable, _ shortDistances: UnsafeBufferPointer<UInt16>
  ) -> End {
    while true {
      fill()
      var entry = Int(shortLengths[Int(bits & lengths.mask)])
      if entry == 0 {
        let (symbol, length) = lengths.long(bits)
        entry = symbol << 4 | length
      }
      guard entry & 15 > 0 else { return .noCode }
      guard entry & 15 <= bitCount else { return .cutOff }
      drop(entry & 15)
      let symbol = entry >> 4
      if symbol < 256 {
        guard output.reserve(1) else { return .tooLarge }
        output.append(UInt8(truncatingIfNeeded: symbol))
        continue
      }
      if symbol == 256 { return .end }
      guard symbol < 286 else { return .noLength }
      let (length, lengthBits) = Self.length(symbol - 257)
      guard lengthBits <= bitCount else { return .cutOff }
      let count = length + low(lengthBits)
      drop(lengthBits)
      entry = Int(shortDistances[Int(bits & distances.mask)])
      if entry == 0 {
        let (symbol, length) = distances.long(bits)
        entry = symbol << 4 | length
      }
      guard entry & 15 > 0 else { return .noCode }
      guard entry & 15 <= bitCount else { return .cutOff }
      drop(entry & 15)
      guard entry >> 4 < 30 else { return .noDistance }
      let (distance, distanceBits) = Self.distance(entry >> 4)
      guard distanceBits <= bitCount else { return .cutOff }
      let back = distance + low(distanceBits)
      drop(distanceBits)
      guard back <= output.count else { return .beforeStart }
      guard output.reserve(count) else { return .tooLarge }
      output.repeat(back, count)
    }
  }
}

extension Inflation {
  /// Fills the bits up; past the end they are zero, and taking them is what fails.
  @inline(__always)
  private mutating func fill() {
    if next <= input.count - 8 {
      let word = UInt64(littleEndian: input.loadUnaligned(fromByteOffset: next, as: UInt64.self))
      bits |= word << UInt64(bitCount)
      let count = (63 - bitCount) >> 3
      next += count
      bitCount += count * 8
      // What did not fit is read again.
      if bitCount < 64 { bits &= 1 << UInt64(bitCount) - 1 }
      return
    }
    while bitCount <= 48, next < input.count {
      bits |= UInt64(input[next]) << UInt64(bitCount)
      bitCount += 8
      next += 1
    }
  }

  @inline(__always)
  private func low(_ count: Int) -> Int { Int(bits & (1 << UInt64(count) - 1)) }

  @inline(__always)
  private mutating func drop(_ count: Int) {
    bits >>= UInt64(count)
    bitCount -= count
  }

  private mutating func take(_ count: Int) throws(Failure) -> Int {
    if count == 0 { return 0 }
    if bitCount < count { fill() }
    guard bitCount >= count else { throw failure("The data is cut off.") }
    let value = low(count)
    drop(count)
    return value
  }

  private mutating func symbol(_ table: InflationTable) throws(Failure) -> Int {
    if bitCount < 15 { fill() }
    let (symbol, length) = table[bits]
    guard length > 0 else { throw failure("A code there is not defined.") }
    guard length <= bitCount else { throw failure("The data is cut off.") }
    drop(length)
    return symbol
  }

  private var tooLarge: Failure {
    failure("The data expands to more than \(output.limit) bytes.")
  }

  private func failure(_ message: String) -> Failure {
    Failure(offset: next, message: message)
  }

  /// In which order the lengths of the codes for lengths come.
  static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The smallest length of a code, and how many more bits say the length.
  @inline(__always)
  private static func length(_ code: Int) -> (Int, Int) {
    if code < 8 { return (code + 3, 0) }
    if code == 28 { return (258, 0) }
    let bits = code / 4 - 1
    return ((4 + code % 4) << bits + 3, bits)
  }

  /// The smallest distance of a code, and how many more bits say the distance.
  @inline(__always)
  private static func distance(_ code: Int) -> (Int, Int) {
    if code < 4 { return (code + 1, 0) }
    let bits = code / 2 - 1
    return ((2 + code % 2) << bits + 1, bits)
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

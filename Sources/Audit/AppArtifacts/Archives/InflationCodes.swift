/// The loop over the codes of a block: a look into a table for each, and a copy for each run.
struct InflationCodes {
  let lengths: InflationTable
  let distances: InflationTable
  /// Whether nothing more of the data can be loaded.
  let isAll: Bool
  /// Where in the output the loop stops; a run that begins before may end behind it.
  let stop: Int

  /// The next byte of the input, and the bits before it that were not used.
  private(set) var next: Int
  private(set) var bits: UInt64
  private(set) var bitCount: Int
  /// Behind the last byte of the output.
  private(set) var end: Int

  init(
    lengths: InflationTable, distances: InflationTable, isAll: Bool, stop: Int, next: Int,
    bits: UInt64, bitCount: Int, end: Int
  ) {
    (self.lengths, self.distances, self.isAll, self.stop) = (lengths, distances, isAll, stop)
    (self.next, self.bits, self.bitCount, self.end) = (next, bits, bitCount, end)
  }

  /// How the loop ended.
  enum Outcome {
    case blockEnd
    /// Enough came out, or more of the data has to be loaded.
    case pause
    case cutOff, noCode, noLength, noDistance, beforeStart
  }

  /// Writes what the codes stand for. There is room for a run and a word behind where it stops.
  mutating func expand(
    _ input: UnsafeRawBufferPointer, _ output: UnsafeMutableRawBufferPointer
  ) -> Outcome {
    guard let output = output.baseAddress else { return .pause }
    return lengths.entries.withUnsafeBufferPointer { shortLengths in
      distances.entries.withUnsafeBufferPointer { shortDistances in
        expand(input, output, shortLengths, shortDistances)
      }
    }
  }

  private mutating func expand(
    _ input: UnsafeRawBufferPointer, _ output: UnsafeMutableRawPointer,
    _ shortLengths: UnsafeBufferPointer<UInt16>, _ shortDistances: UnsafeBufferPointer<UInt16>
  ) -> Outcome {
    let (lengthMask, distanceMask) = (lengths.mask, distances.mask)
    while end < stop {
      // A code, a distance and their further bits have 48 at most.
      if bitCount < 48 {
        if next <= input.count - 8 {
          let word = input.loadUnaligned(fromByteOffset: next, as: UInt64.self)
          // The bits of the word that do not count yet come again with the next.
          bits |= UInt64(littleEndian: word) << UInt64(bitCount)
          let count = (63 - bitCount) >> 3
          next += count
          bitCount += count * 8
        } else {
          guard isAll else { return .pause }
          while bitCount <= 48, next < input.count {
            bits |= UInt64(input[next]) << UInt64(bitCount)
            bitCount += 8
            next += 1
          }
        }
      }
      var entry = Int(shortLengths[Int(bits & lengthMask)])
      if entry == 0 { entry = lengths.longEntry(bits) }
      guard entry & 15 > 0 else { return .noCode }
      guard entry & 15 <= bitCount else { return .cutOff }
      drop(entry & 15)
      let symbol = entry >> 4
      if symbol < 256 {
        output.storeBytes(of: UInt8(truncatingIfNeeded: symbol), toByteOffset: end, as: UInt8.self)
        end += 1
        continue
      }
      if symbol == 256 { return .blockEnd }
      guard symbol < 286 else { return .noLength }
      let (length, lengthBits) = Self.length(symbol - 257)
      guard lengthBits <= bitCount else { return .cutOff }
      let count = length + low(lengthBits)
      drop(lengthBits)
      entry = Int(shortDistances[Int(bits & distanceMask)])
      if entry == 0 { entry = distances.longEntry(bits) }
      guard entry & 15 > 0 else { return .noCode }
      guard entry & 15 <= bitCount else { return .cutOff }
      drop(entry & 15)
      guard entry >> 4 < 30 else { return .noDistance }
      let (distance, distanceBits) = Self.distance(entry >> 4)
      guard distanceBits <= bitCount else { return .cutOff }
      let back = distance + low(distanceBits)
      drop(distanceBits)
      guard back <= end else { return .beforeStart }
      Self.repeat(back, count, output + end)
      end += count
    }
    return .pause
  }

  @inline(__always)
  private func low(_ count: Int) -> Int { Int(bits & (1 << UInt64(count) - 1)) }

  @inline(__always)
  private mutating func drop(_ count: Int) {
    bits >>= UInt64(count)
    bitCount -= count
  }

  /// Repeats bytes from further up; the copy may reach into what it writes.
  @inline(__always)
  private static func `repeat`(_ back: Int, _ count: Int, _ place: UnsafeMutableRawPointer) {
    var to = place
    var from = place - back
    let end = place + count
    if back >= 8 {
      while to < end {
        to.storeBytes(of: from.loadUnaligned(as: UInt64.self), as: UInt64.self)
        from += 8
        to += 8
      }
      return
    }
    while to < end {
      to.storeBytes(of: from.load(as: UInt8.self), as: UInt8.self)
      from += 1
      to += 1
    }
  }

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
}

/// The loop over the codes of a block: a look into a table for each, and a copy for each run.
struct InflationCodes {
  private typealias Entry = InflationTable.Entry

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

  /// Writes what the codes stand for. There is room for a run and two words behind where it stops.
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
    _ shortLengths: UnsafeBufferPointer<UInt32>, _ shortDistances: UnsafeBufferPointer<UInt32>
  ) -> Outcome {
    if let outcome = expandQuickly(input, output, shortLengths, shortDistances) { return outcome }
    let (lengthMask, distanceMask) = (lengths.mask, distances.mask)
    while end < stop {
      // A code, a distance and their further bits have 48 at most.
      if bitCount < 48 {
        guard isAll || next <= input.count - 8 else { return .pause }
        while bitCount <= 48, next < input.count {
          bits |= UInt64(input[next]) << UInt64(bitCount)
          bitCount += 8
          next += 1
        }
      }
      var entry = shortLengths[Int(bits & lengthMask)]
      if entry == 0 { entry = lengths.longEntry(bits) }
      guard entry != 0 else { return .noCode }
      guard Entry.length(entry) <= bitCount else { return .cutOff }
      drop(Entry.length(entry))
      if entry & Entry.literal != 0 {
        output.storeBytes(
          of: UInt8(truncatingIfNeeded: entry >> 16), toByteOffset: end, as: UInt8.self)
        end += 1
        continue
      }
      if entry & Entry.end != 0 { return .blockEnd }
      guard entry & Entry.undefined == 0 else { return .noLength }
      guard Entry.further(entry) <= bitCount else { return .cutOff }
      let count = Entry.value(entry) + low(Entry.further(entry))
      drop(Entry.further(entry))
      entry = shortDistances[Int(bits & distanceMask)]
      if entry == 0 { entry = distances.longEntry(bits) }
      guard entry != 0 else { return .noCode }
      guard Entry.length(entry) <= bitCount else { return .cutOff }
      drop(Entry.length(entry))
      guard entry & Entry.undefined == 0 else { return .noDistance }
      guard Entry.further(entry) <= bitCount else { return .cutOff }
      let back = Entry.value(entry) + low(Entry.further(entry))
      drop(Entry.further(entry))
      guard back <= end else { return .beforeStart }
      Self.repeat(back, count, output + end)
      end += count
    }
    return .pause
  }

  /// The loop as far as words of the input are whole, so that no step has to ask how many bits are
  /// left; nil if the other loop has to go on.
  ///
  /// After a word was taken there are 56 bits at least: enough for a code of 15 bits that stands
  /// for a byte, and for what has 41 more; a run has 48 and takes another word where two codes came
  /// before it.
  private mutating func expandQuickly(
    _ input: UnsafeRawBufferPointer, _ output: UnsafeMutableRawPointer,
    _ shortLengths: UnsafeBufferPointer<UInt32>, _ shortDistances: UnsafeBufferPointer<UInt32>
  ) -> Outcome? {
    guard let start = input.baseAddress, let lengthTable = shortLengths.baseAddress,
      let distanceTable = shortDistances.baseAddress
    else { return nil }
    let (lengthMask, distanceMask) = (lengths.mask, distances.mask)
    let last = input.count - 16
    let stop = stop
    var next = next
    var end = end
    var bits = bits
    var count = UInt64(truncatingIfNeeded: bitCount)
    defer {
      // Bits above the count come again with the next word.
      self.bits = bits & (1 << count &- 1)
      (self.next, self.end, bitCount) = (next, end, Int(truncatingIfNeeded: count))
    }

    @inline(__always)
    func refill() {
      let word = (start + next).loadUnaligned(as: UInt64.self)
      bits |= UInt64(littleEndian: word) &<< count
      next &+= Int(truncatingIfNeeded: (63 &- count) &>> 3)
      count |= 56
    }
    @inline(__always)
    func drop(_ length: UInt32) {
      bits &>>= UInt64(length)
      count &-= UInt64(length)
    }
    @inline(__always)
    func low(_ length: UInt32) -> Int {
      Int(truncatingIfNeeded: bits & (1 &<< UInt64(length) &- 1))
    }

    while end < stop, next <= last {
      refill()
      var entry = lengthTable[Int(truncatingIfNeeded: bits & lengthMask)]
      if entry & Entry.literal != 0 {
        drop(entry & 15)
        output.storeBytes(
          of: UInt8(truncatingIfNeeded: entry >> 16), toByteOffset: end, as: UInt8.self)
        end &+= 1
        entry = lengthTable[Int(truncatingIfNeeded: bits & lengthMask)]
        if entry & Entry.literal != 0 {
          drop(entry & 15)
          output.storeBytes(
            of: UInt8(truncatingIfNeeded: entry >> 16), toByteOffset: end, as: UInt8.self)
          end &+= 1
          continue
        }
        refill()
      }
      if entry == 0 {
        entry = lengths.longEntry(bits)
        if entry == 0 { return .noCode }
        if entry & Entry.literal != 0 {
          drop(entry & 15)
          output.storeBytes(
            of: UInt8(truncatingIfNeeded: entry >> 16), toByteOffset: end, as: UInt8.self)
          end &+= 1
          continue
        }
      }
      drop(entry & 15)
      if entry & (Entry.end | Entry.undefined) != 0 {
        return entry & Entry.end != 0 ? .blockEnd : .noLength
      }
      let length = Entry.value(entry) &+ low(entry >> 4 & 15)
      drop(entry >> 4 & 15)
      entry = distanceTable[Int(truncatingIfNeeded: bits & distanceMask)]
      if entry == 0 {
        entry = distances.longEntry(bits)
        if entry == 0 { return .noCode }
      }
      drop(entry & 15)
      if entry & Entry.undefined != 0 { return .noDistance }
      let back = Entry.value(entry) &+ low(entry >> 4 & 15)
      drop(entry >> 4 & 15)
      guard back <= end else { return .beforeStart }
      Self.repeat(back, length, output + end)
      end &+= length
    }
    return nil
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
    let from = place - back
    if back >= 8 {
      // Most runs are short: two words, and a loop only for more.
      place.storeBytes(of: from.loadUnaligned(as: UInt64.self), as: UInt64.self)
      let second = (from + 8).loadUnaligned(as: UInt64.self)
      (place + 8).storeBytes(of: second, as: UInt64.self)
      var done = 16
      while done < count {
        let word = (from + done).loadUnaligned(as: UInt64.self)
        (place + done).storeBytes(of: word, as: UInt64.self)
        done &+= 8
      }
      return
    }
    var done = 0
    while done < count {
      (place + done).storeBytes(of: (from + done).load(as: UInt8.self), as: UInt8.self)
      done &+= 1
    }
  }
}

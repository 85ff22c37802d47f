import Findings

/// Expands data that was compressed by deflate piece by piece, as far as it is wanted and no further.
///
/// What comes out is handed on in blocks; only the last 32 KB stay, which the rest may refer to.
struct InflationStream {
  private let source: ByteSource
  /// How many bytes of the source were loaded.
  private var loaded = 0
  private var chunk: [UInt8] = []
  private var next = 0
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var window = [UInt8](repeating: 0, count: reach + blockSize)
  private var end = 0
  /// How many bytes came out before the first of the window.
  private var dropped = 0
  private var state = State.head
  private var isLast = false

  private enum State {
    case head
    case stored(Int)
    case codes(InflationTable, InflationTable)
    case done
  }

  private static let reach = 1 << 15
  private static let blockSize = 1 << 17
  private static let chunkSize = 1 << 17
  /// The longest run that one code stands for.
  private static let longest = 258

  init(_ source: ByteSource) { self.source = source }

  /// How many bytes came out.
  var position: Int { dropped + end }

  /// Whether nothing more comes out.
  var isDone: Bool {
    if case .done = state { true } else { false }
  }

  /// Expands on until as many bytes came out as are wanted, or there are no more.
  ///
  /// `take` gets each block with the place of its first byte.
  mutating func run(
    until target: Int, _ take: (Int, ArraySlice<UInt8>) -> Void
  ) throws(ReadingProblem) {
    while position < target, !isDone {
      if window.count - end <= Self.longest { slide() }
      let start = end
      try step(until: target)
      if end > start { take(dropped + start, window[start..<end]) }
    }
  }

  /// Moves the bytes that may still be referred to, to the front.
  private mutating func slide() {
    let gone = end - Self.reach
    window.withUnsafeMutableBufferPointer { window in
      for place in 0..<Self.reach { window[place] = window[place + gone] }
    }
    dropped += gone
    end = Self.reach
  }

  private mutating func step(until target: Int) throws(ReadingProblem) {
    switch state {
    case .head: try readHead()
    case .stored(let left): try copy(left)
    case .codes(let lengths, let distances): try expand(lengths, distances, until: target)
    case .done: break
    }
  }

  private mutating func finishBlock() { state = isLast ? .done : .head }
}

extension InflationStream {
  private mutating func readHead() throws(ReadingProblem) {
    isLast = try take(1) == 1
    switch try take(2) {
    case 0:
      _ = try take(bitCount % 8)
      let size = try take(16)
      guard size ^ 0xFFFF == (try take(16)) else {
        throw failure("The length of a stored block does not fit its check.")
      }
      // What was read ahead goes back: bytes are copied whole.
      next -= bitCount / 8
      (bits, bitCount) = (0, 0)
      state = .stored(size)
    case 1: state = .codes(InflationTable.fixedLengths, InflationTable.fixedDistances)
    case 2: try readTables()
    default: throw failure("A block there is of an unknown kind.")
    }
  }

  private mutating func readTables() throws(ReadingProblem) {
    let lengthCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let orderCount = try take(4) + 4
    var order = [UInt8](repeating: 0, count: 19)
    for place in Inflation.order.prefix(orderCount) { order[place] = UInt8(try take(3)) }
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
    state = .codes(first, second)
  }

  private mutating func copy(_ left: Int) throws(ReadingProblem) {
    guard left > 0 else { return finishBlock() }
    if next == chunk.count { try load() }
    let count = min(left, chunk.count - next, window.count - end)
    guard count > 0 else { throw failure("The data is cut off.") }
    window.replaceSubrange(end..<end + count, with: chunk[next..<next + count])
    next += count
    end += count
    state = .stored(left - count)
    if left == count { finishBlock() }
  }

  /// Loads more of the source behind what is left of the chunk.
  private mutating func load() throws(ReadingProblem) {
    let rest = chunk[next...]
    let more = try source.bytes(at: loaded, count: Self.chunkSize)
    loaded += more.count
    chunk = rest + more
    next = 0
  }

  private mutating func fill() throws(ReadingProblem) {
    if chunk.count - next < 8, loaded < source.count { try load() }
    while bitCount <= 48, next < chunk.count {
      bits |= UInt64(chunk[next]) << UInt64(bitCount)
      bitCount += 8
      next += 1
    }
  }

  private mutating func take(_ count: Int) throws(ReadingProblem) -> Int {
    if count == 0 { return 0 }
    if bitCount < count { try fill() }
    guard bitCount >= count else { throw failure("The data is cut off.") }
    let value = bits & (1 << UInt64(count) - 1)
    bits >>= UInt64(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func symbol(_ table: InflationTable) throws(ReadingProblem) -> Int {
    if bitCount < 15 { try fill() }
    let (symbol, length) = table[bits]
    guard length > 0 else { throw failure("A code there is not defined.") }
    guard length <= bitCount else { throw failure("The data is cut off.") }
    bits >>= UInt64(length)
    bitCount -= length
    return symbol
  }

  private func failure(_ message: String) -> ReadingProblem {
    .malformed(package: source.file, loaded - chunk.count + next, String(message.dropLast()))
  }
}

extension InflationStream {
  /// How a run over codes ended.
  private enum Outcome {
    case blockEnd
    /// The window is full, enough came out, or more of the source has to be loaded.
    case pause
    case failure(String)
  }

  private mutating func expand(
    _ lengths: InflationTable, _ distances: InflationTable, until target: Int
  ) throws(ReadingProblem) {
    if chunk.count - next < 16, loaded < source.count { try load() }
    let stop = min(window.count - Self.longest, max(end, target - dropped))
    let isAll = loaded >= source.count
    var (bits, bitCount, next, end) = (self.bits, self.bitCount, self.next, self.end)
    let outcome = chunk.withUnsafeBufferPointer { input in
      window.withUnsafeMutableBufferPointer { output in
        lengths.entries.withUnsafeBufferPointer { lengthCodes in
          distances.entries.withUnsafeBufferPointer { distanceCodes in
            Self.expand(
              input, output, lengthCodes, distanceCodes, stop: stop, isAll: isAll,
              &bits, &bitCount, &next, &end)
          }
        }
      }
    }
    (self.bits, self.bitCount, self.next, self.end) = (bits, bitCount, next, end)
    switch outcome {
    case .blockEnd: finishBlock()
    case .pause: break
    case .failure(let message): throw failure(message)
    }
  }

  /// The loop over codes: a look into a table for each, and a copy for each run.
  private static func expand(
    _ input: UnsafeBufferPointer<UInt8>, _ output: UnsafeMutableBufferPointer<UInt8>,
    _ lengthCodes: UnsafeBufferPointer<UInt16>, _ distanceCodes: UnsafeBufferPointer<UInt16>,
    stop: Int, isAll: Bool, _ bits: inout UInt64, _ bitCount: inout Int, _ next: inout Int,
    _ end: inout Int
  ) -> Outcome {
    let lengthMask = UInt64(lengthCodes.count - 1)
    let distanceMask = UInt64(distanceCodes.count - 1)
    while end < stop {
      // A code, a distance and their further bits have 48 at most.
      if bitCount < 48 {
        if !isAll, input.count - next < 8 { return .pause }
        while bitCount <= 48, next < input.count {
          bits |= UInt64(input[next]) << UInt64(bitCount)
          bitCount += 8
          next += 1
        }
      }
      let code = Int(lengthCodes[Int(bits & lengthMask)])
      let codeLength = code & 15
      guard codeLength > 0 else { return .failure("A code there is not defined.") }
      guard codeLength <= bitCount else { return .failure("The data is cut off.") }
      bits >>= UInt64(codeLength)
      bitCount -= codeLength
      let symbol = code >> 4
      if symbol < 256 {
        output[end] = UInt8(truncatingIfNeeded: symbol)
        end += 1
        continue
      }
      if symbol == 256 { return .blockEnd }
      guard symbol < 286 else { return .failure("A length there is not defined.") }
      let length = Inflation.lengthPlaces[symbol - 257]
      guard Int(length.bits) <= bitCount else { return .failure("The data is cut off.") }
      let count = Int(length.least) + Int(bits & (1 << UInt64(length.bits) - 1))
      bits >>= UInt64(length.bits)
      bitCount -= Int(length.bits)
      let place = Int(distanceCodes[Int(bits & distanceMask)])
      guard place & 15 > 0 else { return .failure("A code there is not defined.") }
      guard place & 15 <= bitCount else { return .failure("The data is cut off.") }
      bits >>= UInt64(place & 15)
      bitCount -= place & 15
      guard place >> 4 < 30 else { return .failure("A distance there is not defined.") }
      let distance = Inflation.distancePlaces[place >> 4]
      guard Int(distance.bits) <= bitCount else { return .failure("The data is cut off.") }
      let back = Int(distance.least) + Int(bits & (1 << UInt64(distance.bits) - 1))
      bits >>= UInt64(distance.bits)
      bitCount -= Int(distance.bits)
      guard back <= end else { return .failure("A distance leads before the first byte.") }
      copy(count, back: back, in: output, at: end)
      end += count
    }
    return .pause
  }

  /// Repeats what stands some way back; the copy may reach into what it writes.
  @inline(__always)
  private static func copy(
    _ count: Int, back: Int, in output: UnsafeMutableBufferPointer<UInt8>, at end: Int
  ) {
    if back >= count, let base = output.baseAddress {
      (base + end).update(from: base + end - back, count: count)
      return
    }
    for place in end..<end + count { output[place] = output[place - back] }
  }
}

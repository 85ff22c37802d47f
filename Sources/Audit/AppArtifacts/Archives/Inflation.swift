import Findings

/// Expands data that was compressed by deflate (RFC 1951), piece by piece, as far as it is wanted.
///
/// What comes out is handed on in blocks; only the last 32 KB stay, which the rest may refer to. The
/// loop is our own: a dependency in C would cost everyone who builds the tool more than this file
/// costs its readers.
struct Inflation {
  private let source: ByteSource
  private let name: String
  private let offset: Int
  /// How many bytes of the source were loaded.
  private var loaded = 0
  private var chunk: [UInt8] = []
  private var next = 0
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var window = [UInt8](repeating: 0, count: size + spare)
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

  /// How far back the data may refer.
  private static let reach = 1 << 15
  private static let size = reach + 1 << 17
  /// What a copy by words may write past its end.
  private static let spare = 16
  private static let chunkSize = 1 << 17
  /// The longest run that one code stands for.
  private static let longest = 258

  /// Data under the name that problems carry, with its place in the file that it is part of.
  init(_ source: ByteSource, name: String = "The data", offset: Int = 0) {
    self.source = source
    self.name = name
    self.offset = offset
  }

  /// How many bytes came out.
  var position: Int { dropped + end }

  /// Whether nothing more comes out.
  var isDone: Bool {
    if case .done = state { true } else { false }
  }

  /// All the data, `limit` bytes at most.
  mutating func all(expecting size: Int, limit: Int) throws(ReadingProblem) -> [UInt8] {
    let limit = max(0, limit)
    var bytes: [UInt8] = []
    // Deflate expands a byte to 1,032 at most: what is reserved is bounded by what is there.
    bytes.reserveCapacity(min(max(0, size), limit, source.count * 64))
    try run(until: limit) { bytes += $1 }
    // The end of the data may have its own code behind the last byte.
    if limit < .max, !isDone { try run(until: limit + 1) { bytes += $1 } }
    guard position <= limit else { throw failure("It expands to more than \(limit) bytes") }
    return bytes
  }

  /// Expands on until as many bytes came out as are wanted, or there are no more.
  ///
  /// `take` gets each block with the place of its first byte.
  mutating func run(
    until target: Int, _ take: (Int, ArraySlice<UInt8>) -> Void
  ) throws(ReadingProblem) {
    while position < target, !isDone {
      if Self.size - end <= Self.longest { slide() }
      let start = end
      try step(until: target)
      if end > start { take(dropped + start, window[start..<end]) }
    }
  }

  /// Moves the bytes that may still be referred to, to the front.
  private mutating func slide() {
    let gone = end - Self.reach
    window.withUnsafeMutableBytes { window in
      window.copyMemory(from: UnsafeRawBufferPointer(rebasing: window[gone..<gone + Self.reach]))
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

extension Inflation {
  private mutating func readHead() throws(ReadingProblem) {
    isLast = try take(1) == 1
    switch try take(2) {
    case 0:
      _ = try take(bitCount % 8)
      let size = try take(16)
      guard size ^ 0xFFFF == (try take(16)) else {
        throw failure("The length of a stored block does not fit its check")
      }
      // What was read ahead goes back: bytes are copied whole.
      next -= bitCount / 8
      (bits, bitCount) = (0, 0)
      state = .stored(size)
    case 1: state = .codes(InflationTable.fixedLengths, InflationTable.fixedDistances)
    case 2: try readTables()
    default: throw failure("A block is of an unknown kind")
    }
  }

  /// Reads the tables of a block that brings its own.
  private mutating func readTables() throws(ReadingProblem) {
    let lengthCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let orderCount = try take(4) + 4
    var order = [UInt8](repeating: 0, count: 19)
    for place in Self.order.prefix(orderCount) { order[place] = UInt8(try take(3)) }
    guard let codes = InflationTable(order, .symbols) else {
      throw failure("A table of codes is wrong")
    }
    var lengths: [UInt8] = []
    lengths.reserveCapacity(lengthCount + distanceCount)
    while lengths.count < lengthCount + distanceCount {
      let symbol = try symbol(codes)
      switch symbol {
      case 0..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { throw failure("A table repeats nothing") }
        lengths += repeatElement(last, count: try take(2) + 3)
      case 17: lengths += repeatElement(0, count: try take(3) + 3)
      default: lengths += repeatElement(0, count: try take(7) + 11)
      }
    }
    guard lengths.count == lengthCount + distanceCount,
      let first = InflationTable(lengths[..<lengthCount], .lengths),
      let second = InflationTable(lengths[lengthCount...], .distances)
    else { throw failure("A table of codes is wrong") }
    state = .codes(first, second)
  }

  /// In which order the lengths of the codes for lengths come.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func copy(_ left: Int) throws(ReadingProblem) {
    guard left > 0 else { return finishBlock() }
    if next == chunk.count { try load() }
    let count = min(left, chunk.count - next, Self.size - end)
    guard count > 0 else { throw failure("The data is cut off") }
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
    guard bitCount >= count else { throw failure("The data is cut off") }
    let value = bits & (1 << UInt64(count) - 1)
    bits >>= UInt64(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func symbol(_ table: InflationTable) throws(ReadingProblem) -> Int {
    if bitCount < 15 { try fill() }
    let entry = table[bits]
    let length = InflationTable.Entry.length(entry)
    guard entry != 0 else { throw failure("A code is not defined") }
    guard length <= bitCount else { throw failure("The data is cut off") }
    bits >>= UInt64(length)
    bitCount -= length
    return InflationTable.Entry.value(entry)
  }

  private func failure(_ message: String) -> ReadingProblem {
    .malformed(
      package: source.file, offset + loaded - chunk.count + next,
      "\(name) cannot be expanded. \(message)")
  }

  /// Writes what the codes of the block stand for, as far as it is wanted and loaded.
  private mutating func expand(
    _ lengths: InflationTable, _ distances: InflationTable, until target: Int
  ) throws(ReadingProblem) {
    if chunk.count - next < 16, loaded < source.count { try load() }
    var codes = InflationCodes(
      lengths: lengths, distances: distances, isAll: loaded >= source.count,
      stop: min(Self.size - Self.longest, max(end, target - dropped)), next: next, bits: bits,
      bitCount: bitCount, end: end)
    let outcome = chunk.withUnsafeBytes { input in
      window.withUnsafeMutableBytes { output in codes.expand(input, output) }
    }
    (bits, bitCount, next, end) = (codes.bits, codes.bitCount, codes.next, codes.end)
    switch outcome {
    case .blockEnd: finishBlock()
    case .pause: break
    case .cutOff: throw failure("The data is cut off")
    case .noCode: throw failure("A code is not defined")
    case .noLength: throw failure("A length is not defined")
    case .noDistance: throw failure("A distance is not defined")
    case .beforeStart: throw failure("A distance leads before the first byte")
    }
  }
}

import Findings

/// Expands data that was compressed by deflate (RFC 1951), piece by piece, as far as it is wanted.
///
/// What comes out is handed on in blocks; only the last 32 KB stay, which the rest may refer to. The
/// loop is our own: a dependency in C would cost everyone who builds the tool more than this file
/// costs its readers.
struct Inflation {
  private var input: InflationInput
  private var window = InflationWindow()
  private var state = State.head
  private var isLast = false

  private enum State {
    case head
    case stored(Int)
    case codes(InflationTable, InflationTable)
    case done
  }

  /// Data under the name that problems carry, with its place in the file that it is part of.
  init(_ source: ByteSource, name: String = "The data", offset: Int = 0) {
    input = InflationInput(source, name: name, offset: offset)
  }

  /// How many bytes came out.
  var position: Int { window.position }

  /// Whether nothing more comes out.
  var isDone: Bool {
    if case .done = state { true } else { false }
  }

  /// All the data, `limit` bytes at most.
  mutating func all(expecting size: Int, limit: Int) throws(ReadingProblem) -> [UInt8] {
    let limit = max(0, limit)
    var bytes: [UInt8] = []
    // Deflate expands a byte to 1,032 at most: what is reserved is bounded by what is there.
    bytes.reserveCapacity(min(max(0, size), limit, input.size * 64))
    try run(until: limit) { bytes += $1 }
    // The end of the data may have its own code behind the last byte.
    if limit < .max, !isDone { try run(until: limit + 1) { bytes += $1 } }
    guard position <= limit else { throw input.failure("It expands to more than \(limit) bytes") }
    return bytes
  }

  /// Expands on until as many bytes came out as are wanted, or there are no more.
  ///
  /// `take` gets each block with the place of its first byte.
  mutating func run(
    until target: Int, _ take: (Int, ArraySlice<UInt8>) -> Void
  ) throws(ReadingProblem) {
    while position < target, !isDone {
      window.makeRoom()
      let start = window.end
      try step(until: target)
      if window.end > start { take(window.dropped + start, window.bytes[start..<window.end]) }
    }
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
    isLast = try input.take(1) == 1
    switch try input.take(2) {
    case 0:
      _ = try input.take(input.bitCount % 8)
      let size = try input.take(16)
      guard size ^ 0xFFFF == (try input.take(16)) else {
        throw input.failure("The length of a stored block does not fit its check")
      }
      input.alignToBytes()
      state = .stored(size)
    case 1: state = .codes(InflationTable.fixedLengths, InflationTable.fixedDistances)
    case 2: try readTables()
    default: throw input.failure("A block is of an unknown kind")
    }
  }

  /// Reads the tables of a block that brings its own.
  private mutating func readTables() throws(ReadingProblem) {
    let lengthCount = try input.take(5) + 257
    let distanceCount = try input.take(5) + 1
    let orderCount = try input.take(4) + 4
    var order = [UInt8](repeating: 0, count: 19)
    for place in Self.order.prefix(orderCount) { order[place] = UInt8(try input.take(3)) }
    guard let codes = InflationTable(order, .symbols) else {
      throw input.failure("A table of codes is wrong")
    }
    var lengths: [UInt8] = []
    lengths.reserveCapacity(lengthCount + distanceCount)
    while lengths.count < lengthCount + distanceCount {
      let symbol = try input.symbol(codes)
      switch symbol {
      case 0..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { throw input.failure("A table repeats nothing") }
        lengths += repeatElement(last, count: try input.take(2) + 3)
      case 17: lengths += repeatElement(0, count: try input.take(3) + 3)
      default: lengths += repeatElement(0, count: try input.take(7) + 11)
      }
    }
    guard lengths.count == lengthCount + distanceCount,
      let first = InflationTable(lengths[..<lengthCount], .lengths),
      let second = InflationTable(lengths[lengthCount...], .distances)
    else { throw input.failure("A table of codes is wrong") }
    state = .codes(first, second)
  }

  /// In which order the lengths of the codes for lengths come.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func copy(_ left: Int) throws(ReadingProblem) {
    guard left > 0 else { return finishBlock() }
    let bytes = try input.bytes(min(left, window.room))
    guard !bytes.isEmpty else { throw input.failure("The data is cut off") }
    window.append(bytes)
    state = .stored(left - bytes.count)
    if left == bytes.count { finishBlock() }
  }

  /// Writes what the codes of the block stand for, as far as it is wanted and loaded.
  private mutating func expand(
    _ lengths: InflationTable, _ distances: InflationTable, until target: Int
  ) throws(ReadingProblem) {
    try input.load(16)
    var codes = InflationCodes(
      lengths: lengths, distances: distances, isAll: input.isAll,
      stop: window.stop(before: target), next: input.next, bits: input.bits,
      bitCount: input.bitCount, end: window.end)
    let outcome = input.chunk.withUnsafeBytes { data in
      window.withUnsafeMutableBytes { output in codes.expand(data, output) }
    }
    input.advance(past: codes)
    window.advance(past: codes)
    switch outcome {
    case .blockEnd: finishBlock()
    case .pause: break
    case .cutOff: throw input.failure("The data is cut off")
    case .noCode: throw input.failure("A code is not defined")
    case .noLength: throw input.failure("A length is not defined")
    case .noDistance: throw input.failure("A distance is not defined")
    case .beforeStart: throw input.failure("A distance leads before the first byte")
    }
  }
}

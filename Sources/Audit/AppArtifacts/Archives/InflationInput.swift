import Findings

/// The bits of compressed data, first to last, loaded piece by piece.
struct InflationInput {
  private let source: ByteSource
  private let name: String
  private let offset: Int
  /// How many bytes of the source were loaded.
  private var loaded = 0
  /// The bytes that are loaded and were not all used.
  private(set) var chunk: [UInt8] = []
  /// The next byte of the chunk, and the bits before it that were not used.
  private(set) var next = 0
  private(set) var bits: UInt64 = 0
  private(set) var bitCount = 0

  private static let chunkSize = 1 << 17

  /// Data under the name that problems carry, with its place in the file that it is part of.
  init(_ source: ByteSource, name: String, offset: Int) {
    self.source = source
    self.name = name
    self.offset = offset
  }

  /// The size of the data in bytes.
  var size: Int { source.count }

  /// Whether nothing more of the data can be loaded.
  var isAll: Bool { loaded >= source.count }

  /// Takes a number of a few bits, the least first.
  mutating func take(_ count: Int) throws(ReadingProblem) -> Int {
    if count == 0 { return 0 }
    if bitCount < count { try fill() }
    guard bitCount >= count else { throw failure("The data is cut off") }
    let value = bits & (1 << UInt64(count) - 1)
    bits >>= UInt64(count)
    bitCount -= count
    return Int(value)
  }

  /// Takes the code of a symbol.
  mutating func symbol(_ table: InflationTable) throws(ReadingProblem) -> Int {
    if bitCount < 15 { try fill() }
    let entry = table[bits]
    let length = InflationTable.Entry.length(entry)
    guard entry != 0 else { throw failure("A code is not defined") }
    guard length <= bitCount else { throw failure("The data is cut off") }
    bits >>= UInt64(length)
    bitCount -= length
    return InflationTable.Entry.value(entry)
  }

  /// Goes on after what a loop over codes has used.
  mutating func advance(past codes: InflationCodes) {
    (bits, bitCount, next) = (codes.bits, codes.bitCount, codes.next)
  }

  /// Goes back to the first byte of which no bit was taken: the bytes from there on are copied whole.
  mutating func alignToBytes() {
    next -= bitCount / 8
    (bits, bitCount) = (0, 0)
  }

  /// The next whole bytes, as many as are wanted or fewer; none at the end of the data.
  mutating func bytes(_ wanted: Int) throws(ReadingProblem) -> ArraySlice<UInt8> {
    try load(1)
    let count = min(wanted, chunk.count - next)
    defer { next += count }
    return chunk[next..<next + count]
  }

  /// Has at least as many bytes left in the chunk, or all that there are.
  mutating func load(_ count: Int) throws(ReadingProblem) {
    if chunk.count - next < count, !isAll { try load() }
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
    try load(8)
    while bitCount <= 48, next < chunk.count {
      bits |= UInt64(chunk[next]) << UInt64(bitCount)
      bitCount += 8
      next += 1
    }
  }

  /// The problem that the data cannot be expanded from the next byte on.
  func failure(_ message: String) -> ReadingProblem {
    .malformed(
      package: source.file, offset + loaded - chunk.count + next,
      "\(name) cannot be expanded. \(message)")
  }
}

import Findings

/// A file of which parts are read: a package is far larger than what matters of it.
struct ByteSource: Sendable {
  /// The name that problems carry.
  let file: String
  /// The size in bytes.
  let count: Int
  private let read: @Sendable (Range<Int>) throws(ReadingProblem) -> [UInt8]
  /// Told which parts will be read; nil if any order costs the same.
  let plan: (@Sendable ([Range<Int>]) -> Void)?

  /// A file whose parts are read by a closure, which is asked for ranges inside the file alone.
  init(
    file: String, count: Int, plan: (@Sendable ([Range<Int>]) -> Void)? = nil,
    _ read: @escaping @Sendable (Range<Int>) throws(ReadingProblem) -> [UInt8]
  ) {
    self.file = file
    self.count = count
    self.plan = plan
    self.read = read
  }

  /// Bytes that are in memory already.
  init(_ bytes: [UInt8], file: String) {
    self.init(file: file, count: bytes.count) { Array(bytes[$0]) }
  }

  /// As many bytes from an offset on as there are, and no more than asked for.
  func bytes(at offset: Int, count wanted: Int) throws(ReadingProblem) -> [UInt8] {
    guard offset >= 0, offset < count, wanted > 0 else { return [] }
    let found = try read(offset..<offset + min(wanted, count - offset))
    guard found.count == min(wanted, count - offset) else {
      throw .unreadable(file, "it became shorter while it was read")
    }
    return found
  }

  /// A part of the file as a file of its own; nil if it reaches over the end.
  func part(at offset: Int, count size: Int) -> ByteSource? {
    guard offset >= 0, size >= 0, offset <= count, size <= count - offset else { return nil }
    return ByteSource(file: file, count: size) { [self] range throws(ReadingProblem) in
      try read(offset + range.lowerBound..<offset + range.upperBound)
    }
  }
}

extension [UInt8] {
  /// A number of two bytes, least first; nil past the end.
  func uint16(at offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return Int(self[offset]) | Int(self[offset + 1]) << 8
  }

  /// A number of four bytes, least first; nil past the end.
  func uint32(at offset: Int) -> UInt32? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    return UInt32(self[offset]) | UInt32(self[offset + 1]) << 8
      | UInt32(self[offset + 2]) << 16 | UInt32(self[offset + 3]) << 24
  }

  /// A number of four bytes that counts or places something; nil past the end.
  func size(at offset: Int) -> Int? { uint32(at: offset).flatMap(Int.init(exactly:)) }
}

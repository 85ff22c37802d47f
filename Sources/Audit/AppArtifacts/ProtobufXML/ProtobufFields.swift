import Findings

/// The fields of a protocol buffer message, one after the other.
struct ProtobufFields {
  private let bytes: [UInt8]
  private let file: String
  private(set) var offset: Int
  let end: Int

  /// A field with what it holds.
  struct Field {
    var number: Int
    var content: Content
    /// Where it begins.
    var offset: Int
  }

  enum Content {
    case number(UInt64)
    case fixed
    /// A message, a text or bytes, by their place.
    case bytes(Range<Int>)
  }

  /// The fields in a range, which lies inside the bytes.
  init(_ bytes: [UInt8], _ range: Range<Int>, file: String) {
    self.bytes = bytes
    self.file = file
    offset = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  /// The next field; nil at the end.
  mutating func next() throws(ReadingProblem) -> Field? {
    guard offset < end else { return nil }
    let start = offset
    let tag = try varint()
    guard let number = Int(exactly: tag >> 3), number > 0 else { throw damaged(start) }
    switch tag & 7 {
    case 0: return Field(number: number, content: .number(try varint()), offset: start)
    case 1:
      try skip(8)
      return Field(number: number, content: .fixed, offset: start)
    case 2:
      guard let size = Int(exactly: try varint()), size <= end - offset else {
        throw damaged(start)
      }
      defer { offset += size }
      return Field(number: number, content: .bytes(offset..<offset + size), offset: start)
    case 5:
      try skip(4)
      return Field(number: number, content: .fixed, offset: start)
    default: throw damaged(start)
    }
  }

  private mutating func skip(_ count: Int) throws(ReadingProblem) {
    guard count <= end - offset else { throw damaged(offset) }
    offset += count
  }

  private mutating func varint() throws(ReadingProblem) -> UInt64 {
    let start = offset
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      guard offset < end else { throw damaged(start) }
      let byte = bytes[offset]
      offset += 1
      if shift < 64 { value |= UInt64(byte & 0x7F) << shift }
      if byte & 0x80 == 0 { return value }
    }
    throw damaged(start)
  }

  private func damaged(_ offset: Int) -> ReadingProblem {
    .malformed(package: file, offset, "The manifest of the bundle is cut off or damaged")
  }
}

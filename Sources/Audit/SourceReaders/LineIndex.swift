import Findings

/// The lines of a file, for turning ascending offsets into positions.
struct LineIndex {
  private let bytes: UnsafeRawBufferPointer
  private let file: String
  private var line = 1
  private var lineStart = 0
  /// Lines that end in a carriage return alone are rare, so one search finds out.
  private let hasCarriageReturns: Bool

  init(_ bytes: UnsafeRawBufferPointer, file: String) {
    self.bytes = bytes
    self.file = file
    hasCarriageReturns = ByteSearch.firstIndex(of: 0x0D, in: bytes, from: 0) != nil
  }

  /// The position of an offset that is not before the last one asked for.
  mutating func position(of offset: Int) -> SourcePosition {
    while let end = lineEnd(), end <= offset {
      line += 1
      lineStart = end
    }
    return SourcePosition(file: file, line: line, column: offset - lineStart + 1)
  }

  /// Where the next line starts.
  private func lineEnd() -> Int? {
    let feed = ByteSearch.firstIndex(of: 0x0A, in: bytes, from: lineStart)
    guard hasCarriageReturns,
      let carriage = ByteSearch.firstIndex(of: 0x0D, in: bytes, from: lineStart),
      carriage + 1 < feed ?? .max
    else { return feed.map { $0 + 1 } }
    return carriage + 1
  }
}

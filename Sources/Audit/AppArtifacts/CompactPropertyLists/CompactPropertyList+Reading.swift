import Findings

extension CompactPropertyList {
  /// Reads the bytes of a file; the name is the one that problems carry.
  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(ReadingProblem) -> CompactPropertyList {
    switch try PropertyListForm(of: bytes, file: file, maximumSize: maximumSize) {
    case .binary, .xml:
      CompactPropertyList(try PropertyListReader.read(bytes, file: file))
    case .oldStyle(let text):
      try oldStyle(text, file: file, maximumCount: maximumCount)
    case .json(let text):
      try json(text, file: file, maximumCount: maximumCount)
    }
  }
}

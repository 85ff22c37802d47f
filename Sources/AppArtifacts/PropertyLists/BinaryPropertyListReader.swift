import Findings

/// Reads binary property lists, version 00.
enum BinaryPropertyListReader {
  static func read(_ bytes: [UInt8], file: String) throws(ReadingProblem) -> PropertyList.Node {
    throw ReadingProblem(.malformedFile, at: SourcePosition(file: file), "binary", wayOut: "x")
  }
}

import Findings
import MarkupReading

extension ReadingProblem {
  /// A text that is not well formed; where a merge left its marks, that is the problem.
  static func malformed(
    _ problem: MarkupProblem, in text: UTF8Text?, file: String
  ) -> ReadingProblem {
    if let text, let line = mergeConflictLine(in: text) {
      return ReadingProblem(
        .malformedFile, at: SourcePosition(file: file, line: line),
        "A merge conflict was left in the file.",
        wayOut: "Resolve the conflict and remove its “<<<<<<<” and “>>>>>>>” lines.")
    }
    return ReadingProblem(
      .malformedFile,
      at: SourcePosition(
        file: file, line: problem.position.line, column: problem.position.column),
      problem.message,
      wayOut: text == nil
        ? "Save the file as UTF-8 and check again."
        : "Fix the file there, or restore it from version control.")
  }

  /// A file that is larger than its reader takes.
  static func oversized(file: String, size: Int, maximum: Int) -> ReadingProblem {
    ReadingProblem(
      .oversizedFile, at: SourcePosition(file: file),
      "The file has \(size) bytes; at most \(maximum) are read.",
      wayOut: "Make the file smaller, or leave it out of the check.")
  }

  /// The line of the first conflict mark, where a closing one follows.
  private static func mergeConflictLine(in text: UTF8Text) -> Int? {
    var opening: Int?
    var line = 1
    var start = text.bytes.startIndex
    while start < text.bytes.endIndex {
      let rest = text.bytes[start...]
      if opening == nil, rest.starts(with: "<<<<<<<".utf8) { opening = line }
      if let opening, rest.starts(with: ">>>>>>>".utf8) { return opening }
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      start = end + 1
      line += 1
    }
    return nil
  }
}

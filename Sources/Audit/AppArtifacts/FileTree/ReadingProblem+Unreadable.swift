import Findings

extension ReadingProblem {
  static func unreadable(_ path: String, _ reason: String) -> ReadingProblem {
    ReadingProblem(
      .unreadableFile, at: SourcePosition(file: path), "This cannot be read: \(reason).",
      wayOut: "Make it readable, or leave it out of the path that is checked.")
  }

  /// A file or folder that something names and that does not exist.
  static func missing(_ path: String) -> ReadingProblem {
    ReadingProblem(
      .unreadableFile, at: SourcePosition(file: path), "This does not exist.",
      wayOut: "Restore it, or remove what names it.")
  }

  static func oversized(_ path: String, size: Int, limit: Int) -> ReadingProblem {
    ReadingProblem(
      .oversizedFile, at: SourcePosition(file: path),
      "The file has \(size) bytes; no more than \(limit) are read.",
      wayOut: "Check that this is the file you mean; one of its kind is never that large.")
  }
}

import Findings

/// Where the bytes of a tree lie: on disk or in memory.
protocol FileStore: Sendable {
  /// What stands in a folder.
  func list(_ folder: String) -> FolderListing
  /// The bytes of a file.
  func read(_ path: String, limit: Int) throws(ReadingProblem) -> [UInt8]
  /// Whether a regular file stands at a path.
  func isFile(_ path: String) -> Bool
  /// Whether a folder stands at a path.
  func isFolder(_ path: String) -> Bool
}

/// The names in one folder, in no order yet.
struct FolderListing {
  var files: [String] = []
  var folders: [String] = []
  /// Symbolic links to folders, which are never entered.
  var linkedFolders: [String] = []
  var problems: [ReadingProblem] = []
}

extension ReadingProblem {
  static func unreadable(_ path: String, _ reason: String) -> ReadingProblem {
    ReadingProblem(
      .unreadableFile, at: SourcePosition(file: path), "This cannot be read: \(reason).",
      wayOut: "Make it readable, or leave it out of the path that is checked.")
  }

  static func oversized(_ path: String, size: Int, limit: Int) -> ReadingProblem {
    ReadingProblem(
      .oversizedFile, at: SourcePosition(file: path),
      "The file has \(size) bytes; no more than \(limit) are read.",
      wayOut: "Check that this is the file you mean; one of its kind is never that large.")
  }
}

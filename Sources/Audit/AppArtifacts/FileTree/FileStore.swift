import Findings

/// Where the bytes of a tree lie: on disk or in memory.
protocol FileStore: Sendable {
  /// What is in a folder.
  func list(_ folder: String) -> FolderListing
  /// The bytes of a file.
  func read(_ path: String, limit: Int) throws(ReadingProblem) -> [UInt8]
  /// A file of which parts are read.
  func source(_ path: String) throws(ReadingProblem) -> ByteSource
  /// Whether a regular file is at a path.
  func isFile(_ path: String) -> Bool
  /// Whether a folder is at a path.
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

extension FileStore {
  /// What is in a folder, in the order of a walk.
  func sortedList(_ folder: String) -> FolderListing {
    var listing = list(folder)
    listing.files.sort()
    listing.folders.sort()
    listing.problems.sort { $0.position < $1.position }
    return listing
  }
}

extension FolderListing {
  /// The paths of the folders that a walk enters from the one at a path.
  func entered(at path: String) -> [String] {
    let prefix = path.isEmpty ? "" : path + "/"
    return folders.filter { FolderPolicy.enters($0, siblings: self) }.map { prefix + $0 }
  }
}

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

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

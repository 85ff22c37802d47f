import Findings

/// A tree of bytes by path, for tests and for callers that hold the files already.
struct MemoryStore: FileStore {
  private let files: [String: [UInt8]]
  private let listings: [String: FolderListing]

  init(_ files: [String: [UInt8]]) {
    var listings: [String: FolderListing] = ["": FolderListing()]
    for path in files.keys.sorted() {
      var folder = TreePath.folder(path)
      listings[folder, default: FolderListing()].files.append(TreePath.name(path))
      while !folder.isEmpty {
        let parent = TreePath.folder(folder)
        let name = TreePath.name(folder)
        if listings[parent]?.folders.contains(name) == true { break }
        listings[parent, default: FolderListing()].folders.append(name)
        folder = parent
      }
    }
    self.files = files
    self.listings = listings
  }

  func list(_ folder: String) -> FolderListing { listings[folder] ?? FolderListing() }

  func read(_ path: String, limit: Int) throws(ReadingProblem) -> [UInt8] {
    guard let bytes = files[path] else { throw .missing(path) }
    guard bytes.count <= limit else {
      throw .oversized(path, size: bytes.count, limit: limit)
    }
    return bytes
  }

  func source(_ path: String) throws(ReadingProblem) -> ByteSource {
    ByteSource(try read(path, limit: .max), file: path)
  }

  func isFile(_ path: String) -> Bool { files[path] != nil }

  func isFolder(_ path: String) -> Bool { listings[path] != nil }
}

import Findings

/// A tree of bytes by path, for tests and for callers that hold the files already.
struct MemoryStore: FileStore {
  private let files: [String: [UInt8]]
  private let listings: [String: FolderListing]
  /// What lies in packages.
  private let packages = PackagedFiles()

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

  func list(_ folder: String) -> FolderListing {
    listings[folder]
      ?? packages.package(holding: folder, stored).flatMap { $0.tree.list($0.inner) }
      ?? FolderListing()
  }

  func read(_ path: String, limit: Int) throws(ReadingProblem) -> [UInt8] {
    let file = try source(path)
    guard file.count <= limit else { throw .oversized(path, size: file.count, limit: limit) }
    return try file.bytes(at: 0, count: file.count)
  }

  func source(_ path: String) throws(ReadingProblem) -> ByteSource {
    if files[path] == nil, let (tree, inner) = packages.package(holding: path, stored) {
      return try tree.source(inner, named: path)
    }
    return try stored(path)
  }

  private func stored(_ path: String) throws(ReadingProblem) -> ByteSource {
    guard let bytes = files[path] else { throw .missing(path) }
    return ByteSource(bytes, file: path)
  }

  func isFile(_ path: String) -> Bool {
    files[path] != nil
      || packages.package(holding: path, stored).map { $0.tree.isFile($0.inner) } ?? false
  }

  func isFolder(_ path: String) -> Bool {
    listings[path] != nil
      || packages.package(holding: path, stored).map { $0.tree.isFolder($0.inner) } ?? false
  }
}

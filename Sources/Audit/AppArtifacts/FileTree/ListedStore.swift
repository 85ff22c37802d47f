import Findings

/// A tree of files that are listed at once and read when they are wanted, such as those of a commit.
struct ListedStore: FileStore {
  private let folders: MemoryStore
  private let sizes: [String: Int]
  private let contents: @Sendable (String) -> [UInt8]?

  init(_ files: [(path: String, size: Int)], _ contents: @escaping @Sendable (String) -> [UInt8]?) {
    let inside = files.filter { !TreePath.isOutside($0.path) && !$0.path.hasPrefix("/") }
    folders = MemoryStore(
      Dictionary(inside.map { ($0.path, []) }, uniquingKeysWith: { first, _ in first }))
    sizes = Dictionary(inside.map { ($0.path, $0.size) }, uniquingKeysWith: { first, _ in first })
    self.contents = contents
  }

  func list(_ folder: String) -> FolderListing { folders.list(folder) }

  func read(_ path: String, limit: Int) throws(ReadingProblem) -> [UInt8] {
    guard let size = sizes[path] else { throw .missing(path) }
    guard size <= limit else { throw .oversized(path, size: size, limit: limit) }
    guard let bytes = contents(path) else { throw .unreadable(path, "its commit does not give it") }
    return bytes
  }

  func source(_ path: String) throws(ReadingProblem) -> ByteSource {
    ByteSource(try read(path, limit: 512 << 20), file: path)
  }

  func isFile(_ path: String) -> Bool { sizes[path] != nil }

  func isFolder(_ path: String) -> Bool { folders.isFolder(path) }
}

extension FileTree {
  /// A tree of listed files whose bytes a closure gives, from several threads at once.
  public static func listed(
    _ files: [(path: String, size: Int)], focus: String = "",
    contents: @escaping @Sendable (String) -> [UInt8]?
  ) -> FileTree {
    FileTree(store: ListedStore(files, contents), focus: focus)
  }
}

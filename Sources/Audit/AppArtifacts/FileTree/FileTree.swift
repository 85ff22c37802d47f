import Findings

/// The files below a folder: listed once in a fixed order, read on demand.
///
/// A listing leaves out what a build puts there or a tool fetched (see `FolderPolicy`), follows
/// symbolic links to files and never to folders, and may be read from several threads at once.
public struct FileTree: Sendable {
  /// The path inside the tree that was asked for; "" where the whole tree was.
  public let focus: String
  /// Folders and links that could not be listed.
  public let problems: [ReadingProblem]

  /// Where libraries of the machine are looked up; a tree is read by itself unless it is said.
  public internal(set) var caches = LibraryCaches.none

  let store: any FileStore
  /// In preorder, so that everything below a folder follows it.
  let folders: [Folder]
  let index: [String: Int]

  /// A folder with its files and the end of what lies below it.
  struct Folder: Sendable {
    var path: String
    /// Names of the files, sorted.
    var files: [String]
    /// Names of all folders, those not listed and links to folders included, sorted.
    var subfolders: [String]
    /// The index after the last folder below this one.
    var end: Int
  }

  private init(_ walk: FolderWalk, focus: String) {
    store = walk.store
    self.focus = focus
    folders = walk.folders
    problems = walk.problems
    var index: [String: Int] = [:]
    index.reserveCapacity(walk.folders.count)
    for (place, folder) in walk.folders.enumerated() { index[folder.path] = place }
    self.index = index
  }
}

extension FileTree {
  /// The tree of a store, walked by this thread alone.
  init(store: any FileStore, focus: String) {
    var walk = FolderWalk(store: store)
    walk.walk(from: "", depth: FolderPolicy.depth(focus: focus))
    self.init(walk, focus: focus)
  }

  /// The tree of a disk, walked by two threads: most of the time the system looks for folders.
  private init(disk: DiskStore, focus: String) {
    let depth = FolderPolicy.depth(focus: focus)
    let ahead = ListingsAhead(of: disk, depth: depth)
    var walk = FolderWalk(store: disk, ahead: ahead)
    Threads.run(
      {
        walk.walk(from: "", depth: depth)
        ahead.stop()
      }, beside: { ahead.run() })
    self.init(walk, focus: focus)
  }

  /// The tree that belongs to a path on disk.
  ///
  /// A folder is the root itself. For a project, a workspace or a property list the root is the
  /// folder around it, and `focus` names it.
  public static func disk(_ path: String) -> FileTree {
    let place = DiskPlace(path)
    return FileTree(disk: DiskStore(root: place.root), focus: place.focus)
  }

  /// A tree held in memory, by path relative to its root.
  public static func memory(_ files: [String: [UInt8]], focus: String = "") -> FileTree {
    FileTree(store: MemoryStore(files), focus: focus)
  }

  /// A tree of texts held in memory, by path relative to its root.
  public static func memory(_ files: [String: String], focus: String = "") -> FileTree {
    FileTree(store: MemoryStore(files.mapValues { Array($0.utf8) }), focus: focus)
  }

  /// The size up to which a file is read where nothing else is said: 16 MiB.
  public static let usualLimit = 16 << 20

  /// The bytes of a file.
  ///
  /// A file over the limit, one that cannot be opened and one that is no regular file are problems.
  public func read(_ path: String, limit: Int = usualLimit) throws(ReadingProblem) -> [UInt8] {
    try store.read(path, limit: limit)
  }

  /// The text of a file of at most one megabyte; nil if it cannot be read.
  func text(_ file: String) -> String? {
    (try? read(file, limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What is in a folder, listed or not, in order.
  func listing(of folder: String) -> FolderListing { store.sortedList(folder) }

  /// A file of which parts are read, whatever its size.
  func source(_ path: String) throws(ReadingProblem) -> ByteSource { try store.source(path) }

  /// The paths of all files, sorted folder by folder.
  public var files: [String] { files(under: "") }

  /// The sources in a language that is read, in the order of `files`.
  public var sources: [SourceFile] { sources(under: "") }

  /// The sources in a folder and in the folders below it, except folders that are not wanted.
  func sources(
    under folder: String, where isWanted: (_ folder: String) -> Bool = { _ in true }
  ) -> [SourceFile] {
    var sources: [SourceFile] = []
    for folder in folders(under: folder) where isWanted(folder.path) {
      let prefix = folder.path.isEmpty ? "" : folder.path + "/"
      for name in folder.files {
        guard let language = SourceFile.Language(compiled: name) else { continue }
        sources.append(SourceFile(prefix + name, language))
      }
    }
    return sources
  }

  /// The paths of the files with a name, in the order of `files`.
  func files(named name: String) -> [String] {
    folders.filter { $0.files.contains(sorted: name) }.map { TreePath.joined($0.path, name) }
  }

  /// The paths of the files in a folder and below it; a folder that was left out is listed now.
  public func files(under folder: String) -> [String] { Self.paths(folders(under: folder)) }

  /// Those files in a folder and below it that are in a folder of one language.
  func localizedFiles(under folder: String) -> [String] {
    Self.paths(folders(under: folder).filter { TreePath.isLocalized($0.path + "/") }[...])
  }

  private func folders(under folder: String) -> ArraySlice<Folder> {
    if let place = index[folder] { return folders[place..<folders[place].end] }
    guard hasFolder(folder) else { return [] }
    var walk = FolderWalk(store: store)
    walk.walk(from: folder, depth: .max)
    return walk.folders[...]
  }

  /// Whether a file is at a path, listed or not.
  public func hasFile(_ path: String) -> Bool {
    if let place = index[TreePath.folder(path)] {
      return folders[place].files.contains(sorted: TreePath.name(path))
    }
    return store.isFile(path)
  }

  /// Whether a folder is at a path, listed or not.
  public func hasFolder(_ path: String) -> Bool {
    if index[path] != nil { return true }
    if let place = index[TreePath.folder(path)], !path.isEmpty {
      return folders[place].subfolders.contains(sorted: TreePath.name(path))
    }
    return store.isFolder(path)
  }

  /// The path as the disk spells it, where only the case of letters differs; nil without a file.
  ///
  /// A Mac's disk does not tell upper from lower case, so a project may spell a path either way.
  public func spelled(_ path: String) -> String? {
    if hasFile(path) { return path }
    guard !TreePath.isOutside(path) else { return nil }
    var place = ""
    let parts = path.split(separator: "/")
    for (number, part) in parts.enumerated() {
      guard let folder = index[place].map({ folders[$0] }) else { return nil }
      let wanted = part.lowercased()
      let names = number == parts.count - 1 ? folder.files : folder.subfolders
      let match =
        names.contains(sorted: String(part))
        ? String(part)
        : names.first { $0.lowercased() == wanted }
      guard let match else { return nil }
      place = place.isEmpty ? match : place + "/" + match
    }
    return place.isEmpty ? nil : place
  }

  private static func paths(_ folders: ArraySlice<Folder>) -> [String] {
    var paths: [String] = []
    paths.reserveCapacity(folders.reduce(0) { $0 + $1.files.count })
    for folder in folders {
      let prefix = folder.path.isEmpty ? "" : folder.path + "/"
      for name in folder.files { paths.append(prefix + name) }
    }
    return paths
  }
}

extension [String] {
  /// Whether a sorted array holds a name.
  func contains(sorted name: String) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == name
  }
}

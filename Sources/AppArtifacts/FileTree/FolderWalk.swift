import Findings

/// One pass over a store: folders in preorder, names sorted.
struct FolderWalk {
  let store: any FileStore
  var folders: [FileTree.Folder] = []
  var problems: [ReadingProblem] = []

  init(store: any FileStore) { self.store = store }

  /// Lists a folder and what lies at most `depth` folders below it.
  ///
  /// The stack is an array, so that a deep tree costs memory and not the thread's stack.
  mutating func walk(from start: String, depth: Int) {
    var waiting = [(path: start, depth: 0)]
    // The folders on the way to the current one, with the depth of each.
    var open: [(place: Int, depth: Int)] = []
    while let next = waiting.popLast() {
      while let last = open.last, last.depth >= next.depth {
        folders[last.place].end = folders.count
        open.removeLast()
      }
      var listing = store.list(next.path)
      listing.files.sort()
      listing.folders.sort()
      problems += listing.problems.sorted { $0.position < $1.position }
      open.append((folders.count, next.depth))
      folders.append(
        FileTree.Folder(
          path: next.path, files: listing.files,
          subfolders: (listing.folders + listing.linkedFolders).sorted(), end: folders.count + 1))
      guard next.depth < depth else { continue }
      let prefix = next.path.isEmpty ? "" : next.path + "/"
      for name in listing.folders.reversed() where FolderPolicy.enters(name, siblings: listing) {
        waiting.append((prefix + name, next.depth + 1))
      }
    }
    for last in open { folders[last.place].end = folders.count }
  }
}

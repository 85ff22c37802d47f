import Findings

/// One pass over a store: folders in preorder, names sorted.
struct FolderWalk {
  let store: any FileStore
  /// What another thread lists meanwhile, where there is one.
  let ahead: ListingsAhead?
  var folders: [FileTree.Folder] = []
  var problems: [ReadingProblem] = []

  init(store: any FileStore, ahead: ListingsAhead? = nil) {
    self.store = store
    self.ahead = ahead
  }

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
      let listing = ahead?.take(next.path) ?? store.sortedList(next.path)
      problems += listing.problems
      open.append((folders.count, next.depth))
      folders.append(
        FileTree.Folder(
          path: next.path, files: listing.files,
          subfolders: (listing.folders + listing.linkedFolders).sorted(), end: folders.count + 1))
      guard next.depth < depth else { continue }
      for path in listing.entered(at: next.path).reversed() {
        waiting.append((path, next.depth + 1))
      }
    }
    for last in open { folders[last.place].end = folders.count }
  }
}

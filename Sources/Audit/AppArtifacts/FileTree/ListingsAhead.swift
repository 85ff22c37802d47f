/// Lists folders from the last one of a walk towards the first, beside the thread that walks.
///
/// The two start at opposite ends and meet in the middle, so the walk finds the rest listed.
final class ListingsAhead: Sendable {
  private let store: any FileStore
  private let depth: Int
  private let state = Locked(State())

  private struct State {
    var isStopped = false
    var listings: [String: FolderListing] = [:]
  }

  /// Listings of the root of a store and of what lies at most `depth` folders below it.
  init(of store: any FileStore, depth: Int) {
    self.store = store
    self.depth = depth
  }

  /// Lists one folder after the other, until there are no more or `stop` is called.
  func run() {
    var waiting = [(path: "", depth: 0)]
    while let next = waiting.popLast() {
      let listing = store.sortedList(next.path)
      let isLast = state.use { state in
        state.listings[next.path] = listing
        return state.isStopped
      }
      if isLast { return }
      guard next.depth < depth else { continue }
      for path in listing.entered(at: next.path) { waiting.append((path, next.depth + 1)) }
    }
  }

  /// Ends the work.
  func stop() { state.use { $0.isStopped = true } }

  /// The listing of a folder, where there is one already.
  func take(_ path: String) -> FolderListing? {
    state.use { $0.listings.removeValue(forKey: path) }
  }
}

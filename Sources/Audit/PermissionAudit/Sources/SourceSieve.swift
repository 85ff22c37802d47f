import AppArtifacts
import SourceReaders

/// Tells the sources that may hold a platform call from those that cannot, while projects are read.
///
/// It is not known yet which targets compile a file, so some files are looked at in vain. The sieve
/// works on a processor that would otherwise be idle, and stops when the projects have been read.
final class SourceSieve: Sendable {
  private let tree: FileTree
  private let state = Locked(State())

  private struct State {
    var isStopped = false
    var verdicts: [String: Verdict] = [:]
  }

  /// What the bytes of a source show.
  struct Verdict: Sendable {
    /// How much there is to parse: none if no platform API is used.
    var weight: Int
    /// How many bytes it has; none if they could not be read.
    var size = 0
    /// The APIs for which the store wants a reason and that it may use.
    var reasons: [PlatformAPI] = []
  }

  init(_ tree: FileTree) { self.tree = tree }

  /// Looks at the sources of the tree one by one, until there are no more or `stop` is called.
  ///
  /// - Parameter first: What is done before, where the tree has sources.
  func run(first: () -> Void = {}) {
    let sources = tree.sources
    if !sources.isEmpty { first() }
    for file in sources {
      let verdict = Self.verdict(on: file.path, in: tree)
      let isLast = state.use { state in
        state.verdicts[file.path] = verdict
        return state.isStopped
      }
      if isLast { return }
    }
  }

  /// Ends the work, and gives what is known by path.
  func stop() -> [String: Verdict] {
    state.use { state in
      state.isStopped = true
      return state.verdicts
    }
  }

  /// What the bytes of one file show.
  ///
  /// A file that cannot be read weighs something, for the reader to say why.
  static func verdict(on path: String, in tree: FileTree) -> Verdict {
    guard let bytes = try? tree.read(path) else { return Verdict(weight: 1) }
    let found = bytes.withUnsafeBytes(SourceFilter.sift)
    return Verdict(
      weight: found.passes ? bytes.count : 0, size: bytes.count, reasons: found.reasons)
  }
}

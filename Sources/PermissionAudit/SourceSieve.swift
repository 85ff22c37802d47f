import AppArtifacts
import Dispatch
import SourceReaders

/// Tells the sources that may hold a platform call from those that cannot, while projects are read.
///
/// Nobody knows yet which targets compile a file, so some are looked at in vain: the sieve works on
/// a processor that would stand idle, and stops when the projects are read. Every access to what
/// it has found goes through the queue.
final class SourceSieve: @unchecked Sendable {
  private let tree: FileTree
  private let queue = DispatchQueue(label: "wayleave.sieve")
  private var isStopped = false
  private var weights: [String: Int] = [:]

  init(_ tree: FileTree) { self.tree = tree }

  /// Looks at the sources of the tree one by one, until there are no more or `stop` is called.
  func run() {
    for file in tree.sources {
      let weight = Self.weight(of: file.path, in: tree)
      let isLast = queue.sync {
        weights[file.path] = weight
        return isStopped
      }
      if isLast { return }
    }
  }

  /// Ends the work, and gives the weights that are known by path.
  func stop() -> [String: Int] {
    queue.sync {
      isStopped = true
      return weights
    }
  }

  /// How much there is to parse: none where the bytes alone show that no platform API is used.
  ///
  /// A file that cannot be read weighs something, for the reader to say why.
  static func weight(of path: String, in tree: FileTree) -> Int {
    guard let bytes = try? tree.read(path) else { return 1 }
    return SourceFilter.passes(bytes) ? bytes.count : 0
  }
}

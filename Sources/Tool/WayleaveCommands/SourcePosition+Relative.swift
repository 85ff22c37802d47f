import Findings

extension SourcePosition {
  /// A path as findings have it: relative to the folder that is checked.
  ///
  /// An absolute path outside of the folder stays as it was written.
  init(of path: String, below folder: String) {
    let names = path.split(separator: "/").filter { $0 != "." }
    let root = folder.split(separator: "/").filter { $0 != "." }
    self.init(file: path)
    guard path.hasPrefix("/") == folder.hasPrefix("/"), !root.contains("..") else { return }
    let shared = zip(names.dropLast(), root).prefix { $0 == $1 }.count
    guard shared == root.count || !path.hasPrefix("/") else { return }
    let up = Array(repeating: "..", count: root.count - shared)
    file = (up + names.dropFirst(shared).map(String.init)).joined(separator: "/")
  }
}

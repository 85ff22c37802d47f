import Findings

/// The property lists of a tree; each is read once, and one that cannot be read is reported once.
struct PropertyLists {
  let tree: FileTree
  private(set) var problems: [ReadingProblem] = []
  private var read: [String: PropertyList?] = [:]

  init(tree: FileTree) { self.tree = tree }

  /// The list in a file that is in the tree; nil if it cannot be read.
  mutating func list(_ path: String, target: TargetID?) -> PropertyList? {
    if let known = read[path] { return known }
    var list: PropertyList?
    do {
      list = try PropertyListReader.read(
        tree.read(path, limit: PropertyListReader.maximumSize), file: path)
    } catch {
      var problem = error
      problem.target = target
      problems.append(problem)
    }
    read[path] = .some(list)
    return list
  }
}

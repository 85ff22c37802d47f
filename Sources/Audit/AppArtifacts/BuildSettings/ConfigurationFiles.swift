import Findings

/// The xcconfig files of a tree; each is read once however many configurations name it.
struct ConfigurationFiles {
  let tree: FileTree
  private(set) var problems: [ReadingProblem] = []
  private var read: [String: ConfigurationFile?] = [:]
  private var layers: [String: SettingsLayer] = [:]

  init(tree: FileTree) { self.tree = tree }

  /// The settings of a file and of all it includes.
  ///
  /// A file that is not in the tree is noted in the layer as unseen: CocoaPods, Flutter and
  /// many a team generate theirs, or keep them out of version control. One included with
  /// `#include?` is not: the project says that it builds without.
  mutating func layer(_ path: String, project: String) -> SettingsLayer {
    if let known = layers[path] { return known }
    var layer = SettingsLayer()
    add(path, project: project, isOptional: false, to: &layer, open: [])
    layers[path] = layer
    return layer
  }

  private mutating func add(
    _ path: String, project: String, isOptional: Bool, to layer: inout SettingsLayer,
    open: [String]
  ) {
    guard let file = file(path) else {
      if !isOptional, !layer.unseen.contains(path) { layer.unseen.append(path) }
      return
    }
    for statement in file.statements {
      switch statement {
      case .assignment(let name, let assignment): layer.add(name, assignment)
      case .include(let target, let isOptional, let line):
        let next = resolve(target, from: path, project: project)
        if open.contains(next) || next == path {
          report(
            ReadingProblem(
              .cyclicReference, at: SourcePosition(file: path, line: line),
              "This includes “\(target)”, which includes this file again.",
              wayOut: "Remove one of the includes; the rest of the file is read without it."))
        } else if open.count < 64 {
          add(
            next, project: project, isOptional: isOptional, to: &layer, open: open + [path])
        }
      }
    }
  }

  /// Beside the including file, or else beside the project.
  private func resolve(_ target: String, from path: String, project: String) -> String {
    let beside = TreePath.joined(TreePath.folder(path), target)
    if tree.hasFile(beside) { return beside }
    let below = TreePath.joined(project, target)
    return tree.hasFile(below) ? below : beside
  }

  private mutating func file(_ path: String) -> ConfigurationFile? {
    if let known = read[path] { return known }
    var file: ConfigurationFile?
    if let path = tree.spelled(path) {
      do {
        file = ConfigurationFile(try tree.read(path, limit: 4 << 20), file: path)
      } catch {
        report(error)
      }
    }
    read[path] = .some(file)
    return file
  }

  private mutating func report(_ problem: ReadingProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}

import Findings

/// Finds the apps of a tree and reads what they are built from.
public enum AppReader {
  /// Reads everything below a path on disk: a folder, a project, a workspace or a property list.
  public static func read(path: String) -> AppArtifact {
    read(FileTree.disk(path), root: path)
  }

  /// Reads everything a tree holds, or what its `focus` names.
  ///
  /// Every target of every project is listed; an Info.plist is made for those that build an app, an
  /// App Clip, an extension or a watch app. A tree without a project gets a target for each Info.plist
  /// that describes such a bundle. What cannot be read is a problem, and the rest is read all the same.
  public static func read(_ tree: FileTree, root: String) -> AppArtifact {
    var assembly = AppAssembly(tree: tree)
    let found = ProjectDiscovery(in: tree)
    assembly.problems += found.problems
    assembly.load(found)
    var targets = assembly.assembled()
    if targets.isEmpty, found.projects.isEmpty {
      targets = assembly.impliedTargets()
    }
    var problems = assembly.allProblems
    if !targets.contains(where: { $0.kind.isJudged }) {
      problems.append(NothingToCheck.problem(in: tree, root: root, targets: targets))
    }
    return AppArtifact(root: root, targets: targets, problems: problems)
  }
}

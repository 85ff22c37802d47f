extension XcodeProject {
  /// The project folders this project refers to.
  var referencedProjects: [String] {
    let named =
      root.value["projectReferences"]?.elements.compactMap { reference in
        reference["ProjectRef"]?.string.flatMap { paths[$0] }
      } ?? []
    return named + shownProjects.filter { !named.contains($0) }
  }

  /// The folders of packages that the project names, or holds as single ones or in synchronized
  /// folders.
  func packageFolders(in tree: FileTree) -> [String] {
    let named = root.list("packageReferences").compactMap { object($0)?["relativePath"] }
      .map { TreePath.joined(TreePath.folder(bundle), $0) }
    let inside = synchronizedGroups.flatMap { tree.files(under: $0.path) }
      .filter { $0.hasSuffix("/Package.swift") }.map(TreePath.folder)
    let single = folderReferences.filter {
      tree.hasFile(TreePath.joined($0, BuildFiles.swiftPackage))
    }
    return named + single + inside
  }

  /// The ids of the targets of the project that one of its targets depends on.
  func dependencyTargets(of target: ProjectObject) -> [String] {
    target.list("dependencies").compactMap { object($0)?["target"] }
  }
}

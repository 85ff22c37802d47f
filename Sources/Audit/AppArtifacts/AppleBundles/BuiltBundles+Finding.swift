import Findings
import MachOReading

extension BuiltBundles {
  /// What a path holds that names something built; nil if it names something else.
  static func artifact(of tree: FileTree, root: String) -> AppArtifact? {
    let name = TreePath.name(tree.focus.isEmpty ? TreePath.normalized(root) : tree.focus)
    guard isBuilt(name, in: tree) else { return nil }
    var bundles = BuiltBundles(in: tree)
    bundles.read(tree.focus, named: name)
    var problems = tree.problems + bundles.allProblems
    if bundles.targets.isEmpty { problems = [bundles.nothing(named: name)] }
    return AppArtifact(root: root, targets: bundles.targets, problems: problems)
  }

  /// The built apps of a tree that nothing named: bundles, packages, and folders that are a
  /// bundle's inside, by their Info.plists.
  static func all(
    in tree: FileTree, except plists: [String]
  ) -> (targets: [AppTarget], problems: [ReadingProblem]) {
    var bundles = BuiltBundles(in: tree)
    for folder in tree.folders
    where !TreePath.isOfTests(folder.path) && !TreePath.isFetched(folder.path) {
      let packages = folder.files.filter { TreePath.fileExtension($0) == "ipa" }
      let apps = folder.subfolders.filter { name in
        guard ["app", "xcarchive"].contains(TreePath.fileExtension(name)) else { return false }
        return tree.hasFile(TreePath.joined(TreePath.joined(folder.path, name), "Info.plist"))
      }
      for name in packages + apps {
        bundles.read(TreePath.joined(folder.path, name), named: name)
      }
    }
    // The inside of a bundle, unpacked into a folder of another name.
    for plist in plists {
      let folder = TreePath.folder(plist)
      guard !bundles.targets.contains(where: { TreePath.contains($0.project, folder) }) else {
        continue
      }
      let name = folder.isEmpty ? "App" : TreePath.name(folder)
      bundles.read(folder, named: TreePath.stem(name) + ".app")
    }
    return (bundles.targets, bundles.allProblems)
  }

  /// Whether a tree, or the file of it that was asked for, is something built, by name and content.
  private static func isBuilt(_ name: String, in tree: FileTree) -> Bool {
    let ending = TreePath.fileExtension(name)
    guard tree.focus.isEmpty else {
      if PackagedFiles.endings.contains(ending) { return true }
      guard ending.isEmpty || FileEndings.binaries.contains(ending) else { return false }
      return isCompiled(tree.focus, in: tree)
    }
    guard !tree.isGradleModule else { return false }
    let marks =
      switch ending {
      case "app": ["Info.plist", "Contents/Info.plist"]
      case "appex", "xcframework", "xcarchive": ["Info.plist"]
      case "framework":
        ["Info.plist", TreePath.stem(name), "Versions/A/\(TreePath.stem(name))"]
      default: [String]()
      }
    if marks.contains(where: tree.hasFile) { return true }
    if ending == "xcarchive" { return tree.hasFolder("Products") }
    return tree.listing(of: "").folders == ["Payload"]
  }

  private static func isCompiled(_ file: String, in tree: FileTree) -> Bool {
    let head = try? tree.source(file).bytes(at: 0, count: 4096)
    return head.map(BinaryReader.isCompiled) ?? false
  }

  /// Why there is nothing to check in something built.
  private func nothing(named name: String) -> ReadingProblem {
    let place = tree.focus.isEmpty ? "." : tree.focus
    let archive = try? tree.source(tree.focus)
    let opens =
      tree.focus.isEmpty || !PackagedFiles.endings.contains(TreePath.fileExtension(name))
      || archive.map { (try? ArchivedTree($0)) != nil } ?? false
    let reason = allProblems.first?.message
    return ReadingProblem(
      .nothingToCheck, at: SourcePosition(file: place),
      opens
        ? "\(name) holds no app and no framework that could be read."
          + (reason.map { " \($0)" } ?? "")
        : "\(name) is not a package: it is not a ZIP archive, or it is cut off.",
      wayOut: opens
        ? "Name an .ipa, an .app, an .xcarchive or a framework as Xcode builds it."
        : "Export the package again, or fetch it once more.")
  }
}

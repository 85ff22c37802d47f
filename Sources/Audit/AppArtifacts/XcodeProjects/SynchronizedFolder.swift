/// A folder whose files belong to targets without being listed one by one, as from Xcode 16 on.
///
/// An exception set is read against membership: for a target the folder belongs to it leaves files
/// out, for any other target it takes them in. `/Localized/A/B.strings` in it means every language's
/// `A/xx.lproj/B.strings`.
struct SynchronizedFolder {
  /// The folder's place in the tree.
  var path: String
  /// Folders inside that are copied as they are, so that nothing in them is compiled.
  var opaque: [String]
  /// Whether the target owns the folder, or only takes files from it.
  var isOwned: Bool
  /// What the target's exception sets list, relative to the folder.
  var exceptions: Set<String>

  /// The paths of the files that belong to the target.
  func files(in tree: FileTree) -> [String] {
    if !isOwned { return takenFiles(in: tree) }
    let all = tree.files(under: path)
    if exceptions.isEmpty && opaque.isEmpty { return all }
    let folders = exceptions.filter { tree.hasFolder(TreePath.joined(path, $0)) } + opaque
    let localized = Set(localizedFiles(in: tree))
    let prefix = path.isEmpty ? "" : path + "/"
    let single = Set(exceptions.map { prefix + $0 })
    let whole = folders.map { $0.isEmpty ? path : prefix + $0 }
    return all.filter { file in
      !single.contains(file) && !localized.contains(file)
        && !whole.contains { TreePath.contains($0, file) }
    }
  }

  /// What the exceptions take in: single files, whole folders, and every language of a file.
  private func takenFiles(in tree: FileTree) -> [String] {
    var taken: [String] = []
    for exception in exceptions.sorted() where !exception.hasPrefix(Self.everyLanguage) {
      let place = TreePath.joined(path, exception)
      taken += tree.hasFile(place) ? [place] : tree.files(under: place)
    }
    return taken + localizedFiles(in: tree)
  }

  /// The files in the folder that exceptions name in all languages at once.
  private func localizedFiles(in tree: FileTree) -> [String] {
    let wanted = exceptions.filter { $0.hasPrefix(Self.everyLanguage) }
    if wanted.isEmpty { return [] }
    let names = Set(wanted.map(TreePath.name))
    let start = path.isEmpty ? 0 : path.utf8.count + 1
    return tree.localizedFiles(under: path).filter { file in
      guard names.contains(TreePath.name(file)) else { return false }
      let inside = String(Substring(file.utf8.dropFirst(start)))
      return Self.localized(inside).map(wanted.contains) == true
    }
  }

  /// What a path begins with that means a file in each of its languages.
  private static let everyLanguage = "/Localized/"

  /// A file of a language, as exception sets name all its languages at once.
  static func localized(_ file: String) -> String? {
    guard TreePath.isLocalized(file) else { return nil }
    let parts = TreePath.parts(file).filter { !TreePath.isLanguage($0) }
    return everyLanguage + parts.joined(separator: "/")
  }
}

extension XcodeProject {
  /// The synchronized folders a target owns or takes files from, in project order.
  func synchronizedFolders(of target: ProjectObject) -> [SynchronizedFolder] {
    let owned = target.list("fileSystemSynchronizedGroups")
    return synchronizedGroups.compactMap { group in
      let isOwned = owned.contains(group.id)
      let exceptions = group.exceptions[target.id] ?? []
      if !isOwned && exceptions.isEmpty { return nil }
      return SynchronizedFolder(
        path: group.path, opaque: group.opaque, isOwned: isOwned, exceptions: exceptions)
    }
  }
}

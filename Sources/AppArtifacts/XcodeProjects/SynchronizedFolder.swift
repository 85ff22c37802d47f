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
    let start = path.isEmpty ? 0 : path.utf8.count + 1
    let folders = exceptions.filter { tree.hasFolder(TreePath.joined(path, $0)) } + opaque
    return tree.files(under: path).filter { file in
      let inside = String(Substring(file.utf8.dropFirst(start)))
      if exceptions.contains(inside) { return false }
      if let localized = Self.localized(inside), exceptions.contains(localized) { return false }
      return !folders.contains { TreePath.contains($0, inside) }
    }
  }

  /// What the exceptions take in: single files, whole folders, and every language of a file.
  private func takenFiles(in tree: FileTree) -> [String] {
    var taken: [String] = []
    var localized: Set<String> = []
    for exception in exceptions.sorted() {
      let place = TreePath.joined(path, exception)
      if exception.hasPrefix("/Localized/") {
        localized.insert(exception)
      } else if tree.hasFile(place) {
        taken.append(place)
      } else {
        taken += tree.files(under: place)
      }
    }
    guard !localized.isEmpty else { return taken }
    let start = path.isEmpty ? 0 : path.utf8.count + 1
    return taken
      + tree.files(under: path).filter { file in
        Self.localized(String(Substring(file.utf8.dropFirst(start)))).map(localized.contains)
          == true
      }
  }

  /// A file of a language, as exception sets name all its languages at once.
  static func localized(_ file: String) -> String? {
    guard TreePath.isLocalized(file) else { return nil }
    let parts = file.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
    return "/Localized/" + parts.joined(separator: "/")
  }
}

extension XcodeProject {
  /// The synchronized folders a target owns or takes files from, in project order.
  func synchronizedFolders(of target: ProjectObject) -> [SynchronizedFolder] {
    let owned = target.list("fileSystemSynchronizedGroups")
    return synchronizedGroups.compactMap { id in
      guard let group = object(id), let path = paths[id] else { return nil }
      var exceptions: Set<String> = []
      for set in group.list("exceptions").compactMap(object)
      where set["target"] == target.id {
        exceptions.formUnion(set.list("membershipExceptions"))
      }
      let isOwned = owned.contains(id)
      if !isOwned && exceptions.isEmpty { return nil }
      return SynchronizedFolder(
        path: path, opaque: group.list("explicitFolders"), isOwned: isOwned,
        exceptions: exceptions)
    }
  }
}

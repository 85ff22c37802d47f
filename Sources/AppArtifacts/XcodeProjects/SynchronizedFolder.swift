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
    if !isOwned && exceptions.isEmpty { return [] }
    return tree.files(under: path).filter { file in
      let inside = path.isEmpty ? file : String(file.dropFirst(path.count + 1))
      if opaque.contains(where: { TreePath.contains($0, inside) }) { return false }
      return isExcepted(inside) != isOwned
    }
  }

  /// Whether a file, or a folder it lies in, is listed.
  private func isExcepted(_ file: String) -> Bool {
    if exceptions.isEmpty { return false }
    if exceptions.contains(file) { return true }
    if let localized = Self.localized(file), exceptions.contains(localized) { return true }
    var folder = TreePath.folder(file)
    while !folder.isEmpty {
      if exceptions.contains(folder) { return true }
      folder = TreePath.folder(folder)
    }
    return false
  }

  /// A file of a language, as exception sets name all its languages at once.
  static func localized(_ file: String) -> String? {
    guard file.utf8.contains(UInt8(ascii: ".")), file.contains(".lproj/") else { return nil }
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

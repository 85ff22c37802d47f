/// The folder that belongs to a path on disk, and what in it is meant.
struct DiskPlace {
  /// The folder.
  let root: String
  /// The file or bundle in the folder; "" if the folder itself is meant.
  let focus: String

  private init(root: String, focus: String) {
    self.root = root
    self.focus = focus
  }

  init(_ path: String) {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let store = DiskStore(root: trimmed)
    let name = TreePath.name(trimmed)
    guard store.isFile("") || (FolderPolicy.isBundle(name) && store.isFolder("")) else {
      self.init(root: trimmed, focus: "")
      return
    }
    let folder = TreePath.folder(trimmed)
    if name == "project.pbxproj" {
      self.init(folder.isEmpty ? "../" + name : folder)
    } else {
      let root = folder.isEmpty ? (trimmed.hasPrefix("/") ? "/" : ".") : folder
      self.init(root: root, focus: name)
    }
  }
}

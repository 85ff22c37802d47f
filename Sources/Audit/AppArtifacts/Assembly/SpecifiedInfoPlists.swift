/// The Info.plists that XcodeGen specifications name for their targets.
///
/// Any other Info.plist in the same folders does not belong to these targets: it may be an example, or
/// the file from which the specification was written.
struct SpecifiedInfoPlists {
  private var byFolder: [String: Set<String>] = [:]

  init(in tree: FileTree) {
    for folder in tree.folders {
      for name in ["project.yml", "project.yaml"] where folder.files.contains(sorted: name) {
        let path = TreePath.joined(folder.path, name)
        byFolder[folder.path] = XcodeGenSpec.infoPlists(at: path, in: tree)
      }
    }
  }

  /// Whether the nearest specification above an Info.plist names only other ones.
  func leaveOut(_ path: String) -> Bool {
    guard !byFolder.isEmpty else { return false }
    var folder = TreePath.folder(path)
    while true {
      if let named = byFolder[folder] { return !named.contains(path) }
      guard !folder.isEmpty else { return false }
      folder = TreePath.folder(folder)
    }
  }
}

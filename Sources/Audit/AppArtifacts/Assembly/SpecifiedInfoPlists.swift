/// The Info.plists that XcodeGen specifications name for their targets.
///
/// Another one that lies beside them belongs to none of these targets: it may be an example, or the list
/// from which the specification was written.
struct SpecifiedInfoPlists {
  private var byFolder: [String: Set<String>] = [:]

  init(in tree: FileTree) {
    for folder in tree.folders {
      for name in ["project.yml", "project.yaml"] where folder.files.contains(sorted: name) {
        let path = TreePath.joined(folder.path, name)
        guard !XcodeGenSpec.iOSApps(at: path, in: tree).isEmpty else { continue }
        byFolder[folder.path] = XcodeGenSpec.infoPlists(at: path, in: tree)
      }
    }
  }

  /// Whether a specification around a list names others only.
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

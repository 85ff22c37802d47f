/// A file or folder that a script names: `src/kotlin`, `$rootDir/shared`.
struct GradlePlace {
  /// What it is relative to.
  let base: String
  /// What follows, without a slash in front.
  let text: String

  /// The path relative to the root of the tree.
  var path: String { TreePath.joined(base, text) }

  /// A place as a script spells it; nil if only a run would tell.
  init?(_ written: String, isOfRoot: Bool, folder: String, root: String) {
    var text = written[...]
    var base = isOfRoot ? root : folder
    if text.hasPrefix("$") {
      let end = text.hasPrefix("${") ? text.firstIndex(of: "}") : nil
      let name =
        end.map { text[text.index(text.startIndex, offsetBy: 2)..<$0] }
        ?? text.dropFirst().prefix { $0 != "/" }
      let holder = name.filter { $0 != "(" && $0 != ")" }
      if Self.roots.contains(holder) {
        base = root
      } else if Self.modules.contains(holder) {
        base = folder
      } else {
        return nil
      }
      text = end.map { text[text.index(after: $0)...] } ?? text.dropFirst(name.count + 1)
    }
    guard !text.contains("$") else { return nil }
    self.base = base
    self.text = String(text.drop { $0 == "/" })
  }

  private static let roots: Set<String> = [
    "rootDir", "rootProject.projectDir", "rootProject.rootDir", "project.rootDir",
    "rootDir.path", "rootDir.absolutePath", "settingsDir", "rootProject.projectDir.path",
    "rootProject.projectDir.absolutePath", "project.rootProject.projectDir",
    "rootProject.rootDir.path", "rootProject.rootDir.absolutePath",
  ]

  private static let modules: Set<String> = [
    "projectDir", "project.projectDir", "projectDir.path", "projectDir.absolutePath",
  ]
}

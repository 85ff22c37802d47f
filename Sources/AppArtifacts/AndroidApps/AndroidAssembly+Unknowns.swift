/// What a reader of a build cannot see of an app.
extension AndroidAssembly {
  /// Whether sources lie below a module, outside of the folders of its source sets.
  func hasSources(elsewhere module: GradleModule) -> Bool {
    tree.files(under: module.folder).contains { path in
      (path.hasSuffix(".kt") || path.hasSuffix(".java")) && !TreePath.isOfTests(path)
    }
  }

  /// What libraries and scripts that the tree does not show leave open.
  static func unknowns(libraries: [String], scripts: [String]) -> [String] {
    var unknowns: [String] = []
    if !libraries.isEmpty {
      let shown = libraries.prefix(3).joined(separator: ", ")
      unknowns.append(
        libraries.count == 1
          ? "the manifest of a library that the tree does not show: \(shown)"
          : "the manifests of \(libraries.count) libraries that the tree does not show, such as"
            + " \(shown)")
    }
    if !scripts.isEmpty {
      unknowns.append(
        "what the build applies from elsewhere: \(scripts.prefix(3).joined(separator: ", "))")
    }
    return unknowns
  }
}

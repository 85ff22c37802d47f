/// What a reader of a build cannot see of an app.
extension AndroidAssembly {
  /// What a build makes where no app of it was read.
  enum Makes {
    case appWithoutManifest
    case libraries
    case unknown
  }

  /// What the build of the tree makes, as far as its scripts show it.
  var makes: Makes {
    if modules.values.contains(where: { $0.kind == .app }) { return .appWithoutManifest }
    let isShown = silent.allSatisfy { folder, _ in
      !tree.hasFile(TreePath.joined(folder, "src/main/AndroidManifest.xml"))
    }
    return modules.isEmpty || !isShown ? .unknown : .libraries
  }

  /// Whether a module is no part of its build, which makes another app.
  func isLeftOut(_ module: GradleModule) -> Bool {
    module.isLeftOut
      && modules.values.contains { $0.kind == .app && $0.root == module.root && !$0.isLeftOut }
  }

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

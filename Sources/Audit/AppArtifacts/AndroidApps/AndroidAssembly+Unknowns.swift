/// What a reader of a build cannot see of an app.
extension AndroidAssembly {
  /// What a build makes where no app of it was read.
  enum Makes {
    case appWithoutManifest
    case libraries
    /// The folder of a module that the settings include is not in the tree.
    case missing(String)
    case unknown
  }

  /// What the build of the tree makes, as far as its scripts show it.
  var makes: Makes {
    if modules.values.contains(where: { $0.kind == .app }) { return .appWithoutManifest }
    if let missing { return .missing(missing) }
    if modules.values.contains(where: { $0.kind == .unknown }) { return .unknown }
    let isShown = silent.allSatisfy { folder, _ in
      !tree.hasFile(TreePath.joined(folder, "src/main/AndroidManifest.xml"))
    }
    return modules.isEmpty || !isShown ? .unknown : .libraries
  }

  /// Whether a module makes an app. Where no plugin says so, an activity of a launcher does, unless
  /// another module is built upon it.
  mutating func makesApp(_ module: GradleModule) -> Bool {
    guard module.kind == .unknown else { return module.kind == .app }
    guard let path = module.mainManifests.first(where: tree.hasFile),
      let manifest = manifest(path),
      manifest.components.contains(where: { $0.actions.contains("android.intent.action.MAIN") })
    else { return false }
    let everything = GradleModule.VariantWords(nil, of: [])
    return !modules.values.contains { $0.modules(everything).contains(module.folder) }
  }

  /// A manifest without a build. Beside builds it is an app's only if a launcher shows it.
  mutating func loose(_ path: String) -> AndroidApp? {
    let folder = TreePath.folder(path)
    func isOfAnt(_ folder: String) -> Bool {
      tree.hasFile(TreePath.joined(folder, "project.properties"))
    }
    // Ant and Eclipse put a copy of the manifest into `bin`.
    let outer = TreePath.folder(folder)
    if TreePath.name(folder) == "bin",
      isOfAnt(outer) || tree.hasFile(TreePath.joined(outer, "AndroidManifest.xml"))
    {
      return nil
    }
    if makesAntLibrary(folder) { return nil }
    guard var manifest = manifest(path),
      modules.isEmpty
        || manifest.components.contains(where: {
          $0.actions.contains("android.intent.action.MAIN")
        })
    else { return nil }
    if manifest.targetSDK == nil, isOfAnt(folder) {
      // No script sets it (AND-MAN-007).
      manifest.targetSDK = manifest.minimumSDK ?? .api(1)
    }
    return manifestAlone(manifest)
  }

  /// Whether an Ant project is a library, which other projects compile in.
  private func makesAntLibrary(_ folder: String) -> Bool {
    let file = TreePath.joined(folder, "project.properties")
    guard tree.hasFile(file), let bytes = try? tree.read(file, limit: 1 << 20) else { return false }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains {
      $0.filter { $0 != " " } == "android.library=true"
    }
  }

  /// Whether a module is not part of its build, which makes another app.
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
          ? "the manifest of a library that was not found: \(shown)"
          : "the manifests of \(libraries.count) libraries that were not found, such as"
            + " \(shown)")
    }
    if !scripts.isEmpty {
      unknowns.append(
        "what the build applies from elsewhere: \(scripts.prefix(3).joined(separator: ", "))")
    }
    return unknowns
  }
}

import Findings

extension AndroidAssembly {
  /// What a module brings in from elsewhere.
  struct Reach {
    var manifests: [(AndroidManifest.Origin, String)] = []
    var sources: [String] = []
    /// Library archives of the tree, and of a cache.
    var archives: [String] = []
    /// What the table of libraries knows.
    var facts: [(String, AndroidManifest)] = []
    /// Libraries of which the tree holds nothing.
    var unseen: [String] = []
    /// Scripts that the tree does not hold.
    var scripts: [String] = []
  }

  /// Follows the dependencies of a module on others of its build, on plugins and on libraries.
  mutating func reach(
    of app: GradleModule, _ words: GradleModule.VariantWords
  ) -> Reach {
    var reach = Reach()
    var waiting = [app]
    var seen: Set<String> = [app.folder]
    let plugins = AndroidPlugins(of: root(of: app.folder), in: tree)
    for folder in plugins.folders where seen.insert(folder).inserted {
      if let module = modules[folder] ?? installed(folder) {
        waiting.append(module)
      } else {
        let path = TreePath.joined(folder, "src/main/AndroidManifest.xml")
        if tree.hasFile(path) { reach.manifests.append((.plugin(folder), path)) }
      }
    }
    var libraries: [(library: GradleLibrary, position: SourcePosition)] = []
    var place = 0
    while place < waiting.count {
      let module = waiting[place]
      place += 1
      reach.archives += tree.files(under: TreePath.joined(module.folder, "libs"))
        .filter { $0.hasSuffix(".aar") }
      reach.scripts += module.unseen
      for library in module.libraries(words) {
        if let coordinates = library.coordinates {
          libraries.append((coordinates, library.position))
        } else {
          reach.unseen.append(library.named)
        }
      }
      if module.folder != app.folder {
        let origin: AndroidManifest.Origin =
          plugins.folders.contains(module.folder)
          ? .plugin(module.folder) : .module(module.folder)
        reach.manifests += manifests(of: module, words).map { (origin, $0) }
        reach.sources += sources(of: module, words.sourceSets)
      }
      for folder in module.modules(words) where seen.insert(folder).inserted {
        if let next = modules[folder] {
          waiting.append(next)
        } else if hasPlainModule(folder) {
          // What makes it may lie elsewhere; a manifest shows that it is for Android.
          let path = TreePath.joined(folder, "src/main/AndroidManifest.xml")
          if tree.hasFile(path) { reach.manifests.append((.module(folder), path)) }
        } else {
          reach.unseen.append(folder)
        }
      }
    }
    for plugin in plugins.named {
      reach.add(plugin.name, plugin.version, at: plugin.position)
    }
    add(libraries, to: &reach)
    reach.unseen = reach.unseen.uniqued
    return reach
  }

  /// Whether a folder holds a module whose script does not say that it is for Android.
  private func hasPlainModule(_ folder: String) -> Bool {
    BuildFiles.gradleScripts.contains { tree.hasFile(TreePath.joined(folder, $0)) }
  }

  /// Looks libraries up in the cache and in the table, with what they bring along.
  private func add(
    _ libraries: [(library: GradleLibrary, position: SourcePosition)], to reach: inout Reach
  ) {
    var waiting = libraries
    var seen: Set<String> = []
    var place = 0
    while place < waiting.count, place < Self.maximumLibraries {
      let (library, position) = waiting[place]
      place += 1
      guard seen.insert(library.module).inserted else { continue }
      if let cached = CachedLibrary(library, in: tree) {
        if let archive = cached.archive { reach.archives.append(archive) }
        waiting += cached.dependencies.map { ($0, position) }
      } else if !HarmlessAndroidLibraries.contains(library) {
        reach.add(library.module, library.version, at: position)
      }
    }
  }

  /// The most libraries that are looked up for one app, those included that others bring.
  private static let maximumLibraries = 4_000
}

extension AndroidAssembly.Reach {
  /// Adds what the table says of a library, and that nothing shows it unless the table is sure.
  fileprivate mutating func add(_ name: String, _ version: String?, at position: SourcePosition) {
    guard let (fact, isCertain) = AndroidLibraryFacts.fact(named: name, version: version) else {
      unseen.append(name)
      return
    }
    if !fact.permissions.isEmpty || !fact.services.isEmpty {
      facts.append((name, fact.manifest(at: position)))
    }
    if !fact.isWhole || !isCertain { unseen.append(name) }
  }
}

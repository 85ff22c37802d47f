import Findings

/// One read of the Android side of a tree: Gradle modules, loose manifests, packages.
struct AndroidAssembly {
  let tree: FileTree
  private var modules: [String: GradleModule] = [:]
  private var manifests: [String: AndroidManifest?] = [:]
  private(set) var problems: [ReadingProblem] = []
  /// The build scripts that do not show whether they make something for Android.
  private var silent: [(folder: String, file: String)] = []

  init(tree: FileTree) { self.tree = tree }

  /// Whether the file that was asked for is one of Android's.
  var isFocused: Bool {
    let ending = TreePath.fileExtension(tree.focus)
    return AndroidPackage.endings.contains(ending) || ending == "xml"
  }

  /// The apps of the tree, in the order of its folders.
  mutating func apps() -> [AndroidApp] {
    if !tree.focus.isEmpty { return focused() }
    loadModules()
    var apps: [AndroidApp] = []
    let endings = AndroidPackage.endings.subtracting(["aar"])
    for folder in tree.folders {
      if let module = modules[folder.path] {
        if module.kind == .app { apps.append(app(module)) }
        continue
      }
      for name in folder.files {
        let path = TreePath.joined(folder.path, name)
        if endings.contains(TreePath.fileExtension(name)) {
          // What tests read is no app of anybody.
          if !TreePath.isOfTests(folder.path) { apps += package(path) }
        } else if name == "AndroidManifest.xml", isLoose(folder.path),
          !TreePath.isOfTests(folder.path), let app = loose(path)
        {
          apps.append(app)
        }
      }
    }
    reportUnread(beside: apps)
    let names = apps.map(\.name)
    for place in apps.indices where names.count(where: { $0 == apps[place].name }) > 1 {
      apps[place].name = TreePath.folder(apps[place].project)
    }
    return apps
  }

  /// The one file that was asked for.
  private mutating func focused() -> [AndroidApp] {
    let file = tree.focus
    if AndroidPackage.endings.contains(TreePath.fileExtension(file)) { return package(file) }
    guard isFocused else { return [] }
    return manifest(file).map { [manifestAlone($0)] } ?? []
  }

  private mutating func package(_ file: String) -> [AndroidApp] {
    let package = AndroidPackage.read(file, in: tree)
    problems += package.problems
    guard let manifest = package.manifest else { return [] }
    let partial = package.isPartial ? ["the base package, which belongs to this split"] : []
    return [
      AndroidApp(
        name: TreePath.name(file), project: file, form: .package(package.form),
        variants: [.init("release", manifest: manifest)],
        unknowns: ["its code: the calls in a package are not read"] + partial)
    ]
  }

  private func manifestAlone(_ manifest: AndroidManifest) -> AndroidApp {
    AndroidApp(
      name: manifest.package ?? TreePath.name(manifest.file), project: manifest.file,
      form: .manifest, variants: [.init("release", manifest: manifest)],
      unknowns: ["its code and its libraries: a manifest was read alone"])
  }

  /// Whether a manifest in a folder belongs to no module.
  private func isLoose(_ folder: String) -> Bool {
    var place = folder
    while true {
      if modules[place] != nil { return false }
      if place.isEmpty { return true }
      place = TreePath.folder(place)
    }
  }

  /// A manifest without a build. Beside builds it is an app's only if a launcher shows it.
  private mutating func loose(_ path: String) -> AndroidApp? {
    guard let manifest = manifest(path),
      modules.isEmpty
        || manifest.components.contains(where: {
          $0.actions.contains("android.intent.action.MAIN")
        })
    else { return nil }
    return manifestAlone(manifest)
  }

  /// A manifest of the tree, read once.
  private mutating func manifest(_ path: String) -> AndroidManifest? {
    if let known = manifests[path] { return known }
    var read: AndroidManifest?
    do {
      let reading = try ManifestReader.read(
        try tree.read(path, limit: ManifestReader.maximumSize), file: path)
      problems += reading.problems
      read = reading.manifest
    } catch {
      problems.append(error)
    }
    manifests[path] = .some(read)
    return read
  }
}

extension AndroidAssembly {
  /// Reads every build script, and notes the modules that make something for Android.
  private mutating func loadModules() {
    var shared: [String: GradleValues] = [:]
    for folder in tree.folders {
      guard
        let name = ["build.gradle.kts", "build.gradle"].first(where: folder.files.contains(sorted:))
      else { continue }
      let file = TreePath.joined(folder.path, name)
      guard let script = script(file) else { continue }
      let root = root(of: folder.path)
      let known = shared[root] ?? values(of: root)
      shared[root] = known
      var values = GradleValues(catalog: catalog(root))
      values.add(script)
      values.add(known)
      let module = GradleModule(
        folder: folder.path, file: file, script: script, values: values)
      modules[folder.path] = module
      if module == nil { silent.append((folder.path, file)) }
    }
  }

  /// Says of modules that nothing shows what they make, where no other app of the build was found:
  /// a package that lies in the tree is not what the build makes.
  private mutating func reportUnread(beside apps: [AndroidApp]) {
    guard !apps.isEmpty,
      apps.allSatisfy({ if case .package = $0.form { true } else { false } })
    else { return }
    for (folder, file) in silent
    where tree.hasFile(TreePath.joined(folder, "src/main/AndroidManifest.xml")) {
      problems.append(
        ReadingProblem(
          .appNotRead, at: SourcePosition(file: file),
          "The module \(folder.isEmpty ? "of this script" : folder) was not checked, because no"
            + " script of the tree shows what it makes.",
          wayOut: "Name the AndroidManifest.xml of the app’s module, or a package that was built."))
    }
  }

  /// The module of a plugin below `node_modules`, which no listing enters.
  private mutating func installed(_ folder: String) -> GradleModule? {
    for name in ["build.gradle", "build.gradle.kts"] {
      let file = TreePath.joined(folder, name)
      guard tree.hasFile(file), let script = script(file) else { continue }
      var values = GradleValues(catalog: VersionCatalog())
      values.add(script)
      return GradleModule(folder: folder, file: file, script: script, values: values)
    }
    return nil
  }

  private mutating func script(_ file: String) -> GradleScript? {
    do {
      return GradleScript(try tree.read(file, limit: 2 << 20))
    } catch {
      problems.append(error)
      return nil
    }
  }

  /// The folder of the build: the nearest around with a settings script, else the module's own.
  private func root(of folder: String) -> String {
    var place = folder
    while true {
      for name in ["settings.gradle", "settings.gradle.kts"]
      where tree.hasFile(TreePath.joined(place, name)) { return place }
      if place.isEmpty { return folder }
      place = TreePath.folder(place)
    }
  }

  private func catalog(_ root: String) -> VersionCatalog {
    let path = TreePath.joined(root, "gradle/libs.versions.toml")
    guard tree.hasFile(path), let bytes = try? tree.read(path, limit: 2 << 20) else {
      return VersionCatalog()
    }
    return VersionCatalog(bytes)
  }

  /// What the scripts and properties at the root of a build define.
  private mutating func values(of root: String) -> GradleValues {
    var values = GradleValues(catalog: catalog(root))
    let files =
      [
        "build.gradle", "build.gradle.kts", "variables.gradle", "settings.gradle",
        "settings.gradle.kts",
      ]
    for name in files {
      let file = TreePath.joined(root, name)
      if tree.hasFile(file), let script = script(file) { values.add(script) }
    }
    for file in [TreePath.joined(root, "gradle.properties")] where tree.hasFile(file) {
      if let bytes = try? tree.read(file, limit: 1 << 20) { values.add(properties: bytes) }
    }
    return values
  }

  private mutating func app(_ module: GradleModule) -> AndroidApp {
    let reach = reach(of: module)
    var variants: [AndroidApp.Variant] = []
    for choice in module.choices {
      var merger: ManifestMerger?
      for sourceSet in choice.sourceSets {
        let path = module.manifestFile(of: sourceSet)
        guard tree.hasFile(path), let manifest = manifest(path) else { continue }
        if merger == nil {
          merger = ManifestMerger(manifest)
        } else {
          merger?.add(manifest, from: .app)
        }
      }
      guard var merger else { continue }
      for (origin, path) in reach.manifests {
        if let manifest = manifest(path) { merger.add(manifest, from: origin) }
      }
      for archive in reach.archives {
        let package = AndroidPackage.read(archive, in: tree)
        problems += package.problems
        if let manifest = package.manifest {
          merger.add(manifest, from: .library(TreePath.name(archive)))
        }
      }
      var manifest = merger.result
      let main = module.manifestFile(of: "main")
      if tree.hasFile(main) { manifest.file = main }
      module.settle(&manifest, choice)
      variants.append(
        .init(
          choice.name, manifest: manifest,
          sources: sources(of: module, choice.sourceSets) + reach.sources))
    }
    let unseen = reach.unseen
    return AndroidApp(
      name: module.folder.isEmpty ? "app" : TreePath.name(module.folder), project: module.file,
      form: .module, variants: variants,
      unknowns: unseen.isEmpty
        ? []
        : [
          unseen.count == 1
            ? "the manifest of the library \(unseen[0]), which the tree does not show"
            : "the manifests of \(unseen.count) libraries that the tree does not show, such as"
              + " \(unseen.prefix(3).joined(separator: ", "))"
        ])
  }

  private func sources(of module: GradleModule, _ sourceSets: [String]) -> [String] {
    sourceSets.reversed().flatMap { sourceSet in
      ["java", "kotlin"].flatMap {
        tree.files(under: TreePath.joined(module.folder, "src/\(sourceSet)/\($0)"))
      }
    }.filter { $0.hasSuffix(".kt") || $0.hasSuffix(".java") }
  }
}

extension AndroidAssembly {
  /// What a module brings in from elsewhere.
  private struct Reach {
    var manifests: [(AndroidManifest.Origin, String)] = []
    var sources: [String] = []
    /// Library archives of the tree.
    var archives: [String] = []
    /// Libraries of which the tree holds nothing.
    var unseen: [String] = []
  }

  /// Follows the dependencies of a module on others of its build, and on plugins that lie in the tree.
  private mutating func reach(of app: GradleModule) -> Reach {
    var reach = Reach()
    let root = root(of: app.folder)
    var waiting = [app]
    var seen: Set<String> = [app.folder]
    let plugins = AndroidPlugins(of: root, in: tree)
    reach.unseen += plugins.unseen
    for folder in plugins.folders where seen.insert(folder).inserted {
      if let module = modules[folder] ?? installed(folder) {
        waiting.append(module)
      } else {
        let path = TreePath.joined(folder, "src/main/AndroidManifest.xml")
        if tree.hasFile(path) { reach.manifests.append((.module(folder), path)) }
      }
    }
    var place = 0
    while place < waiting.count {
      let module = waiting[place]
      place += 1
      reach.archives += tree.files(under: TreePath.joined(module.folder, "libs"))
        .filter { $0.hasSuffix(".aar") }
      reach.unseen += module.libraries.filter { !$0.isWithoutPermissions }
      if module.folder != app.folder {
        let origin = AndroidManifest.Origin.module(module.folder)
        for sourceSet in ["main", "androidMain"] {
          let path = module.manifestFile(of: sourceSet)
          if tree.hasFile(path) { reach.manifests.append((origin, path)) }
        }
        reach.sources += sources(of: module, ["main", "androidMain"])
      }
      let base = self.root(of: module.folder)
      for path in module.modules {
        let folder = TreePath.joined(
          base, path.split(separator: ":").joined(separator: "/"))
        if seen.insert(folder).inserted {
          if let next = modules[folder] {
            waiting.append(next)
          } else {
            reach.unseen.append(path)
          }
        }
      }
    }
    reach.unseen = reach.unseen.uniqued
    return reach
  }
}

extension String {
  /// Whether a library is known to ask for nothing: language, interface and test libraries.
  fileprivate var isWithoutPermissions: Bool {
    [
      "org.jetbrains", "androidx.appcompat", "androidx.core", "androidx.compose",
      "androidx.activity",
      "androidx.fragment", "androidx.lifecycle", "androidx.constraintlayout", "androidx.annotation",
      "androidx.multidex", "androidx.recyclerview", "com.google.android.material",
      "com.android.tools", "com.facebook.react:hermes-android", "libs.androidx.compose",
      "libs.androidx.lifecycle", "libs.kotlin",
    ].contains(where: hasPrefix)
  }
}

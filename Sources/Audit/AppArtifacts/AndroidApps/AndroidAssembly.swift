import Findings

/// One read of the Android side of a tree: Gradle modules, loose manifests, packages.
struct AndroidAssembly {
  let tree: FileTree
  private(set) var modules: [String: GradleModule] = [:]
  private var manifests: [String: AndroidManifest?] = [:]
  private var scripts: [String: GradleScript?] = [:]
  private var moduleSources: [String: [String]] = [:]
  private(set) var problems: [ReadingProblem] = []
  /// The build scripts that do not show whether they make something for Android.
  private(set) var silent: [(folder: String, file: String)] = []
  /// The first folder of a module that the settings of a build include and the tree lacks.
  private(set) var missing: String?

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
        guard makesApp(module), !isLeftOut(module) else { continue }
        let app = app(module)
        if app.variants.isEmpty { reportWithoutManifest(module) } else { apps.append(app) }
        continue
      }
      for name in folder.files {
        if endings.contains(TreePath.fileExtension(name)) {
          // What tests read is no app of anybody.
          guard !TreePath.isOfTests(folder.path), !isBuilt(folder, of: apps) else { continue }
          apps += package(TreePath.joined(folder.path, name))
        } else if name == "AndroidManifest.xml", isLoose(folder.path),
          !TreePath.isOfTests(folder.path), let app = loose(TreePath.joined(folder.path, name))
        {
          apps.append(app)
        }
      }
    }
    dropArchived(from: &apps)
    reportUnread(beside: apps)
    let names = apps.map(\.name)
    for place in apps.indices where names.count(where: { $0 == apps[place].name }) > 1 {
      apps[place].name = TreePath.folder(apps[place].project)
    }
    return apps
  }

  /// Leaves out packages of an app that was read from source: releases that were kept.
  private func dropArchived(from apps: inout [AndroidApp]) {
    guard apps.contains(where: \.isPackage) else { return }
    let ids = modules.values.filter { $0.kind == .app }.flatMap { module in
      module.choices.compactMap(module.applicationID)
    }
    let kept = Set(ids + ids.map { $0 + ".debug" })
    apps.removeAll { app in
      app.isPackage && app.variants.first?.manifest.package.map(kept.contains) == true
    }
  }

  /// The one file that was asked for.
  private mutating func focused() -> [AndroidApp] {
    let file = tree.focus
    if AndroidPackage.endings.contains(TreePath.fileExtension(file)) { return package(file) }
    if let source = sourceAlone(file) { return [source] }
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
        unknowns: partial)
    ]
  }

  /// Whether Gradle wrote the packages of a folder when it built an app that was read from its
  /// sources: its record lies beside them, and they are as old as the last build.
  private func isBuilt(_ folder: FileTree.Folder, of apps: [AndroidApp]) -> Bool {
    ["output-metadata.json", "output.json"].contains(where: folder.files.contains(sorted:))
      && apps.contains { app in
        app.form == .module && TreePath.contains(TreePath.folder(app.project), folder.path)
      }
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

  /// A manifest of the tree, read once.
  mutating func manifest(_ path: String) -> AndroidManifest? {
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
  /// What is the same for all modules of a build.
  private struct Build {
    var settings: GradleSettings
    var logic: BuildLogic
    /// What its scripts, properties and build logic define.
    var values: GradleValues
    /// What its root script says of the modules below.
    var shared: [GradleScript.Statement] = []
  }

  /// Reads every build script, and notes the modules that make something for Android.
  private mutating func loadModules() {
    var builds: [String: Build] = [:]
    for folder in tree.folders {
      guard
        let name = BuildFiles.gradleScripts.first(where: folder.files.contains(sorted:))
      else { continue }
      let file = TreePath.joined(folder.path, name)
      guard let script = script(file) else { continue }
      let root = root(of: folder.path)
      let build = builds[root] ?? build(at: root)
      if builds[root] == nil, missing == nil {
        missing = build.settings.included.first { !tree.hasFolder($0) }
      }
      builds[root] = build
      let module = module(folder.path, file, script, of: build)
      modules[folder.path] = module
      if module == nil { silent.append((folder.path, file)) }
    }
  }

  /// Says of modules that nothing shows what they make, where no other app of the build was found:
  /// a package that lies in the tree is not what the build makes.
  private mutating func reportUnread(beside apps: [AndroidApp]) {
    guard !apps.isEmpty, apps.allSatisfy(\.isPackage) else { return }
    for (folder, file) in silent
    where tree.hasFile(TreePath.joined(folder, "src/main/AndroidManifest.xml")) {
      problems.append(
        ReadingProblem(
          .appNotRead, at: SourcePosition(file: file),
          "The module \(folder.isEmpty ? "of this script" : folder) was not checked, because no"
            + " script in the folder shows what it makes.",
          wayOut: "Name the AndroidManifest.xml of the app’s module, or a package that was built."))
    }
  }

  /// Says that an app has no manifest; of one that could not be read the reader has said why.
  private mutating func reportWithoutManifest(_ module: GradleModule) {
    let choices = module.choices
    guard
      choices.allSatisfy({ manifests(of: module, .init($0, of: choices)).isEmpty })
    else { return }
    // Amper keeps the sources, the manifest and the levels elsewhere, and says so in a file of its own.
    if tree.hasFile(TreePath.joined(module.folder, "module.yaml")) {
      problems.append(
        ReadingProblem(
          .appNotRead, at: SourcePosition(file: module.file),
          "The app of this script was not checked, because Amper's module.yaml, which holds its"
            + " settings and layout, is not read.",
          wayOut: "Pass a package that was built."))
      return
    }
    problems.append(
      ReadingProblem(
        .appNotRead, at: SourcePosition(file: module.file),
        "The app of this script was not checked, because its AndroidManifest.xml is not in the"
          + " folder that was checked.",
        wayOut: "Pass a package that was built, or a folder that contains the manifest."))
  }

  private mutating func module(
    _ folder: String, _ file: String, _ script: GradleScript, of build: Build
  ) -> GradleModule? {
    var values = GradleValues(catalogs: build.settings.catalogs)
    values.add(script)
    values.add(build.values)
    let inherited = folder == build.settings.root ? [] : build.shared
    var read: [String: GradleScript?] = [:]
    let expansion = GradleExpansion(
      script.statements, inheriting: inherited, folder: folder, root: build.settings.root,
      logic: build.logic, values: values
    ) { [tree] path in
      guard !TreePath.isOutside(path), tree.hasFile(path),
        let bytes = try? tree.read(path, limit: 2 << 20)
      else { return nil }
      let script = read[path] ?? GradleScript(bytes, file: path)
      read[path] = script
      return script
    }
    var own = GradleValues(catalogs: build.settings.catalogs)
    own.add(script)
    for applied in expansion.scripts { own.add(applied) }
    own.add(build.values)
    return GradleModule(
      folder: folder, file: file, script: script, expansion: expansion, values: own,
      settings: build.settings)
  }

  /// The module of a plugin that no listing enters: below `node_modules` or in a cache.
  mutating func installed(_ folder: String) -> GradleModule? {
    for name in BuildFiles.gradleScripts {
      let file = TreePath.joined(folder, name)
      guard tree.hasFile(file), let script = script(file) else { continue }
      let settings = GradleSettings(root: folder, scripts: [])
      return module(
        folder, file, script,
        of: Build(settings: settings, logic: BuildLogic(), values: GradleValues()))
    }
    return nil
  }

  private mutating func script(_ file: String) -> GradleScript? {
    if let known = scripts[file] { return known }
    var script: GradleScript?
    do {
      script = GradleScript(try tree.read(file, limit: 2 << 20), file: file)
    } catch {
      problems.append(error)
    }
    scripts[file] = .some(script)
    return script
  }

  /// The folder of the build: the nearest around with a settings script, else with build logic or a
  /// catalog of versions, else the module's own.
  func root(of folder: String) -> String {
    func nearest(_ isRoot: (String) -> Bool) -> String? {
      var place = folder
      while !isRoot(place) {
        if place.isEmpty { return nil }
        place = TreePath.folder(place)
      }
      return place
    }
    return nearest { place in
      BuildFiles.gradleSettings.contains { tree.hasFile(TreePath.joined(place, $0)) }
    }
      ?? nearest { place in
        tree.hasFolder(TreePath.joined(place, "buildSrc"))
          || tree.hasFile(TreePath.joined(place, "gradle/libs.versions.toml"))
      } ?? folder
  }

  /// What the scripts, properties and catalogs at the root of a build define.
  private mutating func build(at root: String) -> Build {
    var files: [String] = []
    for name in BuildFiles.gradleSettings + ["capacitor.settings.gradle"] {
      let file = TreePath.joined(root, name)
      if tree.hasFile(file) { files.append(file) }
    }
    var settings = GradleSettings(root: root, scripts: files.compactMap { script($0) })
    settings.readCatalogs(in: tree)
    settings.add(
      found: tree.folders.filter { folder in
        TreePath.contains(root, folder.path)
          && BuildFiles.gradleScripts.contains(where: folder.files.contains(sorted:))
      }.map(\.path))
    let logic = BuildLogic(of: settings, in: tree)
    var values = GradleValues(catalogs: settings.catalogs)
    var shared: [GradleScript.Statement] = []
    for name in BuildFiles.gradleScripts + ["variables.gradle"] {
      let file = TreePath.joined(root, name)
      guard tree.hasFile(file), let script = script(file) else { continue }
      values.add(script)
      shared += script.statements.filter { ["subprojects", "allprojects"].contains($0.name) }
        .flatMap { $0.block ?? [] }
      for applied in GradleExpansion(
        script.statements, folder: root, root: root, logic: logic, values: values,
        script: { [tree] path in
          guard !TreePath.isOutside(path), tree.hasFile(path) else { return nil }
          return (try? tree.read(path, limit: 2 << 20)).map { GradleScript($0, file: path) }
        }
      ).scripts {
        values.add(applied)
      }
    }
    for file in files { script(file).map { values.add($0) } }
    values.add(logic.values)
    for file in properties(of: root) {
      if let bytes = try? tree.read(file, limit: 1 << 20) { values.add(properties: bytes) }
    }
    let cordova = TreePath.joined(root, "cdv-gradle-config.json")
    if tree.hasFile(cordova) {
      do {
        let bytes = try tree.read(cordova, limit: 1 << 20)
        values.add(cordova: try PropertyListReader.read(bytes, file: cordova))
      } catch {
        problems.append(error)
      }
    }
    return Build(settings: settings, logic: logic, values: values, shared: shared)
  }

  /// The files of properties at the root of a build, that of Gradle first.
  private func properties(of root: String) -> [String] {
    guard let place = tree.index[root] else { return [] }
    let names = tree.folders[place].files.filter { $0.hasSuffix(".properties") }.prefix(16)
    let first = names.filter { $0 == "gradle.properties" }
    return (first + names.filter { $0 != "gradle.properties" }).map { TreePath.joined(root, $0) }
  }

  private mutating func app(_ module: GradleModule) -> AndroidApp {
    var variants: [AndroidApp.Variant] = []
    var unseen: [String] = []
    var scripts: [String] = []
    var known: [Set<String>: Reach] = [:]
    let choices = module.choices
    for choice in choices {
      let words = GradleModule.VariantWords(choice, of: choices)
      let reach = known[words.own] ?? reach(of: module, words)
      known[words.own] = reach
      unseen += reach.unseen
      scripts += reach.scripts
      guard var manifest = manifest(of: module, words, reach) else { continue }
      module.settle(&manifest, choice)
      variants.append(
        .init(
          choice.name, manifest: manifest,
          sources: sources(of: module, words.sourceSets) + reach.sources,
          moduleSources: reach.sources))
    }
    return AndroidApp(
      name: module.folder.isEmpty ? "app" : TreePath.name(module.folder), project: module.file,
      form: .module, variants: variants,
      unknowns: Self.unknowns(libraries: unseen.uniqued, scripts: scripts.uniqued)
        + (variants.allSatisfy(\.sources.isEmpty) && hasSources(elsewhere: module)
          ? ["its sources, which are not in the folders of Gradle's defaults"] : []),
      isScripted: AndroidPlugins.mayServe(root(of: module.folder), in: tree))
  }

  /// The manifest of a variant, with all that is brought to it.
  private mutating func manifest(
    of module: GradleModule, _ words: GradleModule.VariantWords, _ reach: Reach
  ) -> AndroidManifest? {
    var merger: ManifestMerger?
    let files = manifests(of: module, words)
    for path in files {
      guard let manifest = manifest(path) else { continue }
      if merger == nil {
        merger = ManifestMerger(manifest)
      } else {
        merger?.add(manifest, from: .app)
      }
    }
    guard var merger else { return nil }
    for (origin, path) in reach.manifests {
      if let manifest = manifest(path) { merger.add(manifest, from: origin) }
    }
    for archive in reach.archives {
      let package = AndroidPackage.read(archive, in: tree)
      problems += package.problems.filter { !problems.contains($0) }
      if let manifest = package.manifest {
        merger.add(manifest, from: .library(TreePath.name(archive)))
      }
    }
    for (name, manifest) in reach.facts { merger.add(manifest, from: .library(name)) }
    var manifest = merger.result
    if let file = module.mainManifests.first(where: files.contains) { manifest.file = file }
    return manifest
  }

  /// The manifests of a module's own source sets that the tree has, the strongest first.
  func manifests(of module: GradleModule, _ words: GradleModule.VariantWords) -> [String] {
    words.sourceSets.map { module.sourceSet($0).manifest }.uniqued.filter(tree.hasFile)
  }

  mutating func sources(of module: GradleModule, _ sourceSets: [String]) -> [String] {
    sourceSets.reversed().flatMap { sourceSet in
      module.sourceSet(sourceSet).folders.flatMap { folder in
        if let known = moduleSources[folder] { return known }
        let files = tree.files(under: folder).filter {
          $0.hasSuffix(".kt") || $0.hasSuffix(".java")
        }
        moduleSources[folder] = files
        return files
      }
    }.uniqued
  }
}

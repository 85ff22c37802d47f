import Findings

/// The files in which dependency managers write down what an app links; each is read once.
struct DependencyFiles {
  let tree: FileTree
  private var podfiles: [String: Podfile?] = [:]
  private var locks: [String: PodfileLock?] = [:]
  private var podspecs: [String: Podspec?] = [:]

  /// What the files beside a project bring into one of its targets.
  struct Brought {
    var libraries: [LinkedLibrary] = []
    var sources: [SourceFile] = []
    var frameworkSources: [SourceFile] = []
  }

  init(tree: FileTree) { self.tree = tree }

  /// Definitions that the Podfile of a project hands to its pods.
  mutating func podDefinitions(project bundle: String) -> [String] {
    podfile(podFolder(of: bundle))?.definitions ?? []
  }

  /// The folder of a project's Podfile: its own, unless a Podfile around it names the project.
  private mutating func podFolder(of bundle: String) -> String {
    let own = TreePath.folder(bundle)
    if tree.hasFile(TreePath.joined(own, "Podfile")) { return own }
    var place = own
    for _ in 0..<3 where !place.isEmpty {
      place = TreePath.folder(place)
      let named = podfile(place)?.projects ?? []
      if named.contains(where: { TreePath.joined(place, $0) == bundle }) { return place }
    }
    return own
  }

  /// The libraries of a target. Plugins of Flutter, npm and Cordova belong to the app alone.
  ///
  /// Where CocoaPods makes the target link something and nothing in the tree says what is in it,
  /// that product itself stands for the unseen pods.
  mutating func libraries(
    of target: String, isApp: Bool, project bundle: String, podsProduct: String?,
    declaredIn project: String
  ) -> Brought {
    var brought = Brought()
    let pods = podFolder(of: bundle)
    addPods(target, pods, isNeeded: podsProduct != nil, &brought)
    let hasPods = !brought.libraries.isEmpty
    if isApp { addOthers(TreePath.folder(bundle), pods: pods, &brought) }
    // Flutter's pods are its plugins, which are listed by then.
    if let podsProduct, !hasPods,
      !brought.libraries.contains(where: { $0.origin == .flutterPlugin })
    {
      brought.libraries.append(
        LinkedLibrary(podsProduct, .pod, isVisible: false, declaredIn: project))
    }
    return brought
  }

  /// The libraries of a bundle without a project: those of the nearest files that name some.
  mutating func looseLibraries(of target: String, isApp: Bool, in folder: String) -> Brought {
    var brought = Brought()
    var place = folder
    for _ in 0..<4 {
      if tree.hasFile(TreePath.joined(place, "Podfile"))
        || tree.hasFile(TreePath.joined(place, "Podfile.lock"))
      {
        addPods(target, place, isNeeded: true, isLoose: true, &brought)
        break
      }
      if place.isEmpty { break }
      place = TreePath.folder(place)
    }
    if isApp { addOthers(folder, pods: folder, &brought) }
    return brought
  }

  private mutating func addOthers(_ folder: String, pods: String, _ brought: inout Brought) {
    addCarthage(folder, &brought)
    for (file, kind) in outerFiles(of: folder) {
      guard let bytes = try? tree.read(file, limit: 4 << 20) else { continue }
      switch kind {
      case .flutter:
        var seen: Set<String> = []
        addPlugins(bytes, file, &seen, &brought)
      case .npm: addPackages(NodePackage(bytes), file, linked: linkedPackages(pods), &brought)
      case .cordova:
        brought.libraries += CordovaConfiguration.plugins(bytes).map {
          LinkedLibrary($0, .cordovaPlugin, isVisible: false, declaredIn: file)
        }
      }
    }
  }

  private enum Outer {
    case flutter
    case npm
    case cordova
  }

  /// The nearest file of each kind in the folder and the three around it.
  private func outerFiles(of folder: String) -> [(String, Outer)] {
    let kinds: [(Outer, [String])] = [
      (.flutter, [".flutter-plugins-dependencies", "pubspec.lock", "pubspec.yaml"]),
      (.npm, ["package.json"]),
      (.cordova, ["config.xml"]),
    ]
    return kinds.compactMap { kind, names in
      var place = folder
      for _ in 0..<4 {
        for name in names where tree.hasFile(TreePath.joined(place, name)) {
          return (TreePath.joined(place, name), kind)
        }
        if place.isEmpty { return nil }
        place = TreePath.folder(place)
      }
      return nil
    }
  }

  private mutating func addPods(
    _ target: String, _ folder: String, isNeeded: Bool, isLoose: Bool = false,
    _ brought: inout Brought
  ) {
    let podfile = podfile(folder)
    let lock = lock(folder)
    let isNamed = podfile?.targets[target] != nil
    // Without a project it is not known what the target is called.
    let isEverybodys = isLoose && !isNamed
    func gives(_ pod: String) -> Bool { isEverybodys || podfile?.gives(pod, to: target) != false }
    guard isNamed || isNeeded, podfile != nil || lock != nil else { return }
    let declared = TreePath.joined(folder, lock == nil ? "Podfile" : "Podfile.lock")
    let names: [String]
    if let lock {
      names = lock.closure(of: lock.roots.filter(gives))
    } else {
      let named = Set(podfile?.pods.map(\.pod) ?? [])
      names = named.filter(gives).sorted()
    }
    for name in names {
      let lines = podfile?.lines(of: name) ?? []
      let path = lock?.paths[name] ?? lines.lazy.compactMap(\.path).first
      let parts = isEverybodys ? [] : podfile?.parts(of: name, for: target) ?? []
      var sources = podSources(name, path: path, folder)
      if sources.isEmpty, let path, TreePath.contains(TreePath.joined(folder, path), folder) {
        sources = surroundingPod(name, in: TreePath.joined(folder, path), parts)
      }
      if let path, !parts.isEmpty {
        let chosen = parts.union(lock?.neededParts[name] ?? [])
        sources = compiled(sources, of: name, in: TreePath.joined(folder, path), chosen)
      }
      let versions = lock?.versions[name] ?? lines.first?.versions
      brought.libraries.append(
        LinkedLibrary(
          name, .pod, isVisible: !sources.isEmpty, declaredIn: declared, versions: versions))
      if podfile?.usesDynamicFrameworks == true {
        brought.frameworkSources += sources
      } else {
        brought.sources += sources
      }
    }
    guard let podfile, podfile.gives("RNPermissions", to: target) else { return }
    for permission in podfile.permissions {
      brought.libraries.append(
        LinkedLibrary(
          "Permission-" + permission, .pod, isVisible: false,
          declaredIn: TreePath.joined(folder, "Podfile")))
    }
  }

  /// A pod's sources, where somebody keeps them in the tree.
  private func podSources(_ name: String, path: String?, _ folder: String) -> [SourceFile] {
    let place = TreePath.joined(folder, path ?? "Pods/" + name)
    // A library's example links the folder around it; the example is no source of the library.
    guard !TreePath.contains(place, folder) || NativeSources.leavesOut(folder, below: place),
      place.isEmpty || tree.hasFolder(place)
    else { return [] }
    return NativeSources.files(under: place, in: tree)
  }

  /// The sources of a pod whose folder holds the app as well, as its podspec alone tells them from
  /// the app's.
  private mutating func surroundingPod(
    _ name: String, in place: String, _ parts: Set<String>
  ) -> [SourceFile] {
    guard let podspec = podspec(TreePath.joined(place, name + ".podspec"), of: name) else {
      return []
    }
    let length = place.isEmpty ? 0 : place.utf8.count + 1
    return NativeSources.files(under: place, in: tree).filter {
      let path = String($0.path.utf8.dropFirst(length)) ?? $0.path
      return podspec.compiles(path, choosing: parts.isEmpty ? [""] : parts) == true
    }
  }

  /// Those sources of a pod that its chosen subspecs compile, where its podspec tells.
  private mutating func compiled(
    _ sources: [SourceFile], of name: String, in place: String, _ chosen: Set<String>
  ) -> [SourceFile] {
    let file = TreePath.joined(place, name + ".podspec")
    guard let podspec = podspec(file, of: name) else { return sources }
    let length = place.isEmpty ? 0 : place.utf8.count + 1
    return sources.filter {
      !podspec.leavesOut(String($0.path.utf8.dropFirst(length)) ?? $0.path, choosing: chosen)
    }
  }

  private mutating func podspec(_ file: String, of name: String) -> Podspec? {
    if let known = podspecs[file] { return known }
    let podspec =
      tree.hasFile(file)
      ? (try? tree.read(file, limit: 1 << 20)).map { Podspec($0, of: name) } : nil
    podspecs[file] = .some(podspec)
    return podspec
  }

  /// What Carthage resolved, or what it is asked for where nothing is resolved.
  private func addCarthage(_ folder: String, _ brought: inout Brought) {
    let files = ["Cartfile.resolved", "Cartfile"].map { TreePath.joined(folder, $0) }
    guard let file = files.first(where: tree.hasFile),
      let bytes = try? tree.read(file, limit: 1 << 20)
    else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "\"")
      guard parts.count > 1, !line.trimmed.hasPrefix("#") else { continue }
      let name = PackageManifest.identity(String(parts[1]))
      let versions =
        file.hasSuffix("resolved")
        ? parts.dropFirst(3).first.flatMap { VersionRange(exactly: $0) }
        : VersionRange(requirements: parts.dropFirst(2).prefix(1).map(String.init))
      brought.libraries.append(
        LinkedLibrary(
          name.hasSuffix(".json") ? TreePath.stem(name) : name, .carthage, isVisible: false,
          declaredIn: file, versions: versions))
    }
  }

  /// The plugins that a file of Flutter's lists, and those of the packages of the tree among them.
  private func addPlugins(
    _ bytes: [UInt8], _ file: String, _ seen: inout Set<String>, _ brought: inout Brought
  ) {
    for plugin in FlutterPackages.plugins(bytes, file: file)
    where seen.insert(plugin.name).inserted {
      addPlugin(plugin, file, &brought)
      // A package beside the app may be what names a plugin. Flutter's own list is complete.
      guard let path = plugin.path, TreePath.name(file).hasPrefix("pubspec.") else { continue }
      let inner = TreePath.joined(
        TreePath.joined(TreePath.folder(file), path), "pubspec.yaml")
      if tree.mayRead(inner), tree.hasFile(inner),
        let bytes = try? tree.read(inner, limit: 1 << 20)
      {
        addPlugins(bytes, inner, &seen, &brought)
      }
    }
  }

  /// A Flutter plugin with its sources, where Flutter or the cache of pub shows where they lie.
  private func addPlugin(
    _ plugin: FlutterPackages.Plugin, _ file: String, _ brought: inout Brought
  ) {
    var sources: [SourceFile] = []
    if let folder = folder(of: plugin, beside: TreePath.folder(file)) {
      let native = ["ios", "darwin"].map { TreePath.joined(folder, $0) }.filter(tree.hasFolder)
      // A package without a native side is Dart alone, whoever depends on it.
      if native.isEmpty { return }
      sources = native.flatMap { NativeSources.files(under: $0, in: tree) }
    }
    brought.libraries.append(
      LinkedLibrary(
        plugin.name, .flutterPlugin, isVisible: !sources.isEmpty, declaredIn: file,
        versions: plugin.versions))
    brought.sources += sources
  }

  /// Where the sources of a plugin lie: where Flutter says, or in Dart's cache.
  private func folder(of plugin: FlutterPackages.Plugin, beside folder: String) -> String? {
    if let path = plugin.path {
      let place = TreePath.joined(folder, path)
      if tree.mayRead(place), tree.hasFolder(place) { return place }
    }
    return plugin.versions?.exactVersion.flatMap { tree.cachedPackage(plugin.name, $0) }
  }

  /// The npm packages whose pods are linked; nil if packages may be linked in another way.
  private mutating func linkedPackages(_ folder: String) -> Set<String>? {
    guard podfile(folder)?.callers.isEmpty == false, let lock = lock(folder) else { return nil }
    let names = lock.paths.values.compactMap(NodePackage.name(ofPath:))
    return names.isEmpty ? nil : Set(names)
  }

  /// An npm package counts when it has a native side: seen in `node_modules`, or told by its name.
  private func addPackages(
    _ package: NodePackage, _ file: String, linked: Set<String>?, _ brought: inout Brought
  ) {
    let modules = TreePath.joined(TreePath.folder(file), "node_modules")
    let isInstalled = tree.hasFolder(modules)
    for name in package.dependencies where linked?.contains(name) != false {
      let folder = modules + "/" + name
      let native = ["/ios", "/apple", "/src/ios", "/darwin"].map { folder + $0 }
      let sources =
        isInstalled
        ? native.filter(tree.hasFolder).flatMap { NativeSources.files(under: $0, in: tree) } : []
      guard !sources.isEmpty || (!isInstalled && NodePackage.soundsNative(name)) else { continue }
      let installed =
        isInstalled
        ? (try? tree.read(folder + "/package.json", limit: 1 << 20)).flatMap(NodePackage.version)
        : nil
      brought.libraries.append(
        LinkedLibrary(
          name, .npmPackage, isVisible: !sources.isEmpty, declaredIn: file,
          versions: installed ?? package.versions[name]))
      brought.sources += sources
    }
  }

  private mutating func podfile(_ folder: String) -> Podfile? {
    if let known = podfiles[folder] { return known }
    let path = TreePath.joined(folder, "Podfile")
    let podfile =
      tree.hasFile(path) ? (try? tree.read(path, limit: 1 << 20)).map(Podfile.init) : nil
    podfiles[folder] = .some(podfile)
    return podfile
  }

  private mutating func lock(_ folder: String) -> PodfileLock? {
    if let known = locks[folder] { return known }
    let path = TreePath.joined(folder, "Podfile.lock")
    let lock =
      tree.hasFile(path) ? (try? tree.read(path, limit: 8 << 20)).map(PodfileLock.init) : nil
    locks[folder] = .some(lock)
    return lock
  }
}

/// The compiled sources of a library that is linked from a folder.
enum NativeSources {
  /// All sources below, without those of its example, its tests and other platforms.
  static func files(under folder: String, in tree: FileTree) -> [SourceFile] {
    tree.sources(under: folder) { !leavesOut($0, below: folder) }
  }

  /// Whether a folder below another one holds an example, tests or code for other platforms.
  static func leavesOut(_ folder: String, below root: String) -> Bool {
    TreePath.parts(Substring(folder.utf8.dropFirst(root.utf8.count)).lowercased())
      .contains { leftOut.contains(String($0)) || $0.hasSuffix("tests") }
  }

  private static let leftOut: Set<String> = [
    "example", "examples", "test", "android", "macos", "windows", "linux", "demo", "sample",
    "samples", "node_modules", "pods",
  ]
}

import Findings

extension AppAssembly {
  /// What ends in a target's process.
  struct Reach {
    var sources: [SourceFile] = []
    var frameworkSources: [SourceFile] = []
    var libraries: [LinkedLibrary] = []
    fileprivate var seenTargets: Set<TargetPlace> = []
    fileprivate var seenProducts: Set<String> = []
    /// Where each library is in the list, by what brings it and its name.
    fileprivate var places: [String: Int] = [:]

    fileprivate mutating func add(_ files: [SourceFile], isDynamic: Bool) {
      if isDynamic { frameworkSources += files } else { sources += files }
    }

    mutating func remove(_ name: String) {
      libraries.removeAll { $0.name == name }
      places = [:]
      for (place, library) in libraries.enumerated() { places[Self.key(library)] = place }
    }

    private static func key(_ library: LinkedLibrary) -> String {
      library.origin.rawValue + "\n" + library.name
    }

    /// A library that two places name is listed once, as visible where either shows it.
    mutating func add(_ library: LinkedLibrary) {
      let key = Self.key(library)
      if let place = places[key] {
        if library.isVisible { libraries[place].isVisible = true }
      } else {
        places[key] = libraries.count
        libraries.append(library)
      }
    }
  }

  /// Follows a target's links through targets and packages of the tree.
  mutating func reach(of place: TargetPlace) -> Reach {
    var reach = Reach()
    visit(place, isDynamic: false, &reach)
    let project = projects[place.project]
    let target = targets[place.project][place.target]
    let isApp = target.kind(sdk: "iphoneos") == .app
    let found = dependencies.libraries(
      of: target.name, isApp: isApp, project: TreePath.folder(project.bundle),
      podsProduct: podsProduct(place), declaredIn: project.file)
    if found.libraries.contains(where: { $0.origin == .flutterPlugin }) {
      // Flutter makes this package from the plugins that are now listed one by one.
      reach.remove("FlutterGeneratedPluginSwiftPackage")
    }
    for library in found.libraries { reach.add(library) }
    reach.add(found.sources, isDynamic: false)
    reach.add(found.frameworkSources, isDynamic: true)
    kotlinFrameworks(of: place).forEach { reach.add($0) }
    let resolved = resolved(of: place.project)
    for (number, library) in reach.libraries.enumerated() where library.origin == .swiftPackage {
      guard let version = resolved[library.name.lowercased()] else { continue }
      reach.libraries[number].versions = version
    }
    reach.libraries.sort { ($0.origin.rawValue, $0.name) < ($1.origin.rawValue, $1.name) }
    return reach
  }

  /// The versions that the packages of a project were resolved to.
  private mutating func resolved(of project: Int) -> [String: VersionRange] {
    if let known = resolvedPackages[project] { return known }
    let files = ResolvedPackages.places(of: projects[project].bundle) + resolvedFiles[project]
    let bytes = files.lazy.filter(tree.hasFile).compactMap { [tree] in
      try? tree.read($0, limit: 4 << 20)
    }.first
    let found = bytes.map(ResolvedPackages.versions) ?? [:]
    resolvedPackages[project] = found
    return found
  }

  /// The sources a target compiles itself.
  mutating func sources(of place: TargetPlace) -> [SourceFile] {
    if let known = ownSources[place] { return known }
    let target = targets[place.project][place.target]
    let paths = projects[place.project].paths
    var found: [SourceFile] = []
    for phase in target.phases where phase.action == .compile {
      for file in phase.files where file.isForDevice {
        guard let id = file.reference?.id, let path = paths[id],
          let source = SourceFile(compiled: path), let spelled = tree.spelled(path)
        else { continue }
        found.append(SourceFile(spelled, source.language))
      }
    }
    found += folderFiles(of: place).compactMap(SourceFile.init(compiled:))
    ownSources[place] = found
    return found
  }

  /// The files that a target's synchronized folders give it.
  mutating func folderFiles(of place: TargetPlace) -> [String] {
    if let known = folderFiles[place] { return known }
    let files = targets[place.project][place.target].folders.flatMap { $0.files(in: tree) }
    folderFiles[place] = files
    return files
  }

  private mutating func visit(_ place: TargetPlace, isDynamic: Bool, _ reach: inout Reach) {
    guard reach.seenTargets.insert(place).inserted else { return }
    reach.add(sources(of: place), isDynamic: isDynamic)
    for link in links(of: place) {
      switch link {
      case .target(let other):
        visit(other, isDynamic: isDynamic || !isStatic(other), &reach)
      case .product(let name, let folder):
        visit(product: name, in: folder, isDynamic: isDynamic, &reach)
      case .library(let library): reach.add(library)
      }
    }
  }

  /// Whether a target's code is copied into the binary that links it.
  private mutating func isStatic(_ place: TargetPlace) -> Bool {
    if let known = staticLibraries[place] { return known }
    let kind = targets[place.project][place.target].kind(sdk: "iphoneos")
    let isStatic =
      kind == .staticLibrary || settings(of: place).first?.settings["MACH_O_TYPE"] == "staticlib"
    staticLibraries[place] = isStatic
    return isStatic
  }

  private mutating func visit(
    product name: String, in folder: String, isDynamic: Bool, _ reach: inout Reach
  ) {
    guard reach.seenProducts.insert(folder + "\n" + name).inserted,
      let manifest = packages.manifest(folder),
      let product = manifest.product(name)
    else { return }
    let file = TreePath.joined(folder, CodeAlone.manifest)
    var isWhole = !product.targets.isEmpty
    var waiting = product.targets.reversed().map { PackageManifest.Dependency(name: $0) }
    var seen: Set<PackageManifest.Dependency> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard next.package == nil,
        let target = packages.target(of: manifest, named: next.name, in: folder)
      else {
        visit(dependency: next, of: manifest, in: folder, isDynamic, &reach)
        continue
      }
      switch target.role {
      case .outside: continue
      case .binary:
        reach.add(LinkedLibrary(next.name, .binary, isVisible: false, declaredIn: file))
      case .code:
        if !packages.isWhole(target, in: folder) { isWhole = false }
        reach.add(
          packages.sources(of: target, in: folder), isDynamic: isDynamic || product.isDynamic)
      }
      waiting += target.dependencies.reversed()
    }
    // What could not be read to its end may hold anything.
    reach.add(LinkedLibrary(name, .swiftPackage, isVisible: isWhole, declaredIn: file))
  }

  /// A product of another package: one in the tree is followed, any other is an unseen library.
  private mutating func visit(
    dependency: PackageManifest.Dependency, of manifest: PackageManifest, in folder: String,
    _ isDynamic: Bool,
    _ reach: inout Reach
  ) {
    let folders = manifest.localPackages.map { TreePath.joined(folder, $0) }
    if let other = packages.folder(of: dependency.name, among: folders) {
      visit(product: dependency.name, in: other, isDynamic: isDynamic, &reach)
      return
    }
    let name = dependency.package ?? dependency.name
    let remote = manifest.remotePackages.first { $0.name.lowercased() == name.lowercased() }
    let identity = remote?.name ?? name
    if let other = packages.checkout(identity, around: folder),
      packages.has(product: dependency.name, in: other)
    {
      visit(product: dependency.name, in: other, isDynamic: isDynamic, &reach)
      return
    }
    reach.add(
      LinkedLibrary(
        identity, .swiftPackage, isVisible: false,
        declaredIn: TreePath.joined(folder, CodeAlone.manifest), versions: remote?.versions))
  }

  /// What a Kotlin build puts where the target looks for frameworks; no file refers to it.
  private mutating func kotlinFrameworks(of place: TargetPlace) -> [LinkedLibrary] {
    guard let settings = settings(of: place).first?.settings,
      settings["FRAMEWORK_SEARCH_PATHS"].holds("xcode-frameworks") || buildsKotlin(place)
    else { return [] }
    let flags = settings.list("OTHER_LDFLAGS")
    let named = zip(flags, flags.dropFirst()).filter { $0.0 == "-framework" }.map(\.1)
    return (named.isEmpty ? ["Kotlin framework"] : named).map {
      LinkedLibrary(
        $0, .binary, isVisible: false, declaredIn: projects[place.project].file)
    }
  }

  /// Whether a script of a target's build has Gradle embed a framework, which newer templates
  /// leave the search paths to.
  private func buildsKotlin(_ place: TargetPlace) -> Bool {
    targets[place.project][place.target].object.list("buildPhases").contains { phase in
      let script = projects[place.project].object(phase)?["shellScript"] ?? ""
      return script.holds("AppleFrameworkForXcode") || script.holds("packForXcode")
    }
  }

  /// What CocoaPods has made the target link, such as "Pods_App"; nil if it has not.
  private func podsProduct(_ place: TargetPlace) -> String? {
    let linked = targets[place.project][place.target].phases.lazy.filter { $0.action == .link }
    return linked.flatMap(\.files).lazy
      .compactMap { $0.reference?["path"].map(TreePath.stem) }
      .first {
        $0 == "Pods" || ["libPods", "Pods_", "Pods-"].contains(where: $0.hasPrefix)
      }
  }
}

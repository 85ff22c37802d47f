import Findings

extension AppAssembly {
  /// What ends in a target's process.
  struct Reach {
    var sources: [SourceFile] = []
    var frameworkSources: [SourceFile] = []
    var libraries: [LinkedLibrary] = []
    fileprivate var seenTargets: Set<TargetPlace> = []
    fileprivate var seenProducts: Set<String> = []
    /// The targets and products of packages of the tree.
    fileprivate(set) var packageModules: [String] = []
    /// Where each library is in the list, by what brings it and its name.
    fileprivate var places: [String: Int] = [:]

    /// The targets of projects whose sources are among these.
    var targets: [TargetPlace] {
      seenTargets.sorted { ($0.project, $0.target) < ($1.project, $1.target) }
    }

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
        let known = libraries[place].products
        libraries[place].products += library.products.filter { !known.contains($0) }
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
    let project = projects.all[place.project].graph
    let target = projects[place]
    let isApp = target.kind(sdk: "iphoneos") == .app
    let found = files.dependencies.libraries(
      of: target.name, isApp: isApp, project: project.bundle,
      podsProduct: podsProduct(place), declaredIn: project.file)
    if found.libraries.contains(where: { $0.origin == .flutterPlugin }) {
      // Flutter makes this package from the plugins that are now listed one by one.
      reach.remove("FlutterGeneratedPluginSwiftPackage")
    }
    for library in found.libraries { reach.add(library) }
    // A pod around the app may name the app's own files.
    let own = Set(reach.sources)
    reach.add(found.sources.filter { !own.contains($0) }, isDynamic: false)
    reach.add(found.frameworkSources.filter { !own.contains($0) }, isDynamic: true)
    kotlinFrameworks(of: place).forEach { reach.add($0) }
    let resolved = resolved(of: place.project)
    imported(by: reach, of: place, pinned: resolved.keys.sorted()).forEach { reach.add($0) }
    for (number, library) in reach.libraries.enumerated() where library.origin == .swiftPackage {
      guard let version = resolved[library.name.lowercased()] else { continue }
      reach.libraries[number].versions = version
    }
    reach.libraries.sort { ($0.origin.rawValue, $0.name) < ($1.origin.rawValue, $1.name) }
    return reach
  }

  /// The versions that the packages of a project were resolved to.
  private mutating func resolved(of project: Int) -> [String: VersionRange] {
    if let known = code.packageVersions[project] { return known }
    let places =
      ResolvedPackages.places(of: projects.all[project].graph.bundle)
      + projects.all[project].resolvedFiles
    let bytes = places.lazy.filter(tree.hasFile).compactMap { [tree] in
      try? tree.read($0, limit: 4 << 20)
    }.first
    let found = bytes.map(ResolvedPackages.versions) ?? [:]
    code.packageVersions[project] = found
    return found
  }

  /// The sources a target compiles itself.
  mutating func sources(of place: TargetPlace) -> [SourceFile] {
    if let known = code.sources[place] { return known }
    let target = projects[place]
    let paths = projects.all[place.project].graph.paths
    var found: [SourceFile] = []
    var absent: [String] = []
    for phase in target.phases where phase.action == .compile {
      for file in phase.files where file.isForDevice {
        guard let id = file.reference?.id, let path = paths[id],
          let source = SourceFile(compiled: path)
        else { continue }
        if let spelled = tree.spelled(path) {
          found.append(SourceFile(spelled, source.language))
        } else if TreePath.name(path) != Self.pluginRegistrant {
          absent.append(path)
        }
      }
    }
    found += folderFiles(of: place).compactMap(SourceFile.init(compiled:))
    code.sources[place] = found
    code.absentSources[place] = absent
    return found
  }

  /// What Flutter makes of the plugins, which are listed one by one.
  private static let pluginRegistrant = "GeneratedPluginRegistrant.m"

  /// The files that a target's synchronized folders give it.
  mutating func folderFiles(of place: TargetPlace) -> [String] {
    if let known = code.folderFiles[place] { return known }
    let files = projects[place].folders.flatMap { $0.files(in: tree) }
    code.folderFiles[place] = files
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
    if let known = code.isStatic[place] { return known }
    let kind = projects[place].kind(sdk: "iphoneos")
    let isStatic =
      kind == .staticLibrary || settings(of: place).first?.settings["MACH_O_TYPE"] == "staticlib"
    code.isStatic[place] = isStatic
    return isStatic
  }

  private mutating func visit(
    product name: String, in folder: String, isDynamic: Bool, _ reach: inout Reach
  ) {
    guard reach.seenProducts.insert(folder + "\n" + name).inserted,
      let manifest = files.packages.manifest(folder),
      let product = manifest.product(name)
    else { return }
    let file = TreePath.joined(folder, BuildFiles.swiftPackage)
    reach.packageModules.append(name)
    var isWhole = !product.targets.isEmpty
    var waiting = product.targets.reversed().map { PackageManifest.Dependency(name: $0) }
    var seen: Set<PackageManifest.Dependency> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      reach.packageModules.append(next.name)
      guard next.package == nil,
        let target = files.packages.target(of: manifest, named: next.name, in: folder)
      else {
        visit(dependency: next, of: manifest, in: folder, isDynamic, &reach)
        continue
      }
      switch target.role {
      case .outside: continue
      case .binary:
        reach.add(LinkedLibrary(next.name, .binary, isVisible: false, declaredIn: file))
      case .code:
        if !files.packages.isWhole(target, in: folder) { isWhole = false }
        reach.add(
          files.packages.sources(of: target, in: folder), isDynamic: isDynamic || product.isDynamic)
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
    if let other = files.packages.folder(of: dependency.name, among: folders) {
      visit(product: dependency.name, in: other, isDynamic: isDynamic, &reach)
      return
    }
    let name = dependency.package ?? dependency.name
    let remote = manifest.remotePackages.first { $0.name.lowercased() == name.lowercased() }
    let identity = remote?.name ?? name
    if let other = files.packages.checkout(identity, around: folder),
      files.packages.has(product: dependency.name, in: other)
    {
      visit(product: dependency.name, in: other, isDynamic: isDynamic, &reach)
      return
    }
    reach.add(
      LinkedLibrary(
        identity, .swiftPackage, products: [dependency.name], isVisible: false,
        declaredIn: TreePath.joined(folder, BuildFiles.swiftPackage), versions: remote?.versions))
  }

  /// What a Kotlin build puts where the target looks for frameworks; no file refers to it.
  private mutating func kotlinFrameworks(of place: TargetPlace) -> [LinkedLibrary] {
    guard let settings = settings(of: place).first?.settings,
      settings["FRAMEWORK_SEARCH_PATHS"].holds("xcode-frameworks")
        || projects.all[place.project].buildsKotlin(projects[place])
    else { return [] }
    let flags = settings.list("OTHER_LDFLAGS")
    let named = zip(flags, flags.dropFirst()).filter { $0.0 == "-framework" }.map(\.1)
    return (named.isEmpty ? ["Kotlin framework"] : named).map {
      LinkedLibrary(
        $0, .binary, isVisible: false, declaredIn: projects.all[place.project].graph.file)
    }
  }

  /// What CocoaPods has made the target link, such as "Pods_App"; nil if it has not.
  private func podsProduct(_ place: TargetPlace) -> String? {
    let linked = projects[place].phases.lazy.filter { $0.action == .link }
    return linked.flatMap(\.files).lazy
      .compactMap { $0.reference?["path"].map(TreePath.stem) }
      .first {
        $0 == "Pods" || ["libPods", "Pods_", "Pods-"].contains(where: $0.hasPrefix)
      }
  }
}

import Findings

/// Code that is checked without an app: one source file, or the products of Swift packages.
///
/// What the app that compiles it declares is unknown, so a target made of it has no Info.plist.
enum CodeAlone {
  private static let manifest = BuildFiles.swiftPackage

  /// The only configuration of code that no project builds.
  private static let configuration = TargetConfiguration(name: "", infoPlist: nil)

  /// What a tree holds whose focus is one source file for Apple's platforms; nil for any other tree.
  static func file(of tree: FileTree, root: String) -> AppArtifact? {
    let name = tree.focus
    guard name != manifest, let source = SourceFile(compiled: name), tree.hasFile(name) else {
      return nil
    }
    let target = self.target(name, in: name, kind: .other, [source], configuration)
    return AppArtifact(root: root, targets: [target])
  }

  /// A target for each library product of the packages of a tree.
  ///
  /// A package in the folder of another one counts only if the outer one makes no library: it is an
  /// example or a tool then. Tests and fetched packages never count.
  static func products(
    in tree: FileTree
  ) -> (targets: [AppTarget], problems: [ReadingProblem]) {
    guard tree.focus.isEmpty || tree.focus == manifest else { return ([], []) }
    var packages = LocalPackages(tree: tree)
    var targets: [AppTarget] = []
    var taken: [String] = []
    for file in tree.focus.isEmpty ? tree.files(named: manifest) : [manifest] {
      let folder = TreePath.folder(file)
      guard !TreePath.isOfTests(folder), !TreePath.isFetched(folder),
        !taken.contains(where: { TreePath.contains($0, folder) })
      else { continue }
      let found = products(of: folder, in: tree, &packages)
      if !found.isEmpty { taken.append(folder) }
      targets += found
    }
    return (targets, packages.problems)
  }

  private static func products(
    of folder: String, in tree: FileTree, _ packages: inout LocalPackages
  ) -> [AppTarget] {
    let file = TreePath.joined(folder, manifest)
    guard let read = packages.manifest(folder), !read.products.isEmpty,
      let bytes = try? tree.read(file, limit: 1 << 20)
    else { return [] }
    let scanner = ManifestScanner(bytes)
    return read.products.compactMap { product in
      var reach = Reach()
      for name in product.targets { reach.add(name, in: folder, &packages) }
      guard !reach.sources.isEmpty else { return nil }
      var configuration = Self.configuration
      for name in product.targets {
        guard let settings = PackageSettings(ofTarget: name, scanner, bytes) else { continue }
        configuration.deploymentTarget = settings.oldestIOS
        configuration.swiftVersion = settings.languageVersion
        configuration.isMainActorByDefault = settings.isMainActorByDefault
      }
      var target = self.target(
        product.name, in: file, kind: .staticLibrary, reach.sources, configuration)
      target.libraries = reach.libraries
      return target
    }
  }

  private static func target(
    _ name: String, in project: String, kind: AppTarget.Kind, _ sources: [SourceFile],
    _ configuration: TargetConfiguration
  ) -> AppTarget {
    var target = AppTarget(
      name: name, project: project, kind: kind, configurations: [configuration],
      sources: sources)
    target.isCodeAlone = true
    target.hasLooseSources = true
    return target
  }

  /// What the targets of a product are compiled from and linked with.
  private struct Reach {
    var sources: [SourceFile] = []
    var libraries: [LinkedLibrary] = []
    private var seen: Set<[String]> = []

    /// Adds a target of a package, and what it depends on.
    mutating func add(_ name: String, in folder: String, _ packages: inout LocalPackages) {
      var waiting = [(name: name, folder: folder)]
      while let (name, folder) = waiting.popLast() {
        guard seen.insert([folder, name]).inserted, let manifest = packages.manifest(folder) else {
          continue
        }
        if let target = packages.target(of: manifest, named: name, in: folder) {
          add(target, of: manifest, in: folder, &packages)
          waiting += target.dependencies.reversed().map { ($0.name, folder) }
          continue
        }
        // A product of another package, by its name.
        let others = manifest.localPackages.map { TreePath.joined(folder, $0) }
        if let other = packages.folder(of: name, among: others),
          let product = packages.manifest(other)?.product(name)
        {
          waiting += product.targets.reversed().map { ($0, other) }
        } else if let remote = manifest.remotePackages.first(where: { $0.name == name })
          ?? (manifest.remotePackages.count == 1 ? manifest.remotePackages.first : nil)
        {
          add(
            remote.name, .swiftPackage, products: [name], in: folder, versions: remote.versions)
        } else {
          add(name, .swiftPackage, in: folder)
        }
      }
    }

    private mutating func add(
      _ target: PackageManifest.Target, of manifest: PackageManifest, in folder: String,
      _ packages: inout LocalPackages
    ) {
      switch target.role {
      case .code:
        let known = Set(sources)
        sources += packages.sources(of: target, in: folder).filter { !known.contains($0) }
      case .binary: add(target.name, .binary, in: folder)
      case .outside: break
      }
    }

    private mutating func add(
      _ name: String, _ origin: LinkedLibrary.Origin, products: [String] = [],
      in folder: String, versions: VersionRange? = nil
    ) {
      guard !libraries.contains(where: { $0.name == name }) else { return }
      libraries.append(
        LinkedLibrary(
          name, origin, products: products, isVisible: false,
          declaredIn: TreePath.joined(folder, CodeAlone.manifest), versions: versions))
    }
  }
}

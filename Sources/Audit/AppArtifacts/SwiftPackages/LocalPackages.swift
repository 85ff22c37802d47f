import Findings

/// The Swift packages that are in a tree; each manifest is read once.
struct LocalPackages {
  let tree: FileTree
  private(set) var problems: [ReadingProblem] = []
  private var manifests: [String: PackageManifest?] = [:]
  private var sources: [String: [SourceFile]] = [:]
  private var checkouts: [String: String?] = [:]

  init(tree: FileTree) { self.tree = tree }

  mutating func manifest(_ folder: String) -> PackageManifest? {
    if let known = manifests[folder] { return known }
    let file = TreePath.joined(folder, BuildFiles.swiftPackage)
    var manifest: PackageManifest?
    if tree.hasFile(file) {
      do {
        manifest = PackageManifest(try tree.read(file, limit: 1 << 20))
      } catch {
        problems.append(error)
      }
    }
    manifests[folder] = .some(manifest)
    return manifest
  }

  /// The first of some folders whose package has a product.
  mutating func folder(of product: String, among folders: [String]) -> String? {
    for folder in folders {
      if manifest(folder)?.products.contains(where: { $0.name == product }) == true {
        return folder
      }
    }
    return folders.first { has(product: product, in: $0) }
  }

  /// Whether a package has a product, as it is written down or as its manifest makes it of a
  /// folder.
  mutating func has(product: String, in folder: String) -> Bool {
    guard let manifest = manifest(folder), let found = manifest.product(product) else {
      return false
    }
    return found.targets.contains { target(of: manifest, named: $0, in: folder) != nil }
      || manifest.products.contains { $0.name == product }
  }

  /// A target of a package; nil if only the manifest's names could mean one and no folder does.
  func target(
    of manifest: PackageManifest, named name: String, in folder: String
  ) -> PackageManifest.Target? {
    guard let target = manifest.target(name) else { return nil }
    return target.isImplied && place(of: target, in: folder).map(tree.hasFolder) != true
      ? nil : target
  }

  /// The sources of a target of a package.
  mutating func sources(of target: PackageManifest.Target, in folder: String) -> [SourceFile] {
    let key = folder + "\n" + target.name
    if let known = sources[key] { return known }
    var found: [SourceFile] = []
    if let place = place(of: target, in: folder) {
      let excluded = target.exclude.map { TreePath.joined(place, $0) }
      let included = target.sources.map { TreePath.joined(place, $0) }
      found = tree.files(under: place).compactMap { path in
        guard !excluded.contains(where: { TreePath.contains($0, path) }),
          included.isEmpty || included.contains(where: { TreePath.contains($0, path) })
        else { return nil }
        return SourceFile(compiled: path)
      }
    }
    sources[key] = found
    return found
  }

  /// Whether the folder of a target is there, and nothing of the target is left open.
  func isWhole(_ target: PackageManifest.Target, in folder: String) -> Bool {
    !target.isPartial && place(of: target, in: folder).map(tree.hasFolder) == true
  }

  /// The folder in which a package that is fetched lies, where somebody fetched it into the tree.
  mutating func checkout(_ identity: String, around folder: String) -> String? {
    let key = folder + "\n" + identity
    if let known = checkouts[key] { return known }
    let found = foundCheckout(identity, around: folder)
    checkouts[key] = .some(found)
    return found
  }

  private func foundCheckout(_ identity: String, around folder: String) -> String? {
    var place = folder
    for _ in 0..<4 {
      for cache in ["SourcePackages/checkouts", ".build/checkouts"] {
        let path = TreePath.joined(place, cache + "/" + identity)
        if tree.hasFile(path + "/Package.swift") { return path }
      }
      if place.isEmpty { return nil }
      place = TreePath.folder(place)
    }
    return nil
  }

  private func place(of target: PackageManifest.Target, in folder: String) -> String? {
    if let path = target.path { return TreePath.joined(folder, path) }
    let roots = ["Sources", "Source", "src", "srcs"].map { TreePath.joined(folder, $0) }
    if let own = roots.lazy.map({ $0 + "/" + target.name }).first(where: tree.hasFolder) {
      return own
    }
    // From tools of 5.9 on a package of a single target needs no folder for it.
    let targets = manifests[folder].flatMap(\.self)?.targets.filter { $0.role == .code }
    return targets?.count == 1 ? roots.first(where: tree.hasFolder) : nil
  }
}

import Findings

/// The Swift packages that stand in a tree; each manifest is read once.
struct LocalPackages {
  let tree: FileTree
  private(set) var problems: [ReadingProblem] = []
  private var manifests: [String: PackageManifest?] = [:]
  private var sources: [String: [SourceFile]] = [:]

  init(tree: FileTree) { self.tree = tree }

  mutating func manifest(_ folder: String) -> PackageManifest? {
    if let known = manifests[folder] { return known }
    let file = TreePath.joined(folder, "Package.swift")
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
    for folder in folders where manifest(folder)?.product(product) != nil { return folder }
    return nil
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

  private func place(of target: PackageManifest.Target, in folder: String) -> String? {
    if let path = target.path { return TreePath.joined(folder, path) }
    return ["Sources", "Source", "src", "srcs"].lazy
      .map { TreePath.joined(folder, $0 + "/" + target.name) }
      .first(where: tree.hasFolder)
  }
}

extension SourceFile {
  /// The file as a source that is compiled; nil for a header or anything else.
  init?(compiled path: String) {
    switch TreePath.fileExtension(path) {
    case "swift": self.init(path, .swift)
    case "m", "mm", "c", "cc", "cpp", "cxx": self.init(path, .objectiveC)
    default: return nil
    }
  }
}

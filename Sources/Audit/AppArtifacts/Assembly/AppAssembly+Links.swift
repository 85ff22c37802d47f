import Findings

extension AppAssembly {
  /// What a target links, by its steps first and by its dependencies after.
  mutating func links(of place: TargetPlace) -> [TargetLink] {
    if let known = code.links[place] { return known }
    let found = readLinks(of: place)
    code.links[place] = found
    return found
  }

  private mutating func readLinks(of place: TargetPlace) -> [TargetLink] {
    let target = projects[place]
    let dependencies = projects.all[place.project].graph.objects(of: target.object, "dependencies")
    let graph = projects.all[place.project].graph
    var links: [TargetLink] = []
    for phase in target.phases where phase.action == .link || phase.action == .embed {
      for file in phase.files where file.isForDevice {
        if let product = file.product {
          links.append(link(toProduct: product, in: place.project))
        } else if let reference = file.reference,
          let link = projects.link(to: reference, in: place.project), projects.isLinkable(link)
        {
          links.append(link)
        }
      }
    }
    for product in target.object.list("packageProductDependencies") {
      guard let object = graph.object(product) else { continue }
      links.append(link(toProduct: object, in: place.project))
    }
    for dependency in dependencies {
      if let product = graph.object(dependency["productRef"]) {
        links.append(link(toProduct: product, in: place.project))
      } else if let other = projects.target(of: dependency, in: place.project) {
        if projects.isLinkable(.target(other)) { links.append(.target(other)) }
      } else if let proxy = graph.object(dependency["targetProxy"]),
        let unread = projects.unread(proxy, in: place.project)
      {
        links.append(.library(unread))
      }
    }
    if target.kind(sdk: "iphoneos").isJudged {
      links += projects.unreadProjects(of: place.project).map(TargetLink.library)
    }
    var seen: Set<TargetLink> = []
    return links.filter { seen.insert($0).inserted }
  }

  /// A package product: of a package in the tree, or of one that is fetched.
  private mutating func link(toProduct product: ProjectObject, in number: Int) -> TargetLink {
    let project = projects.all[number]
    let around = TreePath.folder(project.graph.bundle)
    let name = product["productName"] ?? product["name"] ?? product.id
    let package = project.graph.object(product["package"])
    if let url = package?["repositoryURL"] {
      let identity = PackageManifest.identity(url)
      if let folder = files.packages.checkout(identity, around: around),
        files.packages.has(product: name, in: folder)
      {
        return .product(name, folder: folder)
      }
      return .library(
        LinkedLibrary(
          identity, .swiftPackage, products: [name], isVisible: false,
          declaredIn: project.graph.file,
          versions: package?.value["requirement"].flatMap(Self.versions)))
    }
    var folders = project.packageFolders
    if let path = package?["relativePath"] {
      folders.insert(TreePath.joined(around, path), at: 0)
    }
    if let folder = files.packages.folder(of: name, among: folders) {
      return .product(name, folder: folder)
    }
    return .library(
      LinkedLibrary(name, .swiftPackage, isVisible: false, declaredIn: project.graph.file))
  }

  /// What `requirement` of a package that is fetched lets the build take.
  private static func versions(_ requirement: CompactPropertyList.Value) -> VersionRange? {
    func text(_ name: String) -> String? { requirement[name]?.string }
    let oldest = text("minimumVersion")
    return switch text("kind") {
    case "exactVersion": text("version").flatMap { VersionRange(exactly: $0) }
    case "upToNextMajorVersion": oldest.flatMap { VersionRange(from: $0, growing: 0) }
    case "upToNextMinorVersion": oldest.flatMap { VersionRange(from: $0, growing: 1) }
    case "versionRange": oldest.flatMap { VersionRange(from: $0, upTo: text("maximumVersion")) }
    default: nil
    }
  }
}

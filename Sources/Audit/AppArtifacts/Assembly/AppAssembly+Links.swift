import Findings

extension AppAssembly {
  /// What a target links or embeds.
  enum Link: Hashable {
    case target(TargetPlace)
    /// A product of a package that is in the tree.
    case product(String, folder: String)
    case library(LinkedLibrary)
  }

  /// What a target links, by its steps first and by its dependencies after.
  mutating func links(of place: TargetPlace) -> [Link] {
    if let known = knownLinks[place] { return known }
    let found = readLinks(of: place)
    knownLinks[place] = found
    return found
  }

  private mutating func readLinks(of place: TargetPlace) -> [Link] {
    let target = targets[place.project][place.target]
    var links: [Link] = []
    for phase in target.phases where phase.action == .link || phase.action == .embed {
      for file in phase.files where file.isForDevice {
        if let product = file.product {
          links.append(link(toProduct: product, in: place.project))
        } else if let reference = file.reference,
          let link = link(to: reference, in: place.project), isLinkable(link)
        {
          links.append(link)
        }
      }
    }
    for product in target.object.list("packageProductDependencies") {
      guard let object = projects[place.project].object(product) else { continue }
      links.append(link(toProduct: object, in: place.project))
    }
    for dependency in projects[place.project].objects(of: target.object, "dependencies") {
      if let product = projects[place.project].object(dependency["productRef"]) {
        links.append(link(toProduct: product, in: place.project))
      } else if let other = self.target(of: dependency, in: place.project) {
        if isLinkable(.target(other)) { links.append(.target(other)) }
      } else if let proxy = projects[place.project].object(dependency["targetProxy"]),
        let unread = unread(proxy, in: place.project)
      {
        links.append(.library(unread))
      }
    }
    if target.kind(sdk: "iphoneos").isJudged {
      links += unreadProjects(of: place.project).map(Link.library)
    }
    var seen: Set<Link> = []
    return links.filter { seen.insert($0).inserted }
  }

  /// Whether a link brings code into the process, as an embedded extension does not.
  private func isLinkable(_ link: Link) -> Bool {
    guard case .target(let place) = link else { return true }
    switch targets[place.project][place.target].kind(sdk: "iphoneos") {
    case .framework, .staticLibrary: return true
    case .app, .appClip, .appExtension, .watchApp, .test, .other: return false
    }
  }

  /// What a file reference in a step stands for; nil for what the build itself provides.
  func link(to reference: ProjectObject, in project: Int) -> Link? {
    if reference.isA("PBXReferenceProxy") {
      let proxy = projects[project].object(reference["remoteRef"])
      if let other = proxy.flatMap({ target(through: $0, in: project) }) { return .target(other) }
      return .library(unseen(reference["path"] ?? reference["name"] ?? "", in: project))
    }
    if let own = targets[project].firstIndex(where: { $0.productReference == reference.id }) {
      return .target(TargetPlace(project: project, target: own))
    }
    let name = TreePath.name(reference["path"] ?? reference["name"] ?? "")
    let file = projects[project].file
    if reference["sourceTree"] == "BUILT_PRODUCTS_DIR"
      || projects[project].paths[reference.id] == nil
    {
      for mate in mates[project].sorted() {
        if let other = targets[mate].firstIndex(where: { $0.productName == name }) {
          return .target(TargetPlace(project: mate, target: other))
        }
      }
    }
    switch reference["sourceTree"] {
    case "SDKROOT", "DEVELOPER_DIR", "PLATFORM_DIR":
      return .library(
        LinkedLibrary(TreePath.stem(name), .system, isVisible: false, declaredIn: file))
    case "BUILT_PRODUCTS_DIR":
      // What CocoaPods makes is listed pod by pod.
      return Self.isLibrary(name) && !name.hasPrefix("libPods") && !name.hasPrefix("Pods")
        ? .library(unseen(name, in: project)) : nil
    default: break
    }
    guard let path = projects[project].paths[reference.id] else {
      return Self.isLibrary(name) ? .library(unseen(name, in: project)) : nil
    }
    if path.holds("System/Library/Frameworks/") || path.hasSuffix(".tbd") {
      return .library(
        LinkedLibrary(TreePath.stem(name), .system, isVisible: false, declaredIn: file))
    }
    guard Self.isLibrary(path) else { return nil }
    let isFetched = path.split(separator: "/").contains("Carthage")
    return .library(
      LinkedLibrary(
        TreePath.stem(name), isFetched ? .carthage : .binary, isVisible: false, declaredIn: file))
  }

  private static func isLibrary(_ path: String) -> Bool {
    ["framework", "xcframework", "a", "dylib"].contains(TreePath.fileExtension(path))
  }

  /// The product of a target that was not read.
  private func unseen(_ product: String, in project: Int) -> LinkedLibrary {
    let name = TreePath.stem(product)
    return LinkedLibrary(
      name.hasPrefix("lib") && TreePath.fileExtension(product) == "a"
        ? String(name.dropFirst(3)) : name, .project, isVisible: false,
      declaredIn: projects[project].file)
  }

  /// The target of a project that was not read; nil if its project was.
  private func unread(_ proxy: ProjectObject, in project: Int) -> LinkedLibrary? {
    guard let portal = proxy["containerPortal"], portal != projects[project].root.id,
      let bundle = projects[project].paths[portal], isUnread(bundle)
    else { return nil }
    return LinkedLibrary(
      proxy["remoteInfo"] ?? TreePath.stem(bundle), .project, isVisible: false,
      declaredIn: projects[project].file)
  }

  /// The projects that a project names and that were not read, as libraries.
  private func unreadProjects(of project: Int) -> [LinkedLibrary] {
    projects[project].referencedProjects.filter(isUnread).map {
      LinkedLibrary(
        TreePath.stem($0), .project, isVisible: false, declaredIn: projects[project].file)
    }
  }

  /// CocoaPods's own project does not count: its pods are listed one by one.
  private func isUnread(_ bundle: String) -> Bool {
    TreePath.name(bundle) != "Pods.xcodeproj" && !projects.contains { $0.bundle == bundle }
  }

  /// A package product: of a package in the tree, or of one that is fetched.
  private mutating func link(toProduct product: ProjectObject, in project: Int) -> Link {
    let name = product["productName"] ?? product["name"] ?? product.id
    let package = projects[project].object(product["package"])
    if let url = package?["repositoryURL"] {
      let identity = PackageManifest.identity(url)
      let around = TreePath.folder(projects[project].bundle)
      if let folder = packages.checkout(identity, around: around),
        packages.has(product: name, in: folder)
      {
        return .product(name, folder: folder)
      }
      return .library(
        LinkedLibrary(
          identity, .swiftPackage, isVisible: false, declaredIn: projects[project].file,
          versions: package?.value["requirement"].flatMap(Self.versions)))
    }
    var folders = packageFolders[project]
    if let path = package?["relativePath"] {
      folders.insert(TreePath.joined(TreePath.folder(projects[project].bundle), path), at: 0)
    }
    if let folder = packages.folder(of: name, among: folders) {
      return .product(name, folder: folder)
    }
    return .library(
      LinkedLibrary(name, .swiftPackage, isVisible: false, declaredIn: projects[project].file))
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

  /// The target a dependency waits for.
  private func target(of dependency: ProjectObject, in project: Int) -> TargetPlace? {
    if let id = dependency["target"],
      let own = targets[project].firstIndex(where: { $0.object.id == id })
    {
      return TargetPlace(project: project, target: own)
    }
    let proxy = projects[project].object(dependency["targetProxy"])
    return proxy.flatMap { target(through: $0, in: project) }
  }

  /// The target behind a proxy, which names another project and an object in it.
  private func target(through proxy: ProjectObject, in project: Int) -> TargetPlace? {
    guard let portal = proxy["containerPortal"], let id = proxy["remoteGlobalIDString"] else {
      return nil
    }
    let bundle = projects[project].paths[portal]
    let number =
      portal == projects[project].root.id
      ? project : projects.firstIndex { $0.bundle == bundle }
    guard let number,
      let other = targets[number].firstIndex(where: {
        $0.object.id == id || $0.productReference == id
      })
    else { return nil }
    return TargetPlace(project: number, target: other)
  }

  /// The bundle that embeds a target's product, by name.
  func container(of place: TargetPlace, kind: AppTarget.Kind) -> String? {
    let target = targets[place.project][place.target]
    guard let reference = target.productReference else { return nil }
    switch kind {
    case .appClip, .appExtension, .watchApp: break
    case .app, .framework, .staticLibrary, .test, .other: return nil
    }
    for (number, other) in targets[place.project].enumerated() where number != place.target {
      let embeds = other.phases.contains { phase in
        phase.action == .embed && phase.files.contains { $0.reference?.id == reference }
      }
      if embeds { return other.name }
    }
    let waiting = targets[place.project].enumerated().first { number, other in
      number != place.target && other.kind(sdk: "iphoneos").isJudged
        && projects[place.project].dependencyTargets(of: other.object).contains(target.object.id)
    }
    return waiting?.element.name
  }
}

extension XcodeProject {
  /// The project folders this project refers to.
  var referencedProjects: [String] {
    let named =
      root.value["projectReferences"]?.elements.compactMap { reference in
        reference["ProjectRef"]?.string.flatMap { paths[$0] }
      } ?? []
    return named + shownProjects.filter { !named.contains($0) }
  }

  /// The folders of packages that the project names, or holds as single ones or in synchronized
  /// folders.
  func packageFolders(in tree: FileTree) -> [String] {
    let named = root.list("packageReferences").compactMap { object($0)?["relativePath"] }
      .map { TreePath.joined(TreePath.folder(bundle), $0) }
    let inside = synchronizedGroups.flatMap { tree.files(under: $0.path) }
      .filter { $0.hasSuffix("/Package.swift") }.map(TreePath.folder)
    return named + folderReferences.filter { tree.hasFile(TreePath.joined($0, CodeAlone.manifest)) }
      + inside
  }

  func dependencyTargets(of target: ProjectObject) -> [String] {
    target.list("dependencies").compactMap { object($0)?["target"] }
  }
}

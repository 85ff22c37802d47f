extension LoadedProjects {
  /// Whether a link brings code into the process, as an embedded extension does not.
  func isLinkable(_ link: TargetLink) -> Bool {
    guard case .target(let place) = link else { return true }
    switch self[place].kind(sdk: "iphoneos") {
    case .framework, .staticLibrary: return true
    case .app, .appClip, .appExtension, .watchApp, .test, .other: return false
    }
  }

  /// What a file reference in a step stands for; nil for what the build itself provides.
  func link(to reference: ProjectObject, in project: Int) -> TargetLink? {
    if reference.isA("PBXReferenceProxy") {
      let proxy = all[project].graph.object(reference["remoteRef"])
      if let other = proxy.flatMap({ target(through: $0, in: project) }) { return .target(other) }
      return .library(unseen(reference["path"] ?? reference["name"] ?? "", in: project))
    }
    if let own = all[project].targets.firstIndex(where: { $0.productReference == reference.id }) {
      return .target(TargetPlace(project: project, target: own))
    }
    let name = TreePath.name(reference["path"] ?? reference["name"] ?? "")
    let file = all[project].graph.file
    if reference["sourceTree"] == "BUILT_PRODUCTS_DIR"
      || all[project].graph.paths[reference.id] == nil
    {
      for mate in all[project].mates.sorted() {
        if let other = all[mate].targets.firstIndex(where: { $0.productName == name }) {
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
    guard let path = all[project].graph.paths[reference.id] else {
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
      declaredIn: all[project].graph.file)
  }

  /// The target of a project that was not read; nil if its project was.
  func unread(_ proxy: ProjectObject, in project: Int) -> LinkedLibrary? {
    guard let portal = proxy["containerPortal"], portal != all[project].graph.root.id,
      let bundle = all[project].graph.paths[portal], isUnread(bundle)
    else { return nil }
    return LinkedLibrary(
      proxy["remoteInfo"] ?? TreePath.stem(bundle), .project, isVisible: false,
      declaredIn: all[project].graph.file)
  }

  /// The projects that a project names and that were not read, as libraries.
  func unreadProjects(of project: Int) -> [LinkedLibrary] {
    all[project].graph.referencedProjects.filter(isUnread).map {
      LinkedLibrary(
        TreePath.stem($0), .project, isVisible: false, declaredIn: all[project].graph.file)
    }
  }

  /// CocoaPods's own project does not count: its pods are listed one by one.
  private func isUnread(_ bundle: String) -> Bool {
    TreePath.name(bundle) != "Pods.xcodeproj" && !all.contains { $0.graph.bundle == bundle }
  }

  /// The target a dependency waits for.
  func target(of dependency: ProjectObject, in project: Int) -> TargetPlace? {
    if let id = dependency["target"],
      let own = all[project].targets.firstIndex(where: { $0.object.id == id })
    {
      return TargetPlace(project: project, target: own)
    }
    let proxy = all[project].graph.object(dependency["targetProxy"])
    return proxy.flatMap { target(through: $0, in: project) }
  }

  /// The target behind a proxy, which names another project and an object in it.
  private func target(through proxy: ProjectObject, in project: Int) -> TargetPlace? {
    guard let portal = proxy["containerPortal"], let id = proxy["remoteGlobalIDString"] else {
      return nil
    }
    let bundle = all[project].graph.paths[portal]
    let number =
      portal == all[project].graph.root.id
      ? project : all.firstIndex { $0.graph.bundle == bundle }
    guard let number,
      let other = all[number].targets.firstIndex(where: {
        $0.object.id == id || $0.productReference == id
      })
    else { return nil }
    return TargetPlace(project: number, target: other)
  }
}

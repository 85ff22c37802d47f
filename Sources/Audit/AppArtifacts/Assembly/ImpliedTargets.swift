import Findings

/// The targets of a tree without a project: one for each Info.plist of an app or what goes into one.
struct ImpliedTargets {
  private(set) var targets: [AppTarget] = []
  /// The Info.plists of bundles that were built already.
  private(set) var built: [String] = []
  /// The names that modules of the tree may have, as no project names them.
  private var ownModules = ModuleNames()

  /// Makes a target of what lies around each Info.plist.
  init(in files: inout AppFiles) {
    let tree = files.tree
    let candidates =
      tree.focus.isEmpty || tree.hasFolder(tree.focus)
      ? tree.files.filter { $0.hasSuffix("Info.plist") }
      : [tree.focus].filter { $0.hasSuffix(".plist") }
    let specified = SpecifiedInfoPlists(in: tree)
    var found: [(plist: PropertyList, kind: AppTarget.Kind, folder: String)] = []
    for path in candidates
    where tree.hasFile(path) && (tree.focus == path || !specified.leaveOut(path)) {
      guard let list = files.lists.list(path, target: nil),
        let kind = AppTarget.Kind(infoPlist: list)
          ?? (Self.isOfExecutable(list, in: tree) ? .app : nil)
      else { continue }
      if tree.focus != path, Self.isBuilt(list, in: tree) {
        built.append(path)
        continue
      }
      found.append((list, kind, Self.sourceFolder(path)))
    }
    let isLoose = Self.hasSources(in: tree, outside: found.map(\.folder))
    if !found.isEmpty {
      for folder in tree.folders { ownModules.add(module: TreePath.name(folder.path)) }
    }
    for (plist, kind, folder) in found {
      let inner = found.map(\.folder).filter { $0 != folder && TreePath.contains(folder, $0) }
      let paths =
        tree.focus.isEmpty
        ? tree.files(under: folder).filter { file in
          !inner.contains { TreePath.contains($0, file) }
        } : tree.files
      var target = target(of: plist, kind, paths, in: folder, &files)
      target.hasLooseSources = isLoose && tree.focus.isEmpty
      targets.append(target)
    }
  }

  /// Whether a property list lies in a built bundle: the tools of Xcode have signed it, filled it
  /// in, or put the executable beside it.
  private static func isBuilt(_ list: PropertyList, in tree: FileTree) -> Bool {
    let folder = TreePath.folder(list.file)
    let root = list.root.value
    let made = ["DTPlatformBuild", "DTSDKBuild", "DTXcodeBuild"]
    let executable = root["CFBundleExecutable"]?.value.string ?? ""
    return made.contains { root[$0] != nil }
      || tree.hasFolder(TreePath.joined(folder, "_CodeSignature"))
      || tree.hasFile(TreePath.joined(folder, "PkgInfo"))
      || !executable.isEmpty && tree.hasFile(TreePath.joined(folder, executable))
  }

  /// Whether code lies outside the folders of all targets, that of tests aside.
  private static func hasSources(in tree: FileTree, outside folders: [String]) -> Bool {
    tree.files.contains { file in
      SourceFile(compiled: file) != nil && !folders.contains { TreePath.contains($0, file) }
        && !file.split(separator: "/").contains { $0.hasSuffix("Tests") }
    }
  }

  private func target(
    of list: PropertyList, _ kind: AppTarget.Kind, _ paths: [String], in folder: String,
    _ files: inout AppFiles
  ) -> AppTarget {
    var resources = BundleResources()
    for path in paths { resources.add(path) }
    let settings = BuildSettings(
      layers: [], context: SettingsContext(sdk: "iphoneos", configuration: ""))
    var builder = InfoPlistBuilder(settings: settings)
    // Whatever builds this defines the variables, and no one here can see it.
    builder.hasUnseenFiles = true
    let plist = EffectiveInfoPlist(
      position: SourcePosition(file: list.file, line: list.root.line), file: list.file,
      entries: builder.entries(of: list, isPreprocessed: false))
    var kind = kind
    if case .appExtension = kind { kind = .appExtension(point: plist.extensionPoint) }
    let region = plist["CFBundleDevelopmentRegion"].flatMap {
      $0.unresolved.isEmpty ? $0.value.string : nil
    }
    let entitlements = paths.first { $0.hasSuffix(".entitlements") }
    let name = folder.isEmpty ? TreePath.stem(list.file) : TreePath.name(folder)
    let project = folder.isEmpty ? "." : folder
    let id = TargetID(name, in: project)
    var configuration = TargetConfiguration(
      name: "", infoPlist: Self.isPart(list) ? nil : plist,
      deploymentTarget: plist["MinimumOSVersion"].flatMap {
        $0.unresolved.isEmpty ? $0.value.string : nil
      },
      entitlements: entitlements.flatMap { files.lists.list($0, target: id) },
      privacyManifest: resources.privacyManifest.flatMap { files.lists.list($0, target: id) },
      localizations: files.strings.localizations(
        resources, developmentRegion: region ?? "en", knownRegions: [],
        infoPlistName: TreePath.stem(list.file)))
    configuration.copiesPrivacyManifest = resources.privacyManifest != nil
    configuration.showsWebView = plist.explainsLocation && resources.holdWebView(in: files.tree)
    let sources = paths.compactMap(SourceFile.init(compiled:))
    var brought = files.dependencies.looseLibraries(of: name, isApp: kind == .app, in: folder)
    brought.libraries += Self.fetchedPackages(of: folder, &files.packages)
    var known = ownModules
    for library in brought.libraries { known.add(library: library.name) }
    return AppTarget(
      name: name, project: project, kind: kind,
      platforms: [kind == .watchApp ? "watchos" : "iphoneos"], configurations: [configuration],
      sources: sources + brought.sources, frameworkSources: brought.frameworkSources,
      libraries: brought.libraries + files.imports.libraries(of: sources, except: known))
  }

  /// The packages that a Package.swift in the folder fetches.
  private static func fetchedPackages(
    of folder: String, _ packages: inout LocalPackages
  ) -> [LinkedLibrary] {
    let file = TreePath.joined(folder, BuildFiles.swiftPackage)
    guard let manifest = packages.manifest(folder) else { return [] }
    let needed = manifest.targets.flatMap(\.dependencies)
    return manifest.remotePackages.map { name, versions in
      let products = needed.filter { $0.package?.lowercased() == name.lowercased() }.map(\.name)
      return LinkedLibrary(
        name, .swiftPackage, products: products.uniqued, isVisible: false, declaredIn: file,
        versions: versions)
    }
  }

  /// Whether a list names the bundle of what a Package.swift around it makes: a program for iOS, which
  /// cannot be anything but an app.
  private static func isOfExecutable(_ list: PropertyList, in tree: FileTree) -> Bool {
    let root = list.root.value
    let type = root["CFBundlePackageType"]?.value.string ?? "APPL"
    guard type == "APPL", root["CFBundleIdentifier"] != nil, !AppTarget.Kind.isOfMac(root) else {
      return false
    }
    var folder = TreePath.folder(list.file)
    for _ in 0..<4 {
      if let manifest = tree.text(TreePath.joined(folder, BuildFiles.swiftPackage)) {
        return (manifest.holds(".executableTarget(") || manifest.holds(".executable("))
          && manifest.holds(".iOS(") && !manifest.holds(".macOS(")
      }
      if folder.isEmpty { return false }
      folder = TreePath.folder(folder)
    }
    return false
  }

  /// Whether a list is what Xcode keeps beside an Info.plist that build settings make: it names no
  /// bundle, and its purpose strings are settings as well.
  private static func isPart(_ list: PropertyList) -> Bool {
    let naming = [
      "CFBundleIdentifier", "CFBundleExecutable", "CFBundleName", "CFBundleDisplayName",
      "CFBundlePackageType", "CFBundleVersion", "CFBundleShortVersionString",
    ]
    return (list.root.value.dictionary ?? []).allSatisfy {
      !naming.contains($0.key) && !$0.key.hasSuffix("UsageDescription")
    }
  }

  /// The folder whose files belong to an Info.plist: its own, past folders made for resources.
  private static func sourceFolder(_ path: String) -> String {
    var folder = TreePath.folder(path)
    let leftOut = ["resources", "supporting files", "supportingfiles", "support", "supporting"]
    while folder.hasSuffix(".lproj") || leftOut.contains(TreePath.name(folder).lowercased()) {
      folder = TreePath.folder(folder)
    }
    return folder
  }
}

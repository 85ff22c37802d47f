import Findings

extension AppAssembly {
  /// Targets of a tree without a project: one for each Info.plist of an app or what goes into one.
  mutating func impliedTargets() -> [AppTarget] {
    let candidates =
      tree.focus.isEmpty || tree.hasFolder(tree.focus)
      ? tree.files.filter { $0.hasSuffix("Info.plist") }
      : [tree.focus].filter { $0.hasSuffix(".plist") }
    var found: [(plist: PropertyList, kind: AppTarget.Kind, folder: String)] = []
    for path in candidates where tree.hasFile(path) {
      guard let list = lists.list(path, target: nil), let kind = Self.kind(of: list) else {
        continue
      }
      if tree.focus != path, isBuilt(list) {
        built.append(path)
        continue
      }
      found.append((list, kind, Self.sourceFolder(path)))
    }
    let isLoose = hasSources(outside: found.map(\.folder))
    if !found.isEmpty { ownModules = Set(tree.folders.map { TreePath.name($0.path) }) }
    return found.map { plist, kind, folder in
      let inner = found.map(\.folder).filter { $0 != folder && TreePath.contains(folder, $0) }
      let files =
        tree.focus.isEmpty
        ? tree.files(under: folder).filter { file in
          !inner.contains { TreePath.contains($0, file) }
        } : tree.files
      var target = target(of: plist, kind, files, in: folder)
      target.hasLooseSources = isLoose && tree.focus.isEmpty
      return target
    }
  }

  /// Whether a property list lies in a built bundle: the tools of Xcode have signed it, filled it
  /// in, or put the executable beside it.
  private func isBuilt(_ list: PropertyList) -> Bool {
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
  private func hasSources(outside folders: [String]) -> Bool {
    tree.files.contains { file in
      SourceFile(compiled: file) != nil && !folders.contains { TreePath.contains($0, file) }
        && !file.split(separator: "/").contains { $0.hasSuffix("Tests") }
    }
  }

  private mutating func target(
    of list: PropertyList, _ kind: AppTarget.Kind, _ files: [String], in folder: String
  ) -> AppTarget {
    var resources = BundleResources()
    for file in files { resources.add(file) }
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
    let entitlements = files.first { $0.hasSuffix(".entitlements") }
    let name = folder.isEmpty ? TreePath.stem(list.file) : TreePath.name(folder)
    let project = folder.isEmpty ? "." : folder
    let id = TargetID(name, in: project)
    var configuration = TargetConfiguration(
      name: "", infoPlist: Self.isPart(list) ? nil : plist,
      deploymentTarget: plist["MinimumOSVersion"].flatMap {
        $0.unresolved.isEmpty ? $0.value.string : nil
      },
      entitlements: entitlements.flatMap { lists.list($0, target: id) },
      privacyManifest: resources.privacyManifest.flatMap { lists.list($0, target: id) },
      localizations: strings.localizations(
        resources, developmentRegion: region ?? "en", knownRegions: [],
        infoPlistName: TreePath.stem(list.file)))
    configuration.copiesPrivacyManifest = resources.privacyManifest != nil
    configuration.showsWebView = plist.explainsLocation && resources.holdWebView(in: tree)
    let sources = files.compactMap(SourceFile.init(compiled:))
    var brought = dependencies.looseLibraries(of: name, isApp: kind == .app, in: folder)
    brought.libraries += fetchedPackages(of: folder)
    return AppTarget(
      name: name, project: project, kind: kind,
      platforms: [kind == .watchApp ? "watchos" : "iphoneos"], configurations: [configuration],
      sources: sources + brought.sources, frameworkSources: brought.frameworkSources,
      libraries: brought.libraries + imported(by: sources, except: brought.libraries))
  }

  /// The packages that a Package.swift in the folder fetches.
  private mutating func fetchedPackages(of folder: String) -> [LinkedLibrary] {
    let file = TreePath.joined(folder, CodeAlone.manifest)
    let remote = packages.manifest(folder)?.remotePackages ?? []
    return remote.map {
      LinkedLibrary(
        $0.name, .swiftPackage, isVisible: false, declaredIn: file, versions: $0.versions)
    }
  }

  /// The modules that sources import and that are neither Apple's nor made of a folder of the tree.
  private func imported(
    by sources: [SourceFile], except known: [LinkedLibrary]
  ) -> [LinkedLibrary] {
    var names = Set(known.map(\.name))
    var found: [LinkedLibrary] = []
    for source in sources {
      guard let bytes = try? tree.read(source.path) else { continue }
      for module in ImportedModules.foreign(in: bytes, source.language)
      where names.insert(module).inserted && !ownModules.contains(module) {
        found.append(
          LinkedLibrary(module, .imported, isVisible: false, declaredIn: source.path))
      }
    }
    return found.sorted { $0.name < $1.name }
  }

  /// What an Info.plist describes; nil for any other property list, for tests and for frameworks.
  static func kind(of list: PropertyList) -> AppTarget.Kind? {
    let root = list.root.value
    if root["NSExtension"] != nil || root["EXAppExtensionAttributes"] != nil {
      return .appExtension(point: nil)
    }
    if root["NSAppClip"] != nil { return .appClip }
    if root["WKApplication"] != nil || root["WKWatchKitApp"] != nil { return .watchApp }
    let type = root["CFBundlePackageType"]?.value.string ?? ""
    if type == "FMWK" || type == "BNDL" || isOfMac(list) { return nil }
    // Frameworks leave the type to the build, as apps do: only what an app alone has tells.
    let isApp =
      type == "APPL" || keysOfApps.contains { root[$0] != nil }
      || (root.dictionary ?? []).contains { $0.key.hasSuffix("UsageDescription") }
    return isApp ? .app : nil
  }

  /// Whether an app is for the Mac alone.
  private static func isOfMac(_ list: PropertyList) -> Bool {
    let root = list.root.value
    return !keysOfApps.contains { root[$0] != nil }
      && (root["LSMinimumSystemVersion"] != nil || root["LSUIElement"] != nil
        || root["NSPrincipalClass"]?.value.string == "NSApplication")
  }

  /// What only the Info.plist of an app for a phone or tablet has.
  private static let keysOfApps = [
    "BGTaskSchedulerPermittedIdentifiers", "LSRequiresIPhoneOS", "UIApplicationSceneManifest",
    "UIBackgroundModes", "UILaunchScreen", "UILaunchStoryboardName", "UIRequiredDeviceCapabilities",
    "UISupportedInterfaceOrientations",
  ]

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

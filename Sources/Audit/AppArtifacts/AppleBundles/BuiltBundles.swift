import Findings
import MachOReading

/// Bundles that were built already: apps with what is inside them, archives of Xcode, frameworks.
///
/// A bundle becomes a target whose sources are its compiled files: the executable is its own code, and
/// what lies in its folder of frameworks reaches the same process.
struct BuiltBundles {
  let tree: FileTree
  private var lists: PropertyLists
  private var strings: LocalizedStrings
  private(set) var targets: [AppTarget] = []
  private var problems: [ReadingProblem] = []

  /// The endings of folders that Xcode builds, in lower case.
  static let folderEndings: Set<String> = ["app", "appex", "framework", "xcarchive", "xcframework"]

  /// The most bundles that are read, and how deep they may lie inside each other.
  private static let maximumCount = 1024
  private static let maximumDepth = 6

  init(in tree: FileTree) {
    self.tree = tree
    lists = PropertyLists(tree: tree)
    strings = LocalizedStrings(tree: tree)
  }

  /// What could not be read of them, in order.
  var allProblems: [ReadingProblem] {
    (problems + lists.problems + strings.problems)
      .sorted { ($0.position, $0.message) < ($1.position, $1.message) }
  }

  /// Reads what lies at a path: a bundle, a package of bundles, or one compiled file.
  mutating func read(_ path: String, named name: String) {
    switch TreePath.fileExtension(name) {
    case "app": readApp(path, named: name, project: path, container: nil, depth: 0)
    case "appex": readExtension(path, named: name, project: path, container: nil, depth: 0)
    case "framework": readFramework(path, named: name, project: path)
    case "xcframework": readUniversalFramework(path, named: name)
    case "xcarchive": readArchive(path)
    default:
      let isPackage = PackagedFiles.endings.contains(TreePath.fileExtension(name))
      if tree.hasFile(path), !isPackage { return readBinary(path, named: name) }
      readPackage(path)
    }
  }
}

extension BuiltBundles {
  /// The bundles of a package, with or without folders around them.
  private mutating func readPackage(_ path: String) {
    for (folder, name) in bundles(in: path, depth: 0) { read(folder, named: name) }
  }

  /// An archive of Xcode keeps what it built in a folder of products.
  private mutating func readArchive(_ path: String) {
    let products = TreePath.joined(path, "Products")
    for (folder, name) in bundles(in: tree.hasFolder(products) ? products : path, depth: 0) {
      read(folder, named: name)
    }
  }

  /// The outermost bundles in a folder and below it.
  private func bundles(in folder: String, depth: Int) -> [(path: String, name: String)] {
    guard depth < Self.maximumDepth else { return [] }
    return tree.listing(of: folder).folders.prefix(Self.maximumCount).flatMap { name in
      let path = TreePath.joined(folder, name)
      return Self.folderEndings.contains(TreePath.fileExtension(name))
        ? [(path, name)] : bundles(in: path, depth: depth + 1)
    }
  }

  /// An app or an App Clip, and what is inside it.
  private mutating func readApp(
    _ path: String, named name: String, project: String, container: String?, depth: Int
  ) {
    guard depth < Self.maximumDepth, targets.count < Self.maximumCount else { return }
    let (root, executables) = folders(of: path)
    guard let list = infoPlist(in: root, project: project, bundle: name) else { return }
    let kind = AppTarget.Kind(infoPlist: list) ?? .app
    let target = target(
      list, kind, in: root, named: name, project: project, container: container,
      executables: executables)
    targets.append(target)
    for folder in ["PlugIns", "Extensions"] {
      for inner in children(of: TreePath.joined(root, folder), ending: "appex") {
        readExtension(
          inner, named: TreePath.name(inner), project: project, container: target.name,
          depth: depth + 1)
      }
    }
    for folder in ["Watch", "AppClips"] {
      for inner in children(of: TreePath.joined(root, folder), ending: "app") {
        readApp(
          inner, named: TreePath.name(inner), project: project, container: target.name,
          depth: depth + 1)
      }
    }
  }

  private mutating func readExtension(
    _ path: String, named name: String, project: String, container: String?, depth: Int
  ) {
    guard targets.count < Self.maximumCount else { return }
    let (root, executables) = folders(of: path)
    guard let list = infoPlist(in: root, project: project, bundle: name) else { return }
    let kind = AppTarget.Kind(infoPlist: list) ?? .appExtension(point: nil)
    targets.append(
      target(
        list, kind, in: root, named: name, project: project, container: container,
        executables: executables))
  }

  /// Where a bundle's Info.plist and its executable lie: in itself, and for Macs further down.
  private func folders(of path: String) -> (root: String, executables: String) {
    let contents = TreePath.joined(path, "Contents")
    let isForMac =
      !tree.hasFile(TreePath.joined(path, "Info.plist"))
      && tree.hasFile(TreePath.joined(contents, "Info.plist"))
    return isForMac ? (contents, TreePath.joined(contents, "MacOS")) : (path, path)
  }

  /// A framework alone: nothing to hold it to, but what it asks of apps.
  private mutating func readFramework(_ path: String, named name: String, project: String) {
    let inside = ["Resources/Info.plist", "Versions/A/Resources/Info.plist"]
    let plist = (["Info.plist"] + inside).map { TreePath.joined(path, $0) }.first(where: isFile)
    guard let binary = executable(ofFramework: path, named: name) else {
      problems.append(.noBinary(in: path, named: name))
      return
    }
    let list = plist.flatMap { lists.list($0, target: nil) }
    addLibrary(name, project: project, binary: binary, list)
  }

  private mutating func addLibrary(
    _ name: String, project: String, binary: String, _ list: PropertyList?
  ) {
    let bundle = TargetID(TreePath.stem(name), in: Self.project(project))
    var configuration = TargetConfiguration(name: "", infoPlist: list.map(Self.effective))
    let folder = TreePath.folder(list?.file ?? binary)
    let manifest = TreePath.joined(folder, "PrivacyInfo.xcprivacy")
    if tree.hasFile(manifest) {
      configuration.privacyManifest = lists.list(manifest, target: bundle)
      configuration.copiesPrivacyManifest = true
    }
    var target = AppTarget(
      name: bundle.name, project: bundle.project, kind: .framework,
      platforms: list.map(Self.platforms) ?? [], configurations: [configuration],
      sources: [SourceFile(binary, .compiled)])
    target.isBuilt = true
    targets.append(target)
  }

  /// Of a framework for several platforms, the part for phones, and else the first.
  private mutating func readUniversalFramework(_ path: String, named name: String) {
    let file = TreePath.joined(path, "Info.plist")
    guard tree.hasFile(file), let list = lists.list(file, target: nil) else {
      problems.append(.noBinary(in: path, named: name))
      return
    }
    let libraries = list.root.value["AvailableLibraries"]?.value.array ?? []
    func text(_ library: PropertyList.Node, _ key: String) -> String? {
      library.value[key]?.value.string
    }
    let forPhones = libraries.first { library in
      text(library, "SupportedPlatform") == "ios"
        && text(library, "SupportedPlatformVariant") == nil
    }
    guard let library = forPhones ?? libraries.first,
      let identifier = text(library, "LibraryIdentifier"),
      let inner = text(library, "LibraryPath"), !TreePath.isOutside(identifier),
      !TreePath.isOutside(inner)
    else {
      problems.append(.noBinary(in: path, named: name))
      return
    }
    let place = TreePath.joined(TreePath.joined(path, identifier), inner)
    if TreePath.fileExtension(inner) == "framework" {
      readFramework(place, named: TreePath.name(inner), project: path)
    } else {
      addLibrary(TreePath.name(inner), project: path, binary: place, nil)
    }
  }

  /// A compiled file by itself.
  private mutating func readBinary(_ path: String, named name: String) {
    addLibrary(name, project: path, binary: path, nil)
  }
}

extension BuiltBundles {
  private func isFile(_ path: String) -> Bool { tree.hasFile(path) }

  /// The bundles of an ending in a folder.
  private func children(of folder: String, ending: String) -> [String] {
    guard tree.hasFolder(folder) else { return [] }
    return tree.listing(of: folder).folders.filter { TreePath.fileExtension($0) == ending }
      .prefix(Self.maximumCount).map { TreePath.joined(folder, $0) }
  }

  private mutating func infoPlist(
    in folder: String, project: String, bundle name: String
  ) -> PropertyList? {
    let file = TreePath.joined(folder, "Info.plist")
    guard tree.hasFile(file) else {
      problems.append(.noInfoPlist(in: folder.isEmpty ? "." : folder, named: name))
      return nil
    }
    return lists.list(file, target: nil)
  }

  private mutating func target(
    _ list: PropertyList, _ kind: AppTarget.Kind, in folder: String, named name: String,
    project: String, container: String?, executables: String
  ) -> AppTarget {
    let plist = Self.effective(list)
    let id = TargetID(TreePath.stem(name), in: Self.project(project))
    var resources = BundleResources()
    let listing = tree.listing(of: folder)
    for language in listing.folders where language.hasSuffix(".lproj") {
      let path = TreePath.joined(folder, language)
      let files = tree.listing(of: path).files
      let texts = files.filter { $0 == "InfoPlist.strings" }
      for file in texts.isEmpty ? Array(files.prefix(1)) : texts {
        resources.add(TreePath.joined(path, file))
      }
    }
    var configuration = TargetConfiguration(
      name: "", infoPlist: plist, deploymentTarget: plist["MinimumOSVersion"]?.value.string,
      localizations: strings.localizations(
        resources, developmentRegion: plist["CFBundleDevelopmentRegion"]?.value.string ?? "en",
        knownRegions: [], infoPlistName: "Info"))
    let manifest = TreePath.joined(folder, "PrivacyInfo.xcprivacy")
    if tree.hasFile(manifest) {
      configuration.privacyManifest = lists.list(manifest, target: id)
      configuration.copiesPrivacyManifest = true
    }
    configuration.profile = profile(in: folder)
    configuration.innerPrivacyManifests = listing.folders.filter {
      TreePath.fileExtension($0) == "bundle"
    }.compactMap { inner in
      let file = TreePath.joined(TreePath.joined(folder, inner), "PrivacyInfo.xcprivacy")
      return tree.hasFile(file) ? lists.list(file, target: id) : nil
    }
    var kind = kind
    if case .appExtension = kind { kind = .appExtension(point: plist.extensionPoint) }
    var target = AppTarget(
      name: id.name, project: id.project, kind: kind, platforms: Self.platforms(list),
      configurations: [configuration], sources: [], container: container)
    let executable = plist["CFBundleExecutable"]?.value.string ?? id.name
    let file = TreePath.joined(executables, executable)
    if !TreePath.isOutside(executable), tree.hasFile(file) {
      target.sources = [SourceFile(file, .compiled)]
    }
    target.frameworkSources = frameworks(in: folder)
    target.isBuilt = true
    return target
  }

  private mutating func profile(in folder: String) -> ProvisioningProfile? {
    let path = TreePath.joined(folder, ProvisioningProfile.fileName)
    guard tree.hasFile(path) else { return nil }
    do throws(ReadingProblem) {
      return try ProvisioningProfile.read(path, in: tree)
    } catch {
      problems.append(error)
      return nil
    }
  }

  /// The compiled files of the frameworks and libraries that a bundle carries.
  private mutating func frameworks(in folder: String) -> [SourceFile] {
    let frameworks = TreePath.joined(folder, "Frameworks")
    var found: [SourceFile] = []
    if tree.hasFolder(frameworks) {
      let listing = tree.listing(of: frameworks)
      for name in listing.folders where TreePath.fileExtension(name) == "framework" {
        let path = TreePath.joined(frameworks, name)
        if let binary = executable(ofFramework: path, named: name) {
          found.append(SourceFile(binary, .compiled))
        }
        found += self.frameworks(in: path)
      }
      for name in listing.files
      where TreePath.fileExtension(name) == "dylib" && !name.hasPrefix("libswift") {
        found.append(SourceFile(TreePath.joined(frameworks, name), .compiled))
      }
    }
    // Code for debugging lies in a library beside the executable since Xcode 16.
    for name in tree.listing(of: folder).files where name.hasSuffix(".dylib") {
      found.append(SourceFile(TreePath.joined(folder, name), .compiled))
    }
    return found
  }

  /// The binary of a framework: of its own name, or what its Info.plist names.
  private mutating func executable(ofFramework path: String, named name: String) -> String? {
    let usual = TreePath.stem(name)
    let places = ["", "Versions/A", "Versions/Current"].map { TreePath.joined(path, $0) }
    for place in places where tree.hasFile(TreePath.joined(place, usual)) {
      return TreePath.joined(place, usual)
    }
    let plist = TreePath.joined(path, "Info.plist")
    guard tree.hasFile(plist),
      let named = lists.list(plist, target: nil)?.root.value["CFBundleExecutable"]?.value.string,
      !TreePath.isOutside(named), tree.hasFile(TreePath.joined(path, named))
    else { return nil }
    return TreePath.joined(path, named)
  }

  private static func project(_ path: String) -> String { path.isEmpty ? "." : path }

  /// The Info.plist of a built bundle holds no variables any more.
  private static func effective(_ list: PropertyList) -> EffectiveInfoPlist {
    EffectiveInfoPlist(
      position: SourcePosition(file: list.file, line: list.root.line), file: list.file,
      entries: (list.root.value.dictionary ?? []).map { member in
        .init(
          member.key, member.node.value,
          at: SourcePosition(file: list.file, line: member.node.line))
      })
  }

  /// The platforms that it was built for, as SDK names.
  private static func platforms(_ list: PropertyList) -> [String] {
    let root = list.root.value
    let named =
      root["CFBundleSupportedPlatforms"]?.value.array?.compactMap(\.value.string)
      ?? [root["DTPlatformName"]?.value.string].compactMap(\.self)
    return named.map { $0.lowercased() }
  }
}

extension ReadingProblem {
  fileprivate static func noInfoPlist(in folder: String, named name: String) -> ReadingProblem {
    ReadingProblem(
      .unreadableFile, at: SourcePosition(file: folder),
      "\(name) holds no Info.plist, so nothing shows what the bundle declares.",
      wayOut: "Build it again, or name the whole package.")
  }

  fileprivate static func noBinary(in folder: String, named name: String) -> ReadingProblem {
    ReadingProblem(
      .unreadableFile, at: SourcePosition(file: folder.isEmpty ? "." : folder),
      "\(name) holds no compiled file that could be read.",
      wayOut: "Name the framework as it was built, with its binary.")
  }
}

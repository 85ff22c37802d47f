/// The resources of a bundle that matter to permissions: strings of its Info.plist, languages, privacy.
struct BundleResources {
  /// Files of strings whose name ends in "InfoPlist.strings", with the language of each.
  private(set) var strings: [Strings] = []
  /// Catalogs whose name ends in "InfoPlist.xcstrings".
  private(set) var catalogs: [String] = []
  /// The languages that any resource is made for, "Base" and "mul" left out.
  private(set) var languages: Set<String> = []
  /// Whether there is a catalog, which brings the languages of the project with it.
  private(set) var hasCatalog = false
  private(set) var privacyManifest: String?
  /// Storyboards and nibs, in the order in which they are copied.
  private(set) var interfaces: [String] = []

  struct Strings {
    var path: String
    var language: String
  }

  init() {}

  /// The resources of a target: those its steps copy and those of its synchronized folders.
  init(
    of target: ProjectTarget, in project: XcodeProject, folderFiles: [String], tree: FileTree,
    sdk: String?
  ) {
    for phase in target.phases where phase.action == .copyResources {
      for file in phase.files where file.isFor(sdk: sdk) {
        guard let reference = file.reference else { continue }
        if reference.isA("PBXVariantGroup") {
          for child in reference.list("children") { project.paths[child].map { add($0) } }
        } else if let path = project.paths[reference.id] {
          if path.hasSuffix(".lproj") {
            tree.files(under: path).forEach { add($0) }
          } else {
            add(path)
          }
        }
      }
    }
    for path in folderFiles { add(path) }
  }

  mutating func add(_ path: String) {
    let name = TreePath.name(path)
    if let language = Self.language(of: path) {
      // Xcode keeps the catalogue of a storyboard in "mul.lproj", for "multiple languages".
      if language != "Base", language != "mul" { languages.insert(language) }
      if name.hasSuffix("InfoPlist.strings") {
        strings.append(Strings(path: path, language: language))
      }
    }
    if name.hasSuffix(".xcstrings") {
      hasCatalog = true
      if name.hasSuffix("InfoPlist.xcstrings") { catalogs.append(path) }
    } else if name.hasSuffix(".xcprivacy") {
      // Others than the one that is read may be renamed by a step of the build.
      if privacyManifest == nil || name == "PrivacyInfo.xcprivacy" { privacyManifest = path }
    } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      interfaces.append(path)
    }
  }

  /// Whether a storyboard or a nib holds a web view.
  func holdWebView(in tree: FileTree) -> Bool {
    interfaces.contains { path in
      guard let bytes = try? tree.read(path) else { return false }
      return String(decoding: bytes, as: UTF8.self).holds("<wkWebView ")
    }
  }

  /// The name of the last folder on the way that ends in ".lproj".
  static func language(of path: String) -> String? {
    guard TreePath.isLocalized(path) else { return nil }
    return TreePath.parts(path).last(where: TreePath.isLanguage).map { String($0.dropLast(6)) }
  }
}

extension BuildPhase.File {
  /// Whether the file takes part in a build for a phone or a watch.
  var isForDevice: Bool { isFor(sdk: "iphoneos") || isFor(sdk: "watchos") }

  /// Whether the file takes part in a build for an SDK.
  func isFor(sdk: String?) -> Bool {
    guard !platforms.isEmpty, let sdk else { return true }
    let names = [
      "iphoneos": "ios", "watchos": "watchos", "macosx": "macos", "appletvos": "tvos",
      "xros": "xros",
    ]
    return names[sdk].map(platforms.contains) ?? true
  }
}

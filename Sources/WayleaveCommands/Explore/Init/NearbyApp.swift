import AppArtifacts
import PlatformModel

/// The app that a file belongs to, as far as a project or an Info.plist stands near it.
struct NearbyApp {
  /// The name under its icon.
  var name: String
  /// Where its Info.plist or its settings stand.
  var place: String
  var purposeStrings: [(key: InfoPlistKey, text: String)] = []
  var temporaryAccuracy: [(key: String, text: String)] = []
  var backgroundModes: [String] = []
  var defaultAccuracyReduced = false
  var requiresExplicitServiceSession = false
  /// The oldest release that installs it.
  var deploymentTarget: OSVersion?

  /// The app of the project around a file, or of the project that is named.
  static func find(near file: String, named project: String?) throws(CommandFailure) -> NearbyApp? {
    if let project {
      try InputPath(path: project).check()
      guard let app = read(PlainPath(project), file: PlainPath(file)) else {
        throw CommandFailure(
          "\(project): holds no app for iOS with a readable Info.plist; `wayleave check` says why")
      }
      return app
    }
    return root(around: PlainPath(file)).flatMap { read($0, file: PlainPath(file)) }
  }

  /// The folder of the project around a file: the nearest with one, else that of the repository,
  /// else the nearest with an Info.plist.
  static func root(around file: PlainPath) -> PlainPath? {
    var folder = file.folder
    var lists: PlainPath?
    while !folder.parts.isEmpty {
      let names = folder.names
      let isProject = names.contains {
        $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "project.yml"
          || $0 == "Project.swift" || $0 == ".git"
      }
      if isProject { return folder }
      if lists == nil, names.contains("Info.plist") { lists = folder }
      folder = folder.folder
    }
    return lists
  }

  private static func read(_ root: PlainPath, file: PlainPath) -> NearbyApp? {
    let tree = FileTree.disk(root.text)
    // The root of a project that is named is the folder around it.
    let folder = tree.focus.isEmpty ? root : root.folder
    let targets = AppReader.read(tree, root: root.text).targets.filter {
      $0.kind == .app || $0.kind == .watchApp
    }
    let own = file.seen(from: folder)
    // Another app of the same repository says nothing about a file that it does not compile.
    let owners = targets.filter { target in target.sources.contains { $0.path == own } }
    for target in owners.isEmpty && targets.count == 1 ? targets : owners {
      for configuration in target.configurations {
        guard let list = configuration.infoPlist else { continue }
        return NearbyApp(target, configuration, list)
      }
    }
    return nil
  }

  private init(
    _ target: AppTarget, _ configuration: TargetConfiguration, _ list: EffectiveInfoPlist
  ) {
    func text(_ key: String) -> String? {
      list[key].flatMap { $0.unresolved.isEmpty ? $0.value.string : nil }
    }
    let named = [text("CFBundleDisplayName"), text("CFBundleName")].compactMap(\.self)
    // Where no project names the target, it has the name of its list.
    let isImplied = list.file.map { $0.hasSuffix(target.name + ".plist") } ?? false
    name = named.first { !$0.isEmpty } ?? (isImplied ? "App" : target.name)
    place = list.position.description
    for key in Self.keys {
      if let value = text(key.rawValue) { purposeStrings.append((key, value)) }
    }
    for member in list[InfoPlistKey.temporaryAccuracy.rawValue]?.value.dictionary ?? [] {
      if let value = member.node.value.string { temporaryAccuracy.append((member.key, value)) }
    }
    backgroundModes = (list[InfoPlistKey.backgroundModes.rawValue]?.value.array ?? [])
      .compactMap(\.value.string)
    defaultAccuracyReduced =
      list[InfoPlistKey.defaultAccuracyReduced.rawValue]?.value.boolean ?? false
    requiresExplicitServiceSession =
      list[InfoPlistKey.requireExplicitServiceSession.rawValue]?.value.boolean ?? false
    deploymentTarget = configuration.deploymentTarget.flatMap { try? OSVersion(parsing: $0) }
  }

  /// The texts that prompts show, in the order of the questions.
  static let keys: [InfoPlistKey] = [
    .whenInUse, .alwaysAndWhenInUse, .always, .motion, .bluetoothAlways, .bluetoothPeripheral,
  ]
}

import AppArtifacts
import FileAccess
import PlatformModel
import SourceReaders

/// The app that a file belongs to, as far as a project or an Info.plist is near it.
struct NearbyApp {
  /// The name under its icon.
  var name: String
  /// Where its Info.plist or its settings are.
  var place: String
  var purposeStrings: [(key: InfoPlistKey, text: String)] = []
  var temporaryAccuracy: [(key: String, text: String)] = []
  var backgroundModes: [String] = []
  var defaultAccuracyReduced = false
  var requiresExplicitServiceSession = false
  /// The oldest release that installs it.
  var deploymentTarget: OSVersion?
  /// The oldest release of another system than iOS: "10.0 of watchos".
  var oldestElsewhere: String?
  /// The language of its target.
  var languageMode: SwiftLanguageMode?
  /// What its target sets of its isolation, as a manifest spells it.
  var swiftSettings: [String] = []
  /// The keys whose values hold variables that nothing sets, with these.
  var unresolved: [(key: String, variables: [String])] = []

  /// What is near a file, or in the project that is named.
  enum Found {
    case one(NearbyApp)
    /// Apps of which none compiles the file, by their names.
    case several([String])
    case none

    /// The app, where it is known which.
    var known: NearbyApp? {
      if case .one(let app) = self { app } else { nil }
    }

    /// A purpose key of temporary full accuracy that the app declares, or one for the test.
    var purposeKey: String { known?.temporaryAccuracy.first?.key ?? "Route" }

    /// Why there is none, for a comment.
    var lack: String {
      switch self {
      case .one, .none: "no Info.plist was found"
      case .several(let names):
        "none of \(names.joined(separator: ", ")) compiles the file, and --app names an Info.plist"
      }
    }
  }

  /// The app of the project around a file, by its root, or of the project that is named.
  static func find(
    near file: String, under root: PlainPath?, named project: String?
  ) throws(CommandFailure) -> Found {
    guard let project else {
      return root.map { read($0, file: PlainPath(file).resolved) } ?? .none
    }
    try InputPath(path: project).check()
    let found = read(PlainPath(project).resolved, file: PlainPath(file).resolved)
    switch found {
    case .one: return found
    case .several(let names):
      throw CommandFailure(
        "\(project): none of its apps compiles \(file): \(names.joined(separator: ", ")); "
          + "give the Info.plist of one with --app")
    case .none:
      throw .noApp(in: project)
    }
  }

  /// The folder of the project around a file: the nearest with one, else that of the repository,
  /// else the nearest with an Info.plist.
  static func root(around file: PlainPath) -> PlainPath? {
    var lists: PlainPath?
    for folder in file.folder.upwards {
      let names = folder.names
      let isProject = names.contains {
        $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" || $0.hasSuffix(".xcworkspace")
          || $0 == "project.yml" || $0 == "Project.swift" || $0 == ".git"
      }
      if isProject { return folder }
      if lists == nil, names.contains("Info.plist") { lists = folder }
    }
    return lists
  }

  private static func read(_ root: PlainPath, file: PlainPath) -> Found {
    let tree = FileTree.disk(root.text).reading(.ofThisMachine)
    // The root of a project that is named is the folder around it.
    let folder = tree.focus.isEmpty ? root : root.folder
    let artifact = AppReader.read(tree, root: root.text)
    let all = artifact.targets.filter {
      [.app, .watchApp, .appClip].contains($0.kind)
    }
    func hasList(_ target: AppTarget) -> Bool {
      target.configurations.contains { $0.infoPlist != nil }
    }
    let own = file.seen(from: folder)
    // Another app of the same repository says nothing about a file that it does not compile.
    let compiling = all.filter { target in target.sources.contains { $0.path == own } }
    let owners = compiling.filter(hasList)
    let apps = all.filter { $0.kind != .appClip && hasList($0) }
    // One whose list cannot be read may be the file's, too.
    func mayBelong(toListOf problem: ReadingProblem) -> Bool {
      problem.code != .unresolvedInfoPlist && problem.position.file.hasSuffix("Info.plist")
        && own.hasPrefix(problem.position.file.dropLast("Info.plist".count))
    }
    let isAlone =
      compiling.isEmpty && all.count { $0.kind != .appClip } == 1
      && !artifact.problems.contains(where: mayBelong)
    let candidates = owners.isEmpty && isAlone ? apps : owners
    for target in candidates.filter(\.isForIOS) + candidates.filter({ !$0.isForIOS }) {
      for configuration in target.configurations {
        guard let list = configuration.infoPlist else { continue }
        var app = NearbyApp(target, configuration, list)
        if candidates.count > 1 {
          app.place += ", of \(target.name), the first of \(candidates.count) that compile the file"
        }
        return .one(app)
      }
    }
    return apps.isEmpty ? .none : .several(apps.map(\.name))
  }

  private init(
    _ target: AppTarget, _ configuration: TargetConfiguration, _ list: EffectiveInfoPlist
  ) {
    let named = ["CFBundleDisplayName", "CFBundleName"].compactMap { key in
      list[key].flatMap { $0.unresolved.isEmpty ? $0.value.string : nil }
    }
    // Where no project names the target, it has the name of its list.
    let isImplied = list.file.map { $0.hasSuffix(target.name + ".plist") } ?? false
    name = named.first { !$0.isEmpty } ?? (isImplied ? "App" : target.name)
    place = list.position.description
    func entry(_ key: InfoPlistKey) -> EffectiveInfoPlist.Entry? {
      guard let entry = list[key.rawValue] else { return nil }
      if !entry.unresolved.isEmpty { unresolved.append((entry.key, entry.unresolved)) }
      return entry
    }
    func text(_ value: PropertyList.Value, of entry: EffectiveInfoPlist.Entry) -> String? {
      guard value.string == "", !entry.unresolved.isEmpty else { return value.string }
      return entry.unresolved.map { "$(\($0))" }.joined()
    }
    for key in Self.keys {
      if let entry = entry(key), let text = text(entry.value, of: entry) {
        purposeStrings.append((key, text))
      }
    }
    if let entry = entry(.temporaryAccuracy) {
      for member in entry.value.dictionary ?? [] {
        if let text = text(member.node.value, of: entry) {
          temporaryAccuracy.append((member.key, text))
        }
      }
    }
    backgroundModes = (entry(.backgroundModes)?.value.array ?? [])
      .compactMap(\.value.string).filter { !$0.isEmpty }
    defaultAccuracyReduced = entry(.defaultAccuracyReduced)?.value.boolean ?? false
    requiresExplicitServiceSession =
      entry(.requireExplicitServiceSession)?.value.boolean ?? false
    languageMode = configuration.swiftVersion.flatMap { SwiftLanguageMode(setting: $0) }
    if configuration.isMainActorByDefault {
      swiftSettings.append(CodeLanguage.isolated)
    }
    if configuration.isApproachablyConcurrent {
      swiftSettings += Self.approachable.map { ".enableUpcomingFeature(\($0.asSwift))" }
    }
    if target.isForIOS {
      deploymentTarget = configuration.deploymentTarget.flatMap { try? OSVersion(parsing: $0) }
    } else {
      oldestElsewhere = configuration.deploymentTarget.map {
        "\($0) of \(target.platforms.joined(separator: ", "))"
      }
    }
  }

  /// What SWIFT_APPROACHABLE_CONCURRENCY turns on; some of it is the default of Swift 6 mode alone.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The texts that prompts show, in the order of the questions.
  static let keys: [InfoPlistKey] = [
    .whenInUse, .alwaysAndWhenInUse, .always, .motion, .bluetoothAlways, .bluetoothPeripheral,
  ]
}

extension AppTarget {
  /// Whether its releases are those of iOS; a target that names no system counts.
  fileprivate var isForIOS: Bool { platforms.isEmpty || platforms.contains("iphoneos") }
}

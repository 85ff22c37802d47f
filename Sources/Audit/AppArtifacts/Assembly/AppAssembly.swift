import Findings

/// One read of a tree: what was parsed so far, and what was wrong with it.
struct AppAssembly {
  let tree: FileTree
  var lists: PropertyLists
  var files: ConfigurationFiles
  var strings: LocalizedStrings
  var packages: LocalPackages
  var dependencies: DependencyFiles
  var projects: [XcodeProject] = []
  var targets: [[ProjectTarget]] = []
  /// How many of the projects, from the first on, are checked; the others are read as libraries.
  var judgedProjects = 0
  /// For each project, those whose products it may link by name.
  var mates: [Set<Int>] = []
  /// The settings that a configuration object itself holds, by project and id.
  var layers: [Int: [String: SettingsLayer]] = [:]
  var settings: [TargetPlace: [Configuration]] = [:]
  var ownSources: [TargetPlace: [SourceFile]] = [:]
  /// What each target links: the targets of an app reach the same ones.
  var knownLinks: [TargetPlace: [Link]] = [:]
  var folderFiles: [TargetPlace: [String]] = [:]
  /// For each project, the folders of the packages it names.
  var packageFolders: [[String]] = []
  /// For each project, where the workspaces that name it keep the versions of packages.
  var resolvedFiles: [[String]] = []
  var resolvedPackages: [Int: [String: VersionRange]] = [:]
  /// The names that modules of the tree may have, where no project names them.
  var ownModules: Set<String> = []
  var staticLibraries: [TargetPlace: Bool] = [:]
  var problems: [ReadingProblem] = []
  /// The folders of packages that hold a privacy manifest; looked for where a target has none.
  lazy var manifestedFolders: [String] = Self.packagesWithManifest(in: tree)
  /// The Info.plists of bundles that were built already.
  var built: [String] = []

  init(tree: FileTree) {
    self.tree = tree
    lists = PropertyLists(tree: tree)
    files = ConfigurationFiles(tree: tree)
    strings = LocalizedStrings(tree: tree)
    packages = LocalPackages(tree: tree)
    dependencies = DependencyFiles(tree: tree)
  }

  /// Reads the projects, each with its targets, and those they refer to for the code in them.
  mutating func load(_ found: ProjectDiscovery) {
    for bundle in found.projects {
      do {
        try load(bundle)
      } catch {
        problems.append(error)
      }
    }
    judgedProjects = projects.count
    loadReferenced(among: Set(found.projects))
    packageFolders = projects.map { project in
      project.packageFolders(in: tree)
        + found.workspaces.filter { $0.projects.contains(project.bundle) }.flatMap(\.packages)
    }
    resolvedFiles = projects.map { project in
      found.workspaces.filter { $0.projects.contains(project.bundle) }
        .map { $0.path + "/xcshareddata/swiftpm/Package.resolved" }
    }
    mates = projects.indices.map { number in
      let bundle = projects[number].bundle
      let neighbours = Set(
        found.workspaces.filter { $0.projects.contains(bundle) }.flatMap(\.projects)
          + projects[number].referencedProjects)
      return Set(projects.indices.filter { neighbours.contains(projects[$0].bundle) })
    }
  }

  private mutating func load(_ bundle: String) throws(ReadingProblem) {
    var project = try XcodeProject(bundle: bundle, tree: tree)
    let objects = project.objects(of: project.root, "targets")
    targets.append(objects.map { ProjectTarget($0, in: &project) })
    projects.append(project)
  }

  /// Reads the projects that others refer to, a library's among them: their code ends in the apps.
  ///
  /// One that is not there, or cannot be read, stays an unknown of the targets that need it.
  private mutating func loadReferenced(among known: Set<String>) {
    var known = known
    var number = 0
    while number < projects.count {
      for bundle in projects[number].referencedProjects where known.insert(bundle).inserted {
        guard tree.hasFile(bundle + "/project.pbxproj") else { continue }
        do {
          try load(bundle)
        } catch {
          continue
        }
      }
      number += 1
    }
  }

  /// Every target of the projects, checked.
  mutating func assembled() -> [AppTarget] {
    var assembled: [AppTarget] = []
    for number in 0..<judgedProjects {
      for target in targets[number].indices {
        assembled.append(self.target(at: TargetPlace(project: number, target: target)))
      }
    }
    return assembled
  }

  /// The problems of all that took part, in the order of files.
  var allProblems: [ReadingProblem] {
    let all =
      tree.problems + problems + projects.flatMap(\.problems) + files.problems + lists.problems
      + strings.problems + packages.problems
    return all.sorted { ($0.position, $0.message) < ($1.position, $1.message) }
  }

  private mutating func target(at place: TargetPlace) -> AppTarget {
    let target = targets[place.project][place.target]
    let configurations = settings(of: place)
    let sdk = configurations.first?.settings.context.sdk ?? "iphoneos"
    var kind = target.kind(sdk: sdk)
    var result = AppTarget(
      name: target.name, project: projects[place.project].bundle, kind: kind,
      platforms: Self.platforms(configurations.first?.settings, sdk: sdk), configurations: [],
      container: container(of: place, kind: kind))
    guard kind.isJudged, result.runsOnPhoneOrWatch else {
      result.configurations = configurations.map {
        TargetConfiguration(
          name: $0.name, infoPlist: nil, deploymentTarget: Self.deploymentTarget($0.settings))
      }
      result.sources = sources(of: place)
      return result
    }
    result.configurations = self.configurations(configurations, of: place)
    if case .appExtension = kind {
      kind = .appExtension(
        point: result.configurations.lazy.compactMap { $0.infoPlist?.extensionPoint }.first)
    }
    result.kind = kind
    let reach = reach(of: place)
    result.sources = reach.sources
    result.frameworkSources = reach.frameworkSources
    result.libraries = reach.libraries
    if result.configurations.contains(where: { $0.privacyManifest == nil }) {
      result.manifestedFolders = manifestedFolders
    }
    return result
  }

  /// The folders of packages that hold a privacy manifest.
  private static func packagesWithManifest(in tree: FileTree) -> [String] {
    tree.files(named: "PrivacyInfo.xcprivacy").compactMap { path in
      var folder = TreePath.folder(path)
      while !folder.isEmpty {
        if tree.hasFile(TreePath.joined(folder, CodeAlone.manifest)) { return folder }
        folder = TreePath.folder(folder)
      }
      return nil
    }
  }

  private static func platforms(_ settings: BuildSettings?, sdk: String) -> [String] {
    let named = settings?.list("SUPPORTED_PLATFORMS").filter { !$0.hasSuffix("simulator") } ?? []
    return named.isEmpty ? [sdk] : named
  }
}

extension AppTarget {
  /// Whether it builds for a phone or a watch; no rule here reads the Info.plist of a
  /// television's app.
  fileprivate var runsOnPhoneOrWatch: Bool {
    platforms.contains { $0.hasPrefix("iphone") || $0.hasPrefix("watch") }
  }
}

extension AppTarget.Kind {
  /// Whether the target builds a bundle that asks for permissions in a process of its own.
  var isJudged: Bool {
    switch self {
    case .app, .appClip, .appExtension, .watchApp: true
    case .framework, .staticLibrary, .test, .other: false
    }
  }
}

extension EffectiveInfoPlist {
  /// The value of NSExtensionPointIdentifier, or of its ExtensionKit twin.
  package var extensionPoint: String? {
    self["NSExtension"]?.value["NSExtensionPointIdentifier"]?.value.string
      ?? self["EXAppExtensionAttributes"]?.value["EXExtensionPointIdentifier"]?.value.string
  }
}

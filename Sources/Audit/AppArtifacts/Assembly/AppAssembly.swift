import Findings

/// One read of a tree with projects: what they build, of what, and what was wrong with it.
struct AppAssembly {
  /// The files that are read in addition to those of the projects.
  var files: AppFiles
  var projects: LoadedProjects
  /// The settings of targets, as far as they were asked for.
  var settings: ProjectSettings
  /// What targets are made of, as far as it was asked for.
  var code = TargetCode()
  /// The folders of packages that hold a privacy manifest; looked for where a target has none.
  private lazy var manifestedFolders = Self.packagesWithManifest(in: tree)
  private var problems: [ReadingProblem]

  /// Reads the projects that were found.
  init(of found: ProjectDiscovery, in tree: FileTree) {
    files = AppFiles(tree: tree)
    projects = LoadedProjects(found, in: tree)
    settings = ProjectSettings(tree: tree)
    problems = found.problems + projects.problems
  }

  var tree: FileTree { files.tree }

  /// Every target of the projects, checked.
  mutating func assembled() -> [AppTarget] {
    var assembled: [AppTarget] = []
    for number in 0..<projects.judgedCount {
      for target in projects.all[number].targets.indices {
        assembled.append(self.target(at: TargetPlace(project: number, target: target)))
      }
    }
    return assembled
  }

  /// The problems of all that took part, in the order of files.
  var allProblems: [ReadingProblem] {
    let all =
      tree.problems + problems + projects.all.flatMap(\.graph.problems) + settings.problems
      + files.problems
    return all.sorted { ($0.position, $0.message) < ($1.position, $1.message) }
  }

  /// Keeps a problem, once however many configurations have it.
  mutating func report(_ problem: ReadingProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// The configurations of a target in project order.
  mutating func settings(of place: TargetPlace) -> [BuildConfiguration] {
    settings.configurations(
      of: projects[place], at: place, in: &projects.all[place.project].graph)
  }

  private mutating func target(at place: TargetPlace) -> AppTarget {
    let target = projects[place]
    let project = projects.all[place.project]
    let configurations = settings(of: place)
    let sdk = configurations.first?.settings.context.sdk ?? "iphoneos"
    var kind = target.kind(sdk: sdk)
    var result = AppTarget(
      name: target.name, project: project.graph.bundle, kind: kind,
      platforms: Self.platforms(configurations.first?.settings, sdk: sdk), configurations: [],
      container: project.container(ofTarget: place.target, kind: kind))
    guard kind.isJudged, result.runsOnPhoneOrWatch else {
      result.configurations = configurations.map {
        TargetConfiguration(
          name: $0.name, infoPlist: nil, deploymentTarget: $0.settings.deploymentTarget)
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
    result.absentSources = reach.targets.flatMap { code.absentSources[$0] ?? [] }.uniqued
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
        if tree.hasFile(TreePath.joined(folder, BuildFiles.swiftPackage)) { return folder }
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

import Findings

/// A project that was read, with its targets and what the tree around it says of it.
struct LoadedProject {
  /// The project file.
  var graph: XcodeProject
  /// The targets, in the order of the file.
  let targets: [ProjectTarget]
  /// The numbers of the projects whose products it may link by name.
  var mates: Set<Int> = []
  /// The folders of the packages that it or a workspace around it names.
  var packageFolders: [String] = []
  /// Where the workspaces that name it keep the versions of packages.
  var resolvedFiles: [String] = []

  /// Reads the project file inside a project folder, and all targets in it.
  init(bundle: String, tree: FileTree) throws(ReadingProblem) {
    var graph = try XcodeProject(bundle: bundle, tree: tree)
    let objects = graph.objects(of: graph.root, "targets")
    targets = objects.map { ProjectTarget($0, in: &graph) }
    self.graph = graph
  }

  /// The bundle that embeds the product of a target, by name.
  func container(ofTarget number: Int, kind: AppTarget.Kind) -> String? {
    let target = targets[number]
    guard let reference = target.productReference else { return nil }
    switch kind {
    case .appClip, .appExtension, .watchApp: break
    case .app, .framework, .staticLibrary, .test, .other: return nil
    }
    for (other, candidate) in targets.enumerated() where other != number {
      let embeds = candidate.phases.contains { phase in
        phase.action == .embed && phase.files.contains { $0.reference?.id == reference }
      }
      if embeds { return candidate.name }
    }
    let waiting = targets.enumerated().first { other, candidate in
      other != number && candidate.kind(sdk: "iphoneos").isJudged
        && graph.dependencyTargets(of: candidate.object).contains(target.object.id)
    }
    return waiting?.element.name
  }

  /// Whether a script of a target's build has Gradle embed a framework, which newer templates
  /// leave the search paths to.
  func buildsKotlin(_ target: ProjectTarget) -> Bool {
    target.object.list("buildPhases").contains { phase in
      let script = graph.object(phase)?["shellScript"] ?? ""
      return script.holds("AppleFrameworkForXcode") || script.holds("packForXcode")
    }
  }
}

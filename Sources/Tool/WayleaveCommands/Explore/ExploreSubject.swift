import AppArtifacts
import AuthorizationEngine
import PermissionAudit
import PlatformModel
import StateExploration

/// The targets that declare and call the same, about which one search is made.
struct ExploreSubject {
  /// Their names, with configurations where these differ.
  var names: [String]
  /// The name of the app among them for Settings; nil where the subject stands for any app.
  var app: String?
  /// What they are, in words.
  var kind: String
  /// The oldest release that they run on; nil where nothing says.
  var deploymentTarget: OSVersion?
  /// What they declare.
  var build: AppBuild
  /// What their code calls.
  var calls: [Event]
  /// Whether any of the calls brings up a question.
  var asks = true

  /// The names in one line.
  var title: String { names.joined(separator: ", ") }

  /// How many states a search keeps at most: a second or two of work.
  private static let mostStates = 1_000_000

  /// The subjects below a path, or the one that declares everything; stops where there is none.
  static func all(
    at path: String?, named targets: [String], console: Console
  ) throws(CommandFailure) -> [ExploreSubject] {
    guard let path else { return [everything] }
    try InputPath(path: path).check()
    let line = ProgressLine(on: console)
    let tree = FileTree.disk(path).reading(.ofThisMachine)
    let builds = Checkup().callingBuilds(on: tree, root: path) { done, count in
      line.show(done, of: count)
    }
    line.erase()
    for name in targets where !builds.contains(where: { $0.declared.isNamed(name) }) {
      throw CommandFailure(
        "no target named '\(name)' in \(path) runs on a phone; `wayleave matrix \(path)` names them"
      )
    }
    let wanted = builds.filter { targets.isEmpty || targets.contains(where: $0.declared.isNamed) }
    guard !wanted.isEmpty else {
      throw .noApp(in: path, remark: ", and iOS alone is searched")
    }
    // An extension has the permission of its app, which the person gives to the app.
    let own = wanted.filter { $0.declared.build.kind != .appExtension }
    return merged(targets.isEmpty && !own.isEmpty ? own : wanted)
  }

  /// Targets that agree become one; of those that ask for nothing only apps are left.
  private static func merged(_ builds: [CallingBuild]) -> [ExploreSubject] {
    var subjects: [ExploreSubject] = []
    let asking = builds.filter { $0.asks || $0.declared.build.kind == .app }
    for calling in asking.isEmpty ? builds : asking {
      let declared = calling.declared
      if let place = subjects.firstIndex(where: {
        $0.build == declared.build && $0.calls == calling.calls
          && $0.deploymentTarget == declared.deploymentTarget
      }) {
        subjects[place].names.append(declared.title)
      } else {
        subjects.append(
          ExploreSubject(
            names: [declared.title], app: declared.target, kind: declared.kind,
            deploymentTarget: declared.deploymentTarget,
            build: declared.build, calls: calling.calls, asks: calling.asks))
      }
    }
    return subjects
  }

  /// An app that lacks nothing and asks for both.
  private static let everything = ExploreSubject(
    names: ["A made-up app that declares everything and asks for both"], kind: "app",
    build: AppBuild(
      purposeStrings: [.whenInUse, .always, .alwaysAndWhenInUse], hasLocationBackgroundMode: true),
    calls: [.requestWhenInUse, .requestAlways, .startUpdating, .setAllowsBackground(true)])

  /// The question about it on some releases.
  func search(on releases: [OSVersion], depth: Int?) -> AppSearch {
    AppSearch(
      build, calls: calls, releases: releases,
      limits: SearchLimits(states: Self.mostStates, depth: depth))
  }

  /// What people can make of it.
  func outcomes(on releases: [OSVersion], depth: Int?) -> [AppOutcome] {
    search(on: releases, depth: depth).run()
  }
}

extension DeclaredBuild {
  /// Whether a person means it by a word: its name, or what reports call it.
  fileprivate func isNamed(_ word: String) -> Bool { word == target || word == label }
}

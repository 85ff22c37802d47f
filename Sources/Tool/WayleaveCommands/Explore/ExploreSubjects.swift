import AppArtifacts
import AuthorizationEngine
import FileAccess
import PermissionAudit
import PlatformModel

/// What is searched: the apps below a path, or a made-up one.
struct ExploreSubjects {
  var iOS: [ExploreSubject<IOS>] = []
  var android: [ExploreSubject<Android>] = []

  /// What a person asks for.
  struct Request {
    /// The path; nil for a made-up app.
    var path: String?
    /// The platform; nil for whatever there is.
    var platform: Platform?
    /// The names of targets; empty for all.
    var targets: [String]
  }

  /// The subjects; stops where there is none.
  init(_ request: Request, console: Console) throws(CommandFailure) {
    guard let path = request.path else {
      if request.platform == .android { android = [.everything] } else { iOS = [.everything] }
      return
    }
    try InputPath(path: path).check()
    let line = ProgressLine(on: console)
    let tree = FileTree.disk(path).reading(.ofThisMachine)
    var builds: [CallingBuild] = []
    if request.platform != .android {
      builds = Checkup().callingBuilds(on: tree, root: path) { done, count in
        line.show(done, of: count)
      }
    }
    let packages =
      request.platform == .iOS
      ? RequestingBuilds() : Checkup().requestingBuilds(on: tree, root: path)
    line.erase()
    for name in request.targets
    where !builds.contains(where: { $0.declared.isNamed(name) })
      && !packages.builds.contains(where: { $0.isNamed(name) })
    {
      throw CommandFailure(
        "no target named '\(name)' in \(path) runs on a phone; `wayleave matrix \(path)` names them"
      )
    }
    func isWanted(_ isNamed: (String) -> Bool) -> Bool {
      request.targets.isEmpty || request.targets.contains(where: isNamed)
    }
    let wanted = builds.filter { isWanted($0.declared.isNamed) }
    // An extension has the permission of its app, which the person gives to the app.
    let own = wanted.filter { $0.declared.build.kind != .appExtension }
    iOS = Self.merged(request.targets.isEmpty && !own.isEmpty ? own : wanted)
    android = Self.merged(packages.builds.filter { isWanted($0.isNamed) })
    guard iOS.isEmpty, android.isEmpty else { return }
    if let name = packages.withoutTarget.first {
      throw CommandFailure(
        "the target SDK of \(name) in \(path) is not known, and Android goes by it; set targetSdk to"
          + " a number")
    }
    throw request.platform == .android ? .noAndroidApp(in: path) : .noApp(in: path)
  }

  /// Targets that agree become one; of those that ask for nothing only apps are left.
  private static func merged(_ builds: [CallingBuild]) -> [ExploreSubject<IOS>] {
    var subjects: [ExploreSubject<IOS>] = []
    let asking = builds.filter { $0.asks || $0.declared.build.kind == .app }
    for calling in asking.isEmpty ? builds : asking {
      let declared = calling.declared
      if let place = subjects.firstIndex(where: {
        $0.build == declared.build && $0.calls.events == calling.calls
          && $0.deploymentTarget == declared.deploymentTarget
      }) {
        subjects[place].names.append(declared.title)
      } else {
        subjects.append(
          ExploreSubject(
            names: [declared.title], app: declared.target, kind: declared.kind,
            deploymentTarget: declared.deploymentTarget,
            since: declared.deploymentTarget.map { "iOS \($0.number)+" } ?? "every iOS",
            build: declared.build, calls: ExploreCalls(events: calling.calls), asks: calling.asks))
      }
    }
    return subjects
  }

  /// Apps that agree become one; of those that ask for nothing one is left where none asks.
  private static func merged(_ builds: [RequestingBuild]) -> [ExploreSubject<Android>] {
    var subjects: [ExploreSubject<Android>] = []
    for build in builds {
      let subject = ExploreSubject<Android>(build)
      if let place = subjects.firstIndex(where: {
        $0.build == subject.build && $0.calls == subject.calls
          && $0.deploymentTarget == subject.deploymentTarget
          && $0.askingReleases == subject.askingReleases && $0.kind == subject.kind
      }) {
        subjects[place].names += subject.names
      } else {
        subjects.append(subject)
      }
    }
    return subjects
  }
}

extension ExploreSubject<Android> {
  /// What a variant of an app declares and requests.
  init(_ build: RequestingBuild) {
    let oldest = build.levels.first ?? .newest
    let calls = ExploreCalls(build)
    self.init(
      names: [build.title], kind: build.kind, deploymentTarget: oldest.release,
      since: "Android \(oldest.versionName)+, target \(build.build.target.rawValue)",
      build: build.build, calls: calls, asks: build.asks)
    if calls.arePresumed {
      remarks.append(
        "Its code does not show every request. Presumed: it asks for the location that it declares"
          + (calls.events.count > 1 ? ", and for the background by itself." : "."))
    }
    if !build.declaresLocation(), calls.events.isEmpty {
      whyNot = "It declares no location, so no prompt appears."
    }
    let asking = build.askingLevels
    guard asks, asking != build.levels else { return }
    askingReleases = Set(asking.map(\.release))
    remarks.append(
      "It asks for location only on \(Self.stretches(asking)).")
  }

  /// Levels in words: "Android 6.0-9, Android 12".
  private static func stretches(_ levels: [APILevel]) -> String {
    var spans: [OSVersion.Span] = []
    for release in levels.map(\.release) {
      if let last = spans.last, last.last.next == release {
        spans[spans.count - 1] = OSVersion.Span(last.first, release)
      } else {
        spans.append(OSVersion.Span(release, release))
      }
    }
    return spans.map { Android.name(of: $0) }.joined(separator: ", ")
  }
}

extension DeclaredBuild {
  /// Whether a person means it by a word: its name, or what reports call it.
  fileprivate func isNamed(_ word: String) -> Bool { word == target || word == label }
}

extension RequestingBuild {
  /// Whether a person means it by a word: its name, or what reports call it.
  fileprivate func isNamed(_ word: String) -> Bool { word == app || word == title }
}

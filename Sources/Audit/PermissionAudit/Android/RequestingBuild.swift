import Abilities
import AppArtifacts
import AuthorizationEngine
import PlatformModel
import SourceReaders

/// What an Android app declares, and which requests for location its code makes.
public struct RequestingBuild: Hashable, Sendable {
  /// The name of the app.
  public var app: String
  /// What reports call it, with its variants where these are not all.
  public var title: String
  /// What it is, in words.
  public var kind: String
  /// The levels that it runs on, of those that the model knows.
  public var levels: [APILevel]
  /// What it declares.
  public var build: Android.Build
  /// The requests for location, each with the levels on which it is made.
  ///
  /// What else a request names is left out, but for one name beside the background, which rejects
  /// it.
  public var requests: [Android.Permissions: Set<APILevel>]
  /// Whether they are presumed, because the code does not show them.
  public var isPresumed: Bool

  /// The levels on which it asks, or is granted a location with its installation.
  public var askingLevels: [APILevel] {
    levels.filter { level in
      level < 23 || build.target < 23
        ? declaresLocation(on: level) : requests.values.contains { $0.contains(level) }
    }
  }

  /// Whether it declares location in the foreground, on a level if one is given.
  public func declaresLocation(on level: APILevel? = nil) -> Bool {
    [AndroidPermission.fineLocation, .coarseLocation].contains { one in
      level.map { build.declares(one, on: $0) } ?? (build.permissions[one] != nil)
    }
  }

  /// Whether the person is asked; below target 23 the installation is the question (AND-SPL-011).
  public var asks: Bool {
    !requests.isEmpty
      || build.target < 23 && declaresLocation()
  }
}

/// The Android apps of a tree.
public struct RequestingBuilds: Hashable, Sendable {
  /// One for each set of variants that differ.
  public var builds: [RequestingBuild] = []
  /// The apps whose target nothing says.
  public var withoutTarget: [String] = []

  /// None.
  public init() {}
}

extension Checkup {
  /// What the Android apps of a tree declare and request; sources are read for it.
  public func requestingBuilds(on tree: FileTree, root: String) -> RequestingBuilds {
    let artifact = artifact(of: tree, root: root)
    let sources = AndroidSweep.readings(for: artifact, in: tree)
    var found = RequestingBuilds()
    for app in artifact.androidApps {
      let subjects = app.variants.map { AndroidSubject(app, $0, sources) }
      var groups: [(build: RequestingBuild, variants: [String])] = []
      for subject in subjects {
        guard let build = RequestingBuild(subject) else {
          if !found.withoutTarget.contains(app.name) { found.withoutTarget.append(app.name) }
          continue
        }
        if let place = groups.firstIndex(where: { $0.build == build }) {
          groups[place].variants.append(subject.variant.name)
        } else {
          groups.append((build, [subject.variant.name]))
        }
      }
      let label = artifact.label(of: app)
      found.builds += groups.map { build, variants in
        var build = build
        build.title =
          variants.count == subjects.count
          ? label : "\(label) (\(variants.joined(separator: ", ")))"
        return build
      }
    }
    return found
  }
}

extension RequestingBuild {
  /// What a variant declares and requests; nil if nothing says its target.
  init?(_ subject: AndroidSubject) {
    guard let build = subject.build else { return nil }
    let levels = subject.levels.compactMap(APILevel.init(rawValue:))
    let shown = subject.showsRequests ? subject.requests(on: levels) : [:]
    let isKnown = subject.neverAsks || subject.showsRequests && !subject.namesMore(than: shown)
    let requests =
      isKnown ? shown : Self.presumed(build, on: levels, asking: subject.asking)
    self.init(
      app: subject.app.name, title: subject.app.name, kind: subject.app.inWords, levels: levels,
      build: build.onlyWhatCounts(for: requests), requests: requests, isPresumed: !isKnown)
  }

  /// All that is declared of the foreground in one request, and the background by itself after it.
  private static func presumed(
    _ build: Android.Build, on levels: [APILevel], asking: AndroidAsking
  ) -> [Android.Permissions: Set<APILevel>] {
    var requests: [Android.Permissions: Set<APILevel>] = [:]
    for level in levels where build.target >= 23 {
      let halves = [Android.Permission.fine, .coarse].filter {
        build.declares($0.platform, on: level)
      }
      guard !halves.isEmpty else { continue }
      let isForBackground =
        build.declares(.backgroundLocation, on: level)
        && asking.isForBackground(on: level.rawValue)
      let together: [Android.Permission] = isForBackground && asking.isTogether ? [.background] : []
      requests[Android.Permissions(halves + together), default: []].insert(level)
      if isForBackground, !asking.isTogether, level >= 29 {
        requests[Android.Permissions([.background]), default: []].insert(level)
      }
    }
    return requests
  }
}

extension Android.Build {
  /// The build without what no request names, other than for location: it changes no answer.
  fileprivate func onlyWhatCounts(
    for requests: [Android.Permissions: Set<APILevel>]
  ) -> Android.Build {
    let names = requests.keys.reduce(Android.Permissions(Android.Group.location.members)) {
      $0.union($1)
    }
    var build = Android.Build(
      target: target, fineByLocationButtonOnly: fineByLocationButtonOnly,
      isBackgroundRestricted: isBackgroundRestricted)
    build.permissions = permissions.filter { permission, _ in
      Android.Permission(permission).map(names.has) ?? false
    }
    return build
  }
}

extension AndroidSubject {
  /// Whether the code names a location permission, outside checks, that none of some requests
  /// names: it may be asked for by code that is not understood.
  fileprivate func namesMore(than requests: [Android.Permissions: Set<APILevel>]) -> Bool {
    let asked = requests.keys.reduce(Android.Permissions()) { $0.union($1) }
    return Android.Group.location.members.contains { one in
      !asked.has(one)
        && namings.contains { !$0.naming.isCheck && $0.naming.permission == one.platform.name }
    }
  }

  /// The requests of its code that name a location permission, with what the same request may get
  /// from other arrays.
  fileprivate func requests(on levels: [APILevel]) -> [Android.Permissions: Set<APILevel>] {
    var requests: [Android.Permissions: Set<APILevel>] = [:]
    for call in calls(.permissionRequest) {
      for level in levels {
        let permissions = call.permissions(on: level.rawValue)
        let names = names(permissions, on: level)
        guard names.list.contains(where: { $0.group == .location }) else { continue }
        requests[names, default: []].insert(level)
        let more = self.names(
          permissions + call.companions(on: level.rawValue).sorted(), on: level)
        if more != names { requests[more, default: []].insert(level) }
      }
    }
    return requests
  }

  /// What counts of the names of a request.
  ///
  /// A name that a level does not know changes nothing beside one that it knows (AND-PERM-042).
  private func names(_ names: [String], on level: APILevel) -> Android.Permissions {
    let all = Android.Permission.allCases.filter { names.contains($0.platform.name) }
    let location = all.filter { $0.group == .location }
    let known = location.filter { $0.introduced <= level }
    let kept = known.isEmpty ? location : known
    guard kept.contains(.background) else { return Android.Permissions(kept) }
    let others = all.filter { $0.group != .location }
    let declared = others.filter { build?.permissions[$0.platform] != nil }
    let other = (declared.isEmpty ? others : declared).min { $0.introduced < $1.introduced }
    return Android.Permissions(kept + (other.map { [$0] } ?? []))
  }
}

extension AppArtifact {
  /// What a report on the tree calls one of its Android apps.
  fileprivate func label(of app: AndroidApp) -> String {
    (targets.filter { $0.bundle != nil }.map(\.id) + androidApps.map(\.id)).label(of: app.id)
  }
}

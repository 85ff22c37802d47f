import AppArtifacts
import Findings
import SourceReaders

extension AppTarget {
  /// What kind of bundle it is to the permission system; nil if iOS rules have nothing to say.
  ///
  /// Tests, libraries, tools and targets of macOS, tvOS or visionOS alone are not checked: a library
  /// is checked with the app that hosts it. Code by itself is checked as a part of some app.
  var bundle: Subject.Bundle? {
    if isCodeAlone { return .app }
    let runsOnWatch = !platforms.isEmpty && platforms.allSatisfy { $0.hasPrefix("watch") }
    let runsOnPhone = platforms.isEmpty || platforms.contains { $0.hasPrefix("iphone") }
    switch kind {
    case .watchApp: return .watch
    case .app: return runsOnWatch ? .watch : runsOnPhone ? .app : nil
    case .appClip: return runsOnPhone ? .appClip : nil
    case .appExtension(let point):
      if runsOnWatch || point == "com.apple.watchkit" { return .watch }
      return runsOnPhone ? .appExtension : nil
    case .framework: return isBuilt && (runsOnPhone || platforms.isEmpty) ? .framework : nil
    case .staticLibrary, .test, .other: return nil
    }
  }

  /// Whether it is a bundle with a process of its own, which a framework has not.
  var runsAlone: Bool { bundle != nil && bundle != .framework }

  /// What the target is, in words.
  var kindInWords: String {
    switch (bundle, kind) {
    case (.app?, .staticLibrary) where isCodeAlone: "library of a Swift package"
    case (.app?, _) where isCodeAlone: "source file"
    case (.app?, _): "app"
    case (.appClip?, _): "App Clip"
    case (.framework?, _): "framework"
    case (.watch?, .appExtension): "watch extension"
    case (.watch?, _): "watch app"
    case (_, .appExtension(let point?)): Self.pointsInWords[point] ?? "app extension"
    default: "app extension"
    }
  }

  /// The target under each of its configurations, with one reading of each source for all.
  func subjects(sources: [String: SourceReading], in artifact: AppArtifact) -> [Subject] {
    subjects(in: artifact) { _, _ in sources }
  }

  /// The target under each of its configurations, with the sources as that configuration sees them.
  func subjects(
    in artifact: AppArtifact,
    readings: (AppTarget, TargetConfiguration) -> [String: SourceReading]
  ) -> [Subject] {
    guard let bundle else { return [] }
    let relatives = artifact.targets.filter {
      ($0.name == container && $0.project == project) || ($0.container == name && $0.bundle != nil)
    }
    let points = extensionPoints(in: artifact)
    let found = configurations.map { readings(self, $0) }
    // Few sources use the platform, so the others are dropped once here, not in each configuration.
    let used = Set(found.flatMap(\.keys))
    let own = sources.filter { used.contains($0.path) }
    let inFrameworks = frameworkSources.filter { used.contains($0.path) }
    return zip(configurations, found).map { configuration, found in
      Subject(
        self, configuration, bundle: bundle, sources: own.compactMap { found[$0.path] },
        frameworkSources: inFrameworks.compactMap { found[$0.path] },
        relatives: relatives.flatMap(\.configurations).filter { $0.name == configuration.name }
          .compactMap(\.infoPlist), extensionPoints: points, problems: artifact.problems)
    }
  }

  /// The extension points that the bundles inside it answer; nil if one does not tell its own, or
  /// nothing shows which bundles the build puts into the app.
  private func extensionPoints(in artifact: AppArtifact) -> Set<String>? {
    guard isBuilt || project.hasSuffix(".xcodeproj") else { return nil }
    var points: Set<String> = []
    for target in artifact.targets where target.container == name && target.project == project {
      guard case .appExtension(let known) = target.kind else { continue }
      let own = target.configurations.compactMap { $0.infoPlist?.extensionPoint }
      guard let point = known ?? own.first else { return nil }
      points.insert(point)
    }
    return points
  }

  private static let pointsInWords = [
    "com.apple.widgetkit-extension": "widget extension",
    "com.apple.widget-extension": "Today widget",
    "com.apple.share-services": "share extension",
    "com.apple.intents-service": "intents extension",
    "com.apple.intents-ui-service": "intents interface extension",
    "com.apple.usernotifications.service": "notification service extension",
    "com.apple.usernotifications.content-extension": "notification content extension",
    "com.apple.location.push.service": "location push extension",
    "com.apple.keyboard-service": "keyboard",
  ]
}

extension Report.Target {
  /// A release as people call it: "15.5" for "15.5.0".
  private static func release(_ target: String) -> Substring {
    let parts = target.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[2] == "0" ? target.dropLast(2) : target[...]
  }

  /// A target that was checked, by its subjects.
  init(_ target: AppTarget, _ subjects: [Subject]) {
    let deployments = subjects.compactMap(\.configuration.deploymentTarget)
    let isOfWatch = target.bundle == .watch
    let platform = isOfWatch ? "watchOS" : "iOS"
    var unknowns = isOfWatch ? ["on watchOS, nearly everything except purpose strings"] : []
    for unknown in subjects.flatMap(\.unknowns) where !unknowns.contains(unknown) {
      unknowns.append(unknown)
    }
    self.init(
      name: target.name, project: target.project, kind: target.kindInWords,
      deploymentTarget: deployments.first.map { "\(platform) \(Self.release($0))" },
      infoPlist: subjects.compactMap { $0.plist?.file }.first,
      configurations: subjects.map(\.configuration.name),
      abilities: (target.isBuilt || target.isCodeAlone ? [] : AbilityTables.tables(for: subjects))
        + DutyTable.tables(for: subjects)
        + ReferenceTable.tables(for: subjects) + SigningTable.tables(for: subjects)
        + ServiceTables.tables(for: subjects),
      unknowns: unknowns,
      declarations: .joined(subjects.map { ($0.configuration.name, $0.declarations) }),
      playable: target.isCodeAlone
        ? nil : (subjects.first { $0.configuration.name == "Release" } ?? subjects.last)?.playable)
  }
}

import AuthorizationEngine
import FileAccess
import PlatformModel
import StateExploration

/// The targets that declare and call the same, about which one search is made.
struct ExploreSubject<Platform: ToldPlatform> {
  /// Their names, with configurations where these differ.
  var names: [String]
  /// The name of the app among them for Settings; nil if the subject stands for any app.
  var app: String?
  /// What they are, in words.
  var kind: String
  /// The oldest release that they run on; nil if nothing says.
  var deploymentTarget: OSVersion?
  /// Since which release, and for which target, in words.
  var since: String
  /// What they declare.
  var build: Platform.Build
  /// What their code calls.
  var calls: ExploreCalls<Platform>
  /// The releases on which they ask; nil for all.
  var askingReleases: Set<OSVersion>?
  /// What is said below the heading.
  var remarks: [String] = []
  /// Why no question comes up.
  var whyNot = "Its code asks for no location, so no prompt appears."
  /// Whether any of the calls brings up a question.
  var asks = true

  /// The names in one line.
  var title: String { names.joined(separator: ", ") }

  /// The releases that they run on.
  var releases: [OSVersion] {
    Platform.releases.filter { $0 >= deploymentTarget ?? $0 }
  }

  /// How many states a search keeps at most: a second or two of work.
  private static var mostStates: Int { 1_000_000 }

  /// The question about it on some releases.
  func search(on releases: [OSVersion], depth: Int?) -> OutcomeSearch<Platform> {
    OutcomeSearch(
      build, calls: calls.events, releasesOfCalls: calls.releases, releases: releases,
      limits: SearchLimits(states: Self.mostStates, depth: depth))
  }

  /// What people can make of it.
  func outcomes(on releases: [OSVersion], depth: Int?) -> [SearchOutcome<Platform>] {
    search(on: releases, depth: depth).run()
  }
}

extension ExploreSubject<IOS> {
  /// An app that lacks nothing and asks for both.
  static let everything = ExploreSubject(
    names: ["A made-up app that declares everything and asks for both"], kind: "app",
    since: "every iOS",
    build: IOS.Build(
      purposeStrings: [.whenInUse, .always, .alwaysAndWhenInUse], hasLocationBackgroundMode: true),
    calls: ExploreCalls(
      events: [.requestWhenInUse, .requestAlways, .startUpdating, .setAllowsBackground(true)]))
}

extension ExploreSubject<Android> {
  /// An app that declares the three permissions of location and asks for the background last.
  static let everything = ExploreSubject(
    names: ["A made-up app that asks for location, and then for the background"],
    kind: "Android app", since: "every Android, target \(APILevel.newest.rawValue)",
    build: Android.Build(
      target: .newest, permissions: [.fineLocation, .coarseLocation, .backgroundLocation]),
    calls: ExploreCalls(
      events: [
        .request(Android.Permissions([.fine, .coarse])),
        .request(Android.Permissions([.background])),
      ],
      releases: [
        .request(Android.Permissions([.background])): Set(OSVersion.Span.android(from: 29).versions)
      ]))
}

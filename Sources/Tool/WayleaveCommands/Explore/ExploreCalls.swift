import AuthorizationEngine
import PermissionAudit
import PlatformModel
import StateExploration

/// The calls that a search has an app make, and the releases on which it makes them.
struct ExploreCalls<Platform: ToldPlatform>: Hashable {
  /// The calls, as events of the model.
  var events: [Platform.Event]
  /// The releases on which it makes a call, where these are not all.
  var releases: [Platform.Event: Set<OSVersion>] = [:]
  /// Whether they are presumed, because the code does not show them.
  var arePresumed = false
}

extension ExploreCalls<Android> {
  /// What a variant of an app requests.
  init(_ build: RequestingBuild) {
    events = build.requests.keys.map(Android.Event.request).sorted { $0.spelled < $1.spelled }
    let levels = Set(build.levels)
    for (names, some) in build.requests where some != levels {
      releases[.request(names)] = Set(some.map(\.release))
    }
    arePresumed = build.isPresumed && !events.isEmpty
  }
}

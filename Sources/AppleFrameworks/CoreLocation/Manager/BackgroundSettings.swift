import AuthorizationEngine
import PlatformModel

/// Whether and how updates go on in the background, as the app set it.
struct BackgroundSettings {
  /// Whether they pause by themselves after a long stop.
  var pauses = true
  /// Whether they go on in the background.
  var isAllowed = false
  /// Whether the indicator is shown then, where the app has Always.
  var showsIndicator = false

  init() {}

  /// What a manager has before the app sets anything.
  init(defaultsOn system: IOS.System) {
    pauses = LocationManagerDefaults.pausesLocationUpdatesAutomatically
    if system.switches[.noPauseByDefault] { pauses.toggle() }
    isAllowed = LocationManagerDefaults.allowsBackgroundLocationUpdates(on: system.version)
  }
}

import Abilities
import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

/// How the app asks for location, as far as its code says.
extension AndroidSubject {
  /// The requests that Android 11 and later may see.
  var newRequests: [AndroidCall] {
    calls(.permissionRequest).filter { !$0.isForOldLevels }
  }

  /// The requests for location in the foreground and the background at once that Android 11 and later
  /// may see.
  var jointRequests: [AndroidCall] {
    let levels = levels.filter { $0 >= 30 }
    return newRequests.filter { call in levels.contains(where: call.asksTogether) }
  }

  /// Those of them that Android 11 and later end without a prompt: from target 30 on (AND-RUN-031).
  var refusedRequests: [AndroidCall] { targets(30) ? jointRequests : [] }

  /// Whether nothing else asks for location in the foreground, as far as is known.
  var asksTogether: Bool {
    let joint = jointRequests
    return !joint.isEmpty && calls(.unknownRequest).isEmpty
      && newRequests.allSatisfy { joint.contains($0) || !$0.asksInForeground }
  }

  /// Whether the code shows every request: it asks or locates by itself, passes nothing that is not
  /// known, and no plugin asks in its place.
  var showsRequests: Bool {
    asksOrLocates && calls(.unknownRequest).isEmpty
  }

  /// Whether the code can ask only for permissions that it names: it asks or locates by itself, no
  /// plugin asks in its place, and no request takes its permissions from elsewhere.
  var asksOnlyForNamed: Bool {
    asksOrLocates && namesWhatItRequests
      && (!app.isScripted || calls(.unknownRequest).isEmpty)
  }

  /// Whether only its Kotlin and Java can ask, and do ask or locate.
  private var asksOrLocates: Bool {
    let uses = calls(
      .requestLocationUpdates, .lastLocation, .currentLocation, .geofences, .permissionRequest,
      .unknownRequest)
    return asksInItself && !uses.isEmpty
  }

  /// Whether no request takes its permissions from elsewhere than the code.
  var namesWhatItRequests: Bool {
    let unknown = calls(.unknownRequest).filter { !$0.isNeverMade }
    return calls(.declaredPermissions).isEmpty && !unknown.contains(where: \.mayPassAnyName)
      && (unknown.isEmpty || calls(.stringArray).isEmpty)
  }

  /// Whether the code registers launchers, launches none of them, and asks in no other way.
  var launchesNothing: Bool {
    let launchers = calls(.launcher)
    return asksInItself && !app.isScripted && problems.isEmpty && !launchers.isEmpty
      && launchers.allSatisfy(\.isNeverLaunched)
      && calls(.permissionRequest, .unknownRequest).isEmpty
  }

  /// The requests for one of some permissions in functions that nothing calls.
  func requestsNeverMade(for permissions: [AndroidPermission]) -> [AndroidCall] {
    calls(.permissionRequest).filter { call in
      call.isNeverMade && permissions.contains { call.permissions.contains($0.name) }
    }
  }

  /// Whether the code requests one of some permissions in a function that nothing calls.
  func requestsInVain(for permissions: AndroidPermission...) -> Bool {
    !requestsNeverMade(for: permissions).isEmpty
  }

  /// The requests that are made only after another one for the same permissions, where no other may be
  /// made and no other code names the permissions except in checks.
  var requestsThatFollowNone: [AndroidCall] {
    guard namesWhatItRequests,
      calls(.unknownRequest).allSatisfy({ $0.isNeverMade || $0.lateTest != nil })
    else { return [] }
    let requests = calls(.permissionRequest).filter { !$0.isNeverMade }
    let late = requests.filter { $0.lateTest != nil }
    func groups(_ call: AndroidCall) -> Set<AndroidPermission.Group> {
      Set(call.permissions.compactMap { AndroidPermission(named: $0).entry?.group })
    }
    return late.filter { call in
      let isFirst = requests.contains { other in
        other.lateTest == nil && !groups(other).isDisjoint(with: groups(call))
      }
      return !isFirst
        && call.permissions.allSatisfy { permission in
          let asking = late.filter { $0.permissions.contains(permission) }
          let named = namings.filter { $0.naming.permission == permission && !$0.naming.isCheck }
          return named.count <= asking.count
            && named.allSatisfy { naming in asking.contains { $0.path == naming.path } }
        }
    }
  }

  /// Whether only its Kotlin and Java can ask: it is a module with sources, and no plugin asks in its
  /// place.
  var asksInItself: Bool {
    let isPlugin = { (origin: AndroidManifest.Origin) in
      if case .plugin = origin { true } else { false }
    }
    return app.form == .module && !variant.sources.isEmpty
      && !manifest.permissions.contains { isPlugin($0.origin) }
      && !manifest.components.contains { isPlugin($0.origin) }
  }

  /// Whether its sources are there, and none uses location, asks for it or passes what is not known.
  var seesNoLocation: Bool {
    let uses: Set<AndroidAPI> = [
      .requestLocationUpdates, .lastLocation, .currentLocation, .geofences, .proximityAlert,
      .wifiScan, .wifiResults, .bluetoothScan, .bluetoothDiscovery, .beacons, .beaconRanging,
      .beaconMonitoring, .unknownRequest, .foregroundLocationWork,
    ]
    return app.form == .module && !variant.sources.isEmpty && problems.isEmpty
      && !names("ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION", "ACCESS_BACKGROUND_LOCATION")
      && !calls.contains { call in
        uses.contains(call.api)
          || call.permissions.contains { $0.hasSuffix("_LOCATION") }
      }
  }

  /// Whether the code names one of the permissions outside checks, on a level if one is given.
  func names(_ permissions: String..., on level: Int? = nil) -> Bool {
    namings.contains { _, naming in
      !naming.isCheck && permissions.contains(naming.permission)
        && level.map(naming.levels.contains) ?? true
    }
  }

  /// Whether the code neither requests location nor names a location permission outside checks.
  var neverAsks: Bool {
    if seesNoLocation { return asksInItself && !app.isScripted }
    return asksOnlyForNamed && !mayAsk(for: .fineLocation) && !mayAsk(for: .coarseLocation)
      || launchesNothing
  }

  /// Whether the code can ask only for permissions that it names, and for no location in the
  /// foreground on a level.
  func neverAsksForLocation(on level: Int) -> Bool {
    launchesNothing
      || asksOnlyForNamed && !mayAsk(for: .fineLocation, on: level)
        && !mayAsk(for: .coarseLocation, on: level)
  }

  /// Whether the code requests a permission, or names it outside checks and outside code that never
  /// runs, on a level if one is given.
  func mayAsk(for permission: AndroidPermission, on level: Int? = nil) -> Bool {
    guard !launchesNothing else { return false }
    return names(permission.name, on: level)
      || calls(.permissionRequest).contains { call in
        !call.isNeverMade
          && (level.map(call.permissions) ?? call.permissions).contains(permission.name)
      }
  }

  /// Whether the code asks for location, and no request can be for background location.
  var neverAsksForBackground: Bool {
    asksOnlyForNamed && !neverAsks && levelsOfBackground.allSatisfy { $0 < 29 }
  }

  /// Whether a request may hold any name, and no code that was read names background location.
  var presumesBackground: Bool {
    asksInItself && !asksOnlyForNamed && !app.isScripted && problems.isEmpty
      && !names("ACCESS_BACKGROUND_LOCATION")
      && !calls(.permissionRequest).contains {
        $0.permissions.contains("ACCESS_BACKGROUND_LOCATION")
      }
  }

  /// The levels on which the code may ask for background location.
  private var levelsOfBackground: Set<Int> {
    guard asksOnlyForNamed else { return Set(levels) }
    let requests = calls(.permissionRequest).filter { !$0.isNeverMade }
    return Set(
      levels.filter { level in
        names("ACCESS_BACKGROUND_LOCATION", on: level)
          || requests.contains {
            $0.permissions(on: level).contains("ACCESS_BACKGROUND_LOCATION")
          }
      })
  }

  /// The levels of Android 12, some releases of which ignore a request for precise location that
  /// does not include approximate location (AND-RUN-026).
  var levelsOfAndroid12: [Int] {
    levels.filter { (31...32).contains($0) && declares(.fineLocation, on: $0) }
  }

  /// The requests on Android 12 for precise but not approximate location, one for each place. Those
  /// that include background location as well are left out, because they fail for that reason.
  var requestsForFineOnly: [AndroidCall] {
    let joint = jointRequests
    var seen: Set<SourcePosition> = []
    return newRequests.filter { call in
      !joint.contains(call) && levelsOfAndroid12.contains(where: call.asksForFineOnly)
        && seen.insert(call.position).inserted
    }
  }

  /// Whether every request for location on Android 12 is for precise location only.
  private var asksForFineOnly: Bool {
    guard showsRequests, !requestsForFineOnly.isEmpty else { return false }
    return levelsOfAndroid12.allSatisfy { level in
      newRequests.allSatisfy { !$0.asksInForeground(on: level) || $0.asksForFineOnly(on: level) }
    }
  }

  /// What its table takes for granted.
  var asking: AndroidAsking {
    let background = levelsOfBackground
    return AndroidAsking(
      isTogether: asksTogether, isForFineOnly: asksForFineOnly,
      levelsForBackground: background == Set(levels) ? nil : background)
  }
}

extension AndroidCall {
  fileprivate var asksInForeground: Bool { Self.isForeground(permissions) }

  fileprivate func asksInForeground(on level: Int) -> Bool {
    Self.isForeground(permissions(on: level))
  }

  /// Whether on a level it asks for foreground and background location together.
  func asksTogether(on level: Int) -> Bool {
    let permissions = permissions(on: level)
    return permissions.contains("ACCESS_BACKGROUND_LOCATION") && Self.isForeground(permissions)
  }

  /// Whether on a level it asks for precise location and certainly not for approximate location.
  func asksForFineOnly(on level: Int) -> Bool {
    let permissions = permissions(on: level)
    return isWhole && permissions.contains("ACCESS_FINE_LOCATION")
      && !permissions.contains("ACCESS_COARSE_LOCATION")
      && !companions(on: level).contains("ACCESS_COARSE_LOCATION")
  }

  private static func isForeground(_ permissions: [String]) -> Bool {
    permissions.contains { $0 == "ACCESS_FINE_LOCATION" || $0 == "ACCESS_COARSE_LOCATION" }
  }
}

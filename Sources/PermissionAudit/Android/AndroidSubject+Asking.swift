import Abilities
import AppArtifacts
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
    newRequests.filter { call in
      call.permissions.contains("ACCESS_BACKGROUND_LOCATION") && call.asksInForeground
    }
  }

  /// Whether nothing else asks for location in the foreground, as far as is known.
  var asksTogether: Bool {
    let joint = jointRequests
    return !joint.isEmpty && calls(.unknownRequest).isEmpty
      && newRequests.allSatisfy { joint.contains($0) || !$0.asksInForeground }
  }

  /// Whether the code shows every request: it asks or locates by itself, passes nothing that is not
  /// known, and no plugin asks in its place.
  private var showsRequests: Bool {
    let uses = calls(
      .requestLocationUpdates, .lastLocation, .currentLocation, .geofences, .permissionRequest)
    let isPlugin = { (origin: AndroidManifest.Origin) in
      if case .plugin = origin { true } else { false }
    }
    return app.form == .module && !uses.isEmpty && calls(.unknownRequest).isEmpty
      && !manifest.permissions.contains { isPlugin($0.origin) }
      && !manifest.components.contains { isPlugin($0.origin) }
  }

  /// Whether its sources are there, and none uses location, asks for it or passes what is not known.
  var seesNoLocation: Bool {
    let uses: Set<AndroidAPI> = [
      .requestLocationUpdates, .lastLocation, .currentLocation, .geofences, .proximityAlert,
      .wifiScan, .wifiResults, .bluetoothScan, .beacons, .unknownRequest, .foregroundLocationWork,
    ]
    return app.form == .module && !variant.sources.isEmpty && problems.isEmpty
      && namedPermissions.isEmpty
      && !calls.contains { call in
        uses.contains(call.api)
          || call.permissions.contains { $0.hasSuffix("_LOCATION") }
      }
  }

  /// Whether nothing in the code asks for any of some permissions, nor names one but in a check.
  private func neverAsks(for names: String...) -> Bool {
    showsRequests && namedPermissions.isDisjoint(with: names)
      && !calls(.permissionRequest).contains { !Set($0.permissions).isDisjoint(with: names) }
  }

  /// Whether no request for location is in the code.
  var neverAsks: Bool { neverAsks(for: "ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION") }

  /// Whether location in the background is never asked for.
  var neverAsksForBackground: Bool { neverAsks(for: "ACCESS_BACKGROUND_LOCATION") }

  /// The requests for precise location, in an app that never asks for the approximate one; those that
  /// hold the background as well fail for that reason.
  var requestsForFineOnly: [AndroidCall] {
    guard neverAsks(for: "ACCESS_COARSE_LOCATION") else { return [] }
    let joint = jointRequests
    // Some releases of Android 12 alone ignore such a request (AND-RUN-026).
    return newRequests.filter {
      $0.asksInForeground && !joint.contains($0) && $0.firstLevel ?? 1 <= 32
    }
  }

  /// What its table takes for granted.
  var asking: AndroidAsking {
    AndroidAsking(
      isTogether: asksTogether, isForFineOnly: !requestsForFineOnly.isEmpty,
      isForBackground: !neverAsksForBackground)
  }
}

extension AndroidCall {
  fileprivate var asksInForeground: Bool {
    permissions.contains { $0 == "ACCESS_FINE_LOCATION" || $0 == "ACCESS_COARSE_LOCATION" }
  }
}

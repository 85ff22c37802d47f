import AppArtifacts
import AuthorizationEngine
import Findings
import PlatformModel
import SourceReaders

extension AndroidSubject {
  /// The variant as a virtual phone installs it; nil if its target is unknown or no level runs it.
  var playable: PlayableApp? {
    guard let build, let first = levels.first else { return nil }
    var permissions: [PlayableApp.Manifest.Permission] = []
    for request in manifest.permissions
    where !permissions.contains(where: { $0.name == request.name }) {
      permissions.append(.init(request.name, lastLevel: request.maximumSDK?.api))
    }
    return PlayableApp(
      name: app.name,
      declared: .android(
        PlayableApp.Manifest(
          target: build.target.rawValue, permissions: permissions,
          isNeverForLocation: build.neverForLocation,
          hasLocationService: build.hasLocationServiceType)),
      firstRelease: "API \(first)", calls: requestCalls + serviceCalls)
  }

  /// The requests for permissions, each set of names once; where no code shows one, those that
  /// would be right for what is declared.
  private var requestCalls: [PlayableApp.Call] {
    var calls: [PlayableApp.Call] = []
    for call in self.calls(.permissionRequest) where !unreached.contains(call.path) {
      if let request = Self.request(call.permissions, at: call.position),
        !calls.contains(where: { $0.words == request.words })
      {
        calls.append(request)
      }
    }
    guard calls.isEmpty else { return calls }
    let names = Set(manifest.permissions.map { AndroidPermission(rawValue: $0.name).name })
    let sets = [
      ["ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION"], ["ACCESS_BACKGROUND_LOCATION"],
      ["BLUETOOTH_SCAN", "BLUETOOTH_CONNECT"], ["ACTIVITY_RECOGNITION"], ["POST_NOTIFICATIONS"],
    ]
    return sets.compactMap { Self.request($0.filter(names.contains), at: nil) }
  }

  /// A request for permissions that a dialog can grant; nil if there is none among them.
  private static func request(
    _ names: [String], at position: SourcePosition?
  ) -> PlayableApp.Call? {
    let known = names.filter { Android.Permission(AndroidPermission(named: $0)) != nil }
    let permissions = known.compactMap { Android.Permission(AndroidPermission(named: $0)) }
    guard !permissions.isEmpty else { return nil }
    return PlayableApp.Call(
      "requestPermissions " + known.joined(separator: ", "),
      event: PlayableApp.Call.permissionsEvent, words: permissions.map(\.description),
      at: position)
  }

  /// What the code does with a grant; locations are asked for where the permission is declared.
  private var serviceCalls: [PlayableApp.Call] {
    let services: [(AndroidAPI, String, Android.Event)] = [
      (.requestLocationUpdates, "requestLocationUpdates gps", .requestLocation(.gps)),
      (.currentLocation, "requestLocationUpdates gps", .requestLocation(.gps)),
      (.foregroundStart, "startForegroundService", .startForegroundService(.ordinary)),
      (.wifiScan, "startScan", .startScan), (.wifiResults, "getScanResults", .getScanResults),
      (
        .bluetoothScan, "startBluetoothScan", .startBluetoothScan(filtered: true)
      ),
      (.beaconRanging, "startBluetoothScan", .startBluetoothScan(filtered: true)),
      (.beaconMonitoring, "startBluetoothScan", .startBluetoothScan(filtered: true)),
      (.bluetoothConnection, "connectGatt", .connectBluetooth),
      (.bluetoothRequest, "requestBluetoothOn", .requestBluetoothOn),
    ]
    var found: [PlayableApp.Call] = []
    for (api, step, event) in services where !found.contains(where: { $0.step == step }) {
      if let use = calls(api).first(where: { !unreached.contains($0.path) }) {
        found.append(PlayableApp.Call(step, event: event.spelled, at: use.position))
      }
    }
    let isLocated = manifest.permissions.contains {
      [.fineLocation, .coarseLocation].contains(AndroidPermission(rawValue: $0.name))
    }
    if isLocated, !found.contains(where: { $0.step.hasPrefix("requestLocationUpdates") }) {
      found.insert(
        PlayableApp.Call(
          "requestLocationUpdates gps", event: Android.Event.requestLocation(.gps).spelled), at: 0)
    }
    return found
  }
}

import AppArtifacts
import AuthorizationEngine
import Findings
import PlatformModel
import SourceReaders

extension Subject {
  /// The target as a virtual phone installs it; nil for what is no app, and where the Info.plist is unknown.
  var playable: PlayableApp? {
    guard hostsFrameworks, let plist else { return nil }
    let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { key in
      plist[key].flatMap { $0.unresolved.isEmpty ? $0.value.string : nil }
    }
    let first = deploymentTarget ?? .oldestIOS
    return PlayableApp(
      name: names.first { !$0.isBlank } ?? target.name,
      declared: .iOS(
        PlayableApp.Plist(
          texts: PurposeKeys.judged.compactMap { key in
            entry(key)?.value.string.map { PlayableApp.Entry(key.rawValue, $0) }
          },
          temporaryTexts: (temporaryAccuracyKeys ?? []).compactMap { member in
            member.node.value.string.map { PlayableApp.Entry(member.key, $0) }
          },
          backgroundModes: (entry(.backgroundModes)?.value.array ?? []).compactMap(\.value.string),
          isReducedByDefault: build.defaultAccuracyReduced,
          requiresSession: build.requiresExplicitServiceSession, isClip: bundle == .appClip)),
      firstRelease: first.description, calls: playableCalls)
  }

  /// The calls that its code makes, each once: questions first, then flags, then services.
  private var playableCalls: [PlayableApp.Call] {
    let known = counted.filter { $0.isExercised && $0.certainty != .known && isRun($0) }
    func first(_ apis: [PlatformAPI]) -> Use? { known.first { apis.contains($0.api) } }
    func call(_ apis: [PlatformAPI], _ step: String, _ event: IOS.Event) -> PlayableApp.Call? {
      first(apis).map { PlayableApp.Call(step, event: event.spelled, at: $0.position) }
    }
    let always = call(
      [.requestAlwaysAuthorization], "requestAlwaysAuthorization()", .requestAlways)
    let inUse = call(
      [.requestWhenInUseAuthorization], "requestWhenInUseAuthorization()", .requestWhenInUse)
    let asking = behaviour.asksAlwaysFirst ? [always, inUse] : [inUse, always]
    let calls =
      asking.compactMap(\.self) + purposeKeyCalls(known)
      + [
        sets(.allowsBackgroundLocationUpdates, among: known).map {
          PlayableApp.Call(
            "allowsBackgroundLocationUpdates = true",
            event: IOS.Event.setAllowsBackground(true).spelled, at: $0)
        },
        sets(.showsBackgroundLocationIndicator, among: known).map {
          PlayableApp.Call(
            "showsBackgroundLocationIndicator = true",
            event: IOS.Event.setShowsIndicator(true).spelled, at: $0)
        },
        call([.startUpdatingLocation], "startUpdatingLocation()", .startUpdating),
        call([.requestLocation], "requestLocation()", .requestLocation),
        call(
          [.startMonitoringSignificantLocationChanges],
          "startMonitoringSignificantLocationChanges()", .startSignificantChanges),
        call([.startMonitoringVisits], "startMonitoringVisits()", .startVisits),
        call([.startRangingBeacons], "startRangingBeacons()", .startRanging),
        call([.liveUpdates], "iterate CLLocationUpdate.liveUpdates", .startLiveUpdates),
        call([.monitor], "iterate CLMonitor.events", .startMonitorEvents),
        call(
          [.backgroundActivitySession], "CLBackgroundActivitySession()", .beginBackgroundActivity),
        call(.motionActivity, "queryActivityStarting()", .queryMotion),
        call(.bluetooth, "CBCentralManager()", .createBluetoothManager),
      ].compactMap(\.self)
    guard !calls.isEmpty else { return [] }
    let manager = first([.locationManager])?.position
    return [
      PlayableApp.Call("CLLocationManager()", event: IOS.Event.createManager.spelled, at: manager)
    ] + calls
  }

  /// The requests for temporary full accuracy whose purpose key the source shows.
  private func purposeKeyCalls(_ known: [Use]) -> [PlayableApp.Call] {
    var calls: [PlayableApp.Call] = []
    for use in known where use.api == .requestTemporaryFullAccuracyAuthorization {
      guard case .text(let key) = use.purposeKey,
        !calls.contains(where: { $0.words == [key] })
      else { continue }
      calls.append(
        PlayableApp.Call(
          "requestTemporaryFullAccuracyAuthorization " + key,
          event: PlayableApp.Call.purposeKeyEvent, words: [key], at: use.position))
    }
    return calls
  }

  private func sets(_ api: PlatformAPI, among known: [Use]) -> SourcePosition? {
    known.first { $0.api == api && $0.argument != .boolean(false) }?.position
  }
}

import AuthorizationEngine
import PlatformModel

/// What an event is, as the rest of a sentence that begins with who does it.
///
/// Longer than most files: it is the table of the words.
extension IOS.Event {
  /// The words; `name` is the app's, `detail` what only the caller knows, such as a region.
  func words(_ name: String, _ detail: String?, on version: OSVersion) -> String {
    callWords(detail) ?? sessionWords(detail) ?? personWords(name, on: version)
      ?? settingsWords(name) ?? systemWords(name, detail)
  }

  /// What an app's code calls, in its own words: "requestAlwaysAuthorization()"; nil for what it sets or reads.
  package var callName: String? {
    let words = callWords(nil) ?? ""
    return words.hasPrefix("calls ") ? String(words.dropFirst("calls ".count)) : nil
  }

  private func callWords(_ detail: String?) -> String? {
    switch self {
    case .createManager: "creates a location manager"
    case .releaseManager: "lets go of the location manager"
    case .requestWhenInUse: "calls requestWhenInUseAuthorization()"
    case .requestAlways: "calls requestAlwaysAuthorization()"
    case .requestTemporaryFullAccuracy:
      "calls requestTemporaryFullAccuracyAuthorization(withPurposeKey: \(detail ?? "?"))"
    case .startUpdating: "calls startUpdatingLocation()"
    case .stopUpdating: "calls stopUpdatingLocation()"
    case .requestLocation: "calls requestLocation()"
    case .startSignificantChanges: "calls startMonitoringSignificantLocationChanges()"
    case .stopSignificantChanges: "calls stopMonitoringSignificantLocationChanges()"
    case .startRegion: "calls startMonitoring(for: \(detail ?? "a region"))"
    case .stopRegion: "calls stopMonitoring(for: \(detail ?? "a region"))"
    case .startVisits: "calls startMonitoringVisits()"
    case .stopVisits: "calls stopMonitoringVisits()"
    case .startRanging: "calls startRangingBeacons()"
    case .stopRanging: "calls stopRangingBeacons()"
    case .setAllowsBackground(let isOn): "sets allowsBackgroundLocationUpdates = \(isOn)"
    case .setShowsIndicator(let isOn): "sets showsBackgroundLocationIndicator = \(isOn)"
    case .setDistanceFilter(let isOn):
      "sets distanceFilter = \(isOn ? detail ?? "some metres" : "none")"
    case .setAccuracy(let accuracy): "sets desiredAccuracy = \(accuracy.words)"
    case .setPausesAutomatically(let isOn): "sets pausesLocationUpdatesAutomatically = \(isOn)"
    case .locationServicesEnabledOnMainThread:
      "calls locationServicesEnabled() on the main thread"
    case .queryMotion: "queries motion activity"
    case .startMotionUpdates: "calls startActivityUpdates()"
    case .readRawMotion: "reads the raw motion sensors"
    case .createBluetoothManager: "creates a CBCentralManager"
    case .readBluetoothAuthorization: "reads CBManager.authorization"
    case .crash: "crashes"
    default: nil
    }
  }

  private func sessionWords(_ detail: String?) -> String? {
    switch self {
    case .startLiveUpdates: "begins to iterate CLLocationUpdate.liveUpdates"
    case .stopLiveUpdates: "stops iterating CLLocationUpdate.liveUpdates"
    case .addCondition: "adds the condition \(detail ?? "") to its CLMonitor"
    case .removeCondition: "removes the condition \(detail ?? "") from its CLMonitor"
    case .startMonitorEvents: "begins to iterate CLMonitor.events"
    case .stopMonitorEvents: "stops iterating CLMonitor.events"
    case .beginSession(.fullAccuracy):
      "creates CLServiceSession(fullAccuracyPurposeKey: \(detail ?? "?"))"
    case .beginSession(let kind): "creates CLServiceSession(authorization: .\(kind))"
    case .invalidateSession(let kind): "invalidates its CLServiceSession for \(kind)"
    case .beginBackgroundActivity: "creates a CLBackgroundActivitySession"
    case .invalidateBackgroundActivity: "invalidates its CLBackgroundActivitySession"
    default: nil
    }
  }

  private func personWords(_ name: String, on version: OSVersion) -> String? {
    switch self {
    case .open: "opens \(name)"
    case .leave: "leaves \(name), which goes to the background"
    case .lock: "locks the phone"
    case .unlock: "unlocks the phone"
    case .forceQuit: "swipes \(name) away in the app switcher"
    case .tapIndicator: "taps the location indicator"
    case .answer(let button): "presses \(button)"
    case .togglePrecise: "flips the Precise toggle"
    case .tapLocationButton: "taps the location button"
    case .chooseInSettings(let choice):
      "chooses \(choice.label(on: version)) for \(name) in Settings"
    case .resetLocationAndPrivacy: "resets Location & Privacy"
    case .reinstall: "removes \(name) and installs it again"
    case .updateApp: "updates \(name)"
    case .updateSystem: "updates the system"
    case .restart: "restarts the phone"
    default: nil
    }
  }

  private func settingsWords(_ name: String) -> String? {
    func turned(_ isOn: Bool, _ what: String) -> String { "turns \(what) \(isOn ? "on" : "off")" }
    return switch self {
    case .setPrecise(let isOn): turned(isOn, "Precise Location for \(name)")
    case .setMotion(let isOn): turned(isOn, "Motion & Fitness for \(name)")
    case .setBluetoothPermission(let isOn): turned(isOn, "Bluetooth for \(name)")
    case .setLocationServices(let isOn): turned(isOn, PhoneSwitch.locationServices.title)
    case .setRestricted(let isOn): turned(isOn, PhoneSwitch.restrictions.title)
    case .setFitnessTracking(let isOn): turned(isOn, PhoneSwitch.fitnessTracking.title)
    case .setBluetoothInSettings(let isOn): turned(isOn, "Bluetooth in Settings")
    case .setBluetoothInControlCenter(let isOn):
      turned(isOn, PhoneSwitch.bluetoothInControlCenter.title)
    default: nil
    }
  }

  private func systemWords(_ name: String, _ detail: String?) -> String {
    switch self {
    case .graceElapsed: "no longer counts \(name) as in use"
    case .allowOnceLapses: "ends the grant for once"
    case .suspend: "suspends \(name)"
    case .terminate: "ends \(name) to win memory"
    case .reminderDue: "finds a reminder of background use due"
    case .heldEventExpires: "drops what it held for \(name)"
    case .sessionMemoryElapsed: "forgets the sessions of \(name)'s last process"
    case .clipGrantExpires: "ends the App Clip's grant"
    case .suggestPermission(let level): "has management suggest \(level) for \(name)"
    case .happens(.region): "the phone \(detail ?? "crosses the border of a region")"
    case .happens(.condition): "the phone \(detail ?? "meets a condition")"
    case .happens(.significantChange): "the phone moved significantly"
    case .happens(.visit): "the phone stayed at a place"
    case .longStop: "the phone stood still for long"
    case .nextDay: "a new day begins"
    default: "\(self)"
    }
  }
}

extension IOS.AccuracyClass {
  fileprivate var words: String {
    switch self {
    case .fine: "100 m or better"
    case .coarse: "coarser than 100 m"
    case .reduced: "kCLLocationAccuracyReduced"
    }
  }
}

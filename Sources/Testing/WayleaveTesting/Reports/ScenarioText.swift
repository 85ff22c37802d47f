import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// A run as a scenario for `wayleave simulate`: the person's acts, and the app's calls as they
/// came.
struct ScenarioText {
  private(set) var text = ""
  private var clock: Duration = .zero

  init(_ replayed: Replay, title: String, on release: OSVersion) {
    guard let world = replayed.world, let app = world.apps.first else { return }
    text = "scenario: \(title.quoted)\niOS: \(release.number)\napp:\n"
    text += "  name: \(app.package.name.quoted)\n"
    text += plist(app.package)
    text += "steps:\n"
    if let fix = world.fix, world.trace.contains(where: \.concernsPlace) {
      text += "  - world: {location: \"\(fix.coordinate)\"}\n"
    }
    for (place, part) in replayed.parts.enumerated() {
      let end =
        place + 1 < replayed.parts.count ? replayed.parts[place + 1].start : world.trace.count
      let entries = world.trace[part.start..<max(part.start, end)]
      if let words = part.step.scenarioWords(on: release) { text += "  - person: \(words)\n" }
      for entry in entries { add(entry, world) }
      let later = place + 1 < replayed.parts.count ? replayed.parts[place + 1].moment : world.now
      pass(to: later)
    }
    let status = world.status(of: AppID(rawValue: 0))
    text +=
      "  - expect: {status: \(status), prompt: \(world.prompt?.prompt?.description ?? "none")}\n"
  }

  private mutating func add(_ entry: TraceEntry, _ world: PhoneWorld) {
    guard case .event(let event, let manager, let words) = entry.what,
      let call = event.scenarioWords(words)
    else { return }
    pass(to: entry.time)
    let place = manager.map { $0.rawValue - Self.firstManager(before: entry, in: world) + 1 } ?? 1
    text += "  - app: \(call)\n"
    if event != .createManager, event.concernsManager, place > 1 {
      text += "    manager: \(place)\n"
    }
  }

  private mutating func pass(to moment: Duration) {
    guard moment > clock else { return }
    text += "  - wait: \((moment - clock).spelled)\n"
    clock = moment
  }

  /// The number of managers that earlier processes of the app made.
  private static func firstManager(before entry: TraceEntry, in world: PhoneWorld) -> Int {
    var made = 0
    var first = 0
    for other in world.trace {
      if other == entry { break }
      switch other.what {
      case .event(.createManager, _, _): made += 1
      case .noticed(let noticed):
        if case .launched = noticed.effect { first = made }
      default: break
      }
    }
    return first
  }

  private func plist(_ package: AppPackage) -> String {
    var lines: [String] = []
    for (key, value) in package.purposeStrings.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      lines.append("    \(key.rawValue): \(value.quoted)")
    }
    if !package.temporaryAccuracy.isEmpty {
      lines.append("    NSLocationTemporaryUsageDescriptionDictionary:")
      for (key, value) in package.temporaryAccuracy.sorted(by: { $0.key < $1.key }) {
        lines.append("      \(key.quoted): \(value.quoted)")
      }
    }
    if !package.backgroundModes.isEmpty {
      lines.append("    UIBackgroundModes: [\(package.backgroundModes.joined(separator: ", "))]")
    }
    if package.defaultAccuracyReduced {
      lines.append("    NSLocationDefaultAccuracyReduced: true")
    }
    if package.requiresExplicitServiceSession {
      lines.append("    NSLocationRequireExplicitServiceSession: true")
    }
    return lines.isEmpty ? "" : "  Info.plist:\n" + lines.map { $0 + "\n" }.joined()
  }
}

extension TraceEntry {
  /// Whether it makes a difference where the phone is: an app wants to know, or receives it.
  fileprivate var concernsPlace: Bool {
    switch what {
    case .event(let event, _, _):
      switch event {
      case .startUpdating, .requestLocation, .startSignificantChanges, .startVisits,
        .startRanging, .startRegion, .startLiveUpdates, .startMonitorEvents:
        true
      default: false
      }
    default: false
    }
  }
}

extension Step {
  /// The step as a verb of the person in a scenario; nil if the app or the clock brings it about.
  fileprivate func scenarioWords(on release: OSVersion) -> String? {
    switch base {
    case .tap, .wait, .move, .reordered, .bluetoothReset, .device: nil
    case .radio(let isOn): "turn \(isOn ? "on" : "off") Bluetooth"
    case .answer(let button): "answer \(button)"
    case .preciseOff: "flip Precise"
    case .lock: "lock"
    case .unlock: "unlock"
    case .leave: "leave"
    case .open: "open"
    case .quit: "force quit"
    case .restart: "restart"
    case .choose(let choice): "choose \(choice.label(on: release))"
    case .setPrecise(let isOn): "Precise Location \(isOn ? "on" : "off")"
    case .locationServices(let isOn): "turn \(isOn ? "on" : "off") Location Services"
    case .motion(let isOn): "Motion & Fitness \(isOn ? "on" : "off")"
    case .bluetooth(let isOn): "Bluetooth permission \(isOn ? "on" : "off")"
    }
  }
}

extension IOS.Event {
  /// A call of the app as a scenario spells it; nil if a scenario has no word for it.
  fileprivate func scenarioWords(_ detail: String?) -> String? {
    switch self {
    case .createManager: "CLLocationManager()"
    case .releaseManager: "release CLLocationManager"
    case .requestWhenInUse: "requestWhenInUseAuthorization()"
    case .requestAlways: "requestAlwaysAuthorization()"
    case .requestTemporaryFullAccuracy:
      detail.map { "{requestTemporaryFullAccuracyAuthorization: \"\($0)\"}" }
    case .startUpdating: "startUpdatingLocation()"
    case .stopUpdating: "stopUpdatingLocation()"
    case .requestLocation: "requestLocation()"
    case .startSignificantChanges: "startMonitoringSignificantLocationChanges()"
    case .stopSignificantChanges: "stopMonitoringSignificantLocationChanges()"
    case .startVisits: "startMonitoringVisits()"
    case .stopVisits: "stopMonitoringVisits()"
    case .startRanging: "startRangingBeacons()"
    case .stopRanging: "stopRangingBeacons()"
    case .setAllowsBackground(let isOn): "allowsBackgroundLocationUpdates = \(isOn ? "on" : "off")"
    case .setShowsIndicator(let isOn): "showsBackgroundLocationIndicator = \(isOn ? "on" : "off")"
    case .setPausesAutomatically(let isOn):
      "pausesLocationUpdatesAutomatically = \(isOn ? "on" : "off")"
    case .locationServicesEnabledOnMainThread: "locationServicesEnabled() on the main thread"
    case .startLiveUpdates: "iterate CLLocationUpdate.liveUpdates"
    case .stopLiveUpdates: "stop CLLocationUpdate.liveUpdates"
    case .startMonitorEvents: "iterate CLMonitor.events"
    case .stopMonitorEvents: "stop CLMonitor.events"
    case .beginSession(.fullAccuracy):
      detail.map { "{CLServiceSession fullAccuracyPurposeKey: \"\($0)\"}" }
    case .beginSession(let kind): "CLServiceSession \(kind)"
    case .invalidateSession(let kind): "invalidate CLServiceSession \(kind)"
    case .beginBackgroundActivity: "CLBackgroundActivitySession"
    case .invalidateBackgroundActivity: "invalidate CLBackgroundActivitySession"
    case .queryMotion: "queryActivityStarting"
    case .startMotionUpdates: "startActivityUpdates"
    case .readRawMotion: "read accelerometer"
    case .createBluetoothManager: "CBCentralManager"
    case .readBluetoothAuthorization: "CBManager.authorization"
    case .crash: "crash"
    default: nil
    }
  }
}

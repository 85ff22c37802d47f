import AuthorizationEngine
import PlatformModel

/// How a story looks at the phone.
extension ScenarioRun {
  /// What an observation gives for an app now.
  package func observe(_ observation: Observation, of app: AppID) -> [String] {
    switch observation {
    case .status: ["\(world.status(of: app))"]
    case .accuracy: ["\(world.accuracy(of: app))"]
    case .prompt: world.prompt?.prompt.map { ["\($0)"] } ?? []
    case .title: world.prompt.map { [$0.title] } ?? []
    case .body: world.prompt?.body.map { [$0] } ?? []
    case .buttons: world.prompt?.buttons.map { $0.rawValue } ?? []
    case .map: world.prompt.map { [Self.onOff($0.showsMap)] } ?? []
    case .precise: world.prompt?.precise.map { [Self.onOff($0 == .full)] } ?? []
    case .indicator: world.indicator.map { [$0.form.rawValue] } ?? []
    case .process: world.situation(of: app).map { ["\($0.process)"] } ?? []
    case .screen: [screenName]
    case .settings: world.settingsPage(of: app)?.row.map { [$0] } ?? []
    case .choices:
      world.settingsPage(of: app)?.choices.map { $0.label(on: world.system.version) } ?? []
    case .preciseSwitch: world.settingsPage(of: app)?.isPrecise.map { [Self.onOff($0)] } ?? []
    default: happenings(observation, of: app)
    }
  }

  private static func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  private var screenName: String {
    switch world.screen {
    case .home: "home"
    case .settings: "Settings"
    case .app(let app): world.apps[app.rawValue].package.name
    }
  }

  /// What took place in the step before; a service that delivers again and again is named once.
  private func happenings(_ observation: Observation, of app: AppID) -> [String] {
    world.trace[min(stepStart, world.trace.count)...]
      .filter { $0.app == app || $0.app == nil }
      .words(isNamedOnce: observation.namesOnce) { word(for: $0.what, observation) }
  }

  private func word(for what: TraceEntry.What, _ observation: Observation) -> String? {
    switch what {
    case .noticed(let noticed):
      noticed.deliveryWord(observation) ?? noticed.effect.word(observation, on: world)
    case .promptEnded(let prompt): observation == .ended ? prompt.end?.code : nil
    case .wifiScanRefused: observation == .wifi ? "never" : nil
    default: nil
    }
  }
}

extension Observation {
  /// Whether the same word is said once, however often it happened.
  fileprivate var namesOnce: Bool {
    switch self {
    case .location, .live, .beacons, .withheld, .errors, .horizontalAccuracy, .placemark: true
    default: false
    }
  }
}

extension Noticed {
  fileprivate func deliveryWord(_ observation: Observation) -> String? {
    guard case .delivered(let delivery) = effect else { return nil }
    if case .fix(let fix) = detail {
      if observation == .horizontalAccuracy {
        return "\(Int64(clamping: fix.horizontalAccuracy)) m"
      }
      if observation == .placemark {
        return City.nearest(to: fix.coordinate).map { "\($0.name), \($0.country)" }
      }
    }
    switch (observation, delivery) {
    case (.location, .preciseLocation), (.live, .livePrecise): return "precise"
    case (.location, .reducedLocation), (.live, .liveReduced): return "reduced"
    case (.beacons, .beacons): return "heard"
    case (.regions, .region), (.conditions, .condition): return detail?.words ?? "delivered"
    case (.significantChange, .significantChange), (.visit, .visit),
      (.backgroundStart, .backgroundStart):
      return "delivered"
    default: return nil
    }
  }
}

extension IOS.Effect {
  fileprivate func word(_ observation: Observation, on world: PhoneWorld) -> String? {
    switch (observation, self) {
    case (.callbacks, .authorizationCallback(let status, _)): "\(status)"
    case (.errors, .locationError(let error)): "\(error.rawValue)"
    case (.monitoringErrors, .monitoringError(let error)): "\(error.rawValue)"
    case (.accuracyRequest, .temporaryAccuracyCompleted(let result)): result.rawValue
    case (.withheld, .withheld(let why)): why.rawValue
    case (.dropped, .dropped(let happening)): "\(happening)"
    case (.suppressed, .ignored(let why)): why.rawValue
    case (.diagnostics, .diagnostic(let diagnostic, let isOn)):
      isOn ? diagnostic.rawValue : "not \(diagnostic.rawValue)"
    case (.diagnostics, .conditionLimitExceeded): "conditionLimitExceeded"
    case (.launch, .launched(let reason)): reason.rawValue
    case (.crash, .aborted(let abort)): abort.text(on: world.system.version)
    case (.killed, .killed(let kill)): kill.rawValue
    case (.console, .console(let line)): line.rawValue
    case (.motion, .motionDelivered): "delivered"
    case (.motion, .motionError(let code)): "error \(code)"
    case (.bluetooth, .bluetoothState(let code)): "state \(code)"
    case (.bluetooth, .bluetoothAuthorization(let code)): "authorization \(code)"
    case (.button, .buttonAction): "action"
    case (.life, _): lifeWord
    default: nil
    }
  }

  private var lifeWord: String? {
    switch self {
    case .willResignActive: "inactive"
    case .didBecomeActive: "active"
    case .resumed: "resumed"
    case .woken: "woken"
    case .suspended: "suspended"
    case .ended: "ended"
    case .grantLapsed: "lapsed"
    case .updatesPaused: "paused"
    case .updatesResumed: "unpaused"
    default: nil
    }
  }
}

extension PhonePrompt.End {
  fileprivate var code: String {
    switch self {
    case .answered: "answered"
    case .dismissedByLock: "dismissedByLock"
    case .replaced: "replaced"
    case .suppressed: "suppressed"
    case .appKilled: "appKilled"
    }
  }
}

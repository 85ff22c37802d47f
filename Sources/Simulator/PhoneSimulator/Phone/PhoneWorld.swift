import AuthorizationEngine
import PlatformModel

/// A phone, the apps on it and the world around it, as one value.
///
/// The same calls in the same order give the same value, in any process: time passes only through
/// ``advance(by:)``, and order is the order of installation. ``VirtualPhone`` is the phone to hold
/// in the hand; searches and benchmarks move the value itself.
@usableFromInline package struct PhoneWorld: Sendable {
  /// How long things take.
  package var timing: Timing
  /// The time since the phone was switched on.
  package internal(set) var now: Duration = .zero
  /// The apps, in the order of installation.
  package internal(set) var apps: [InstalledApp] = []
  /// What fills the screen behind prompts.
  package internal(set) var screen: Screen = .home

  /// The rows of the release, compiled.
  var engine: IOS.Engine
  /// The phone itself.
  var handset: Handset
  /// The questions to the person.
  var promptStack = PromptStack()
  /// Where the phone is.
  var whereabouts = Whereabouts()
  /// What the phone hears of Bluetooth.
  var bluetooth = BluetoothRadio()
  /// What apps noticed and have not been told yet.
  var inbox = Inbox()
  /// What happened, as it is written down.
  var log = TraceLog()
  /// The steps that the engine took.
  var steps = StepRecord()

  /// A phone with nothing installed, unlocked, on the home screen.
  package init(_ system: IOS.System, model: PhoneModel = .notch, timing: Timing = Timing()) {
    self.init(EngineShelf.engine(for: system), model: model, timing: timing)
  }

  /// A phone whose permission system is an engine of the caller's.
  package init(_ engine: IOS.Engine, model: PhoneModel = .notch, timing: Timing = Timing()) {
    self.engine = engine
    self.timing = timing
    handset = Handset(engine.system, model: model)
  }
}

extension PhoneWorld {
  /// The release and the choices where sources disagree.
  package var system: IOS.System { handset.system }

  /// What happened, oldest first.
  package var trace: [TraceEntry] { log.entries }

  /// How many events the engine checked so far.
  package var stepCount: Int { steps.count }

  /// The rows and events that a story rests on, for those who ask; nil if no one does.
  package var footing: Footing? { steps.footing }

  /// Whether Wi-Fi is on; iOS never lets an app scan it, on or off.
  package var isWiFiOn: Bool { handset.isWiFiOn }

  /// Whether Airplane Mode is on; it leaves the satellites to be heard.
  package var isInAirplaneMode: Bool { handset.isInAirplaneMode }

  /// The app in the foreground, or nil for the home screen and Settings.
  package var frontmost: AppID? { screen.app }

  /// The state of the phone itself: the lock, the switches that all apps share.
  package var deviceState: IOS.State { engine.view(of: handset.state) }

  /// An app's state as the engine looks at it.
  package func situation(of app: AppID) -> IOS.State? {
    apps.indices.contains(app.rawValue) ? apps[app.rawValue].state.seen : nil
  }

  /// What an app gets when it reads its status.
  package func status(of app: AppID) -> AuthorizationStatus {
    if let seen = situation(of: app) { engine.status(of: seen) } else { .notDetermined }
  }

  /// What an app gets when it reads its accuracy.
  package func accuracy(of app: AppID) -> AccuracyAuthorization {
    if let seen = situation(of: app) { engine.accuracy(of: seen) } else { .fullAccuracy }
  }

  /// The location indicator on the screen, with the apps it speaks of; nil if there is none.
  package var indicator: (form: Indicator, apps: [AppID])? {
    let shown = appIDs.filter { engine.showsIndicator(apps[$0.rawValue].state.seen) }
    return shown.isEmpty ? nil : (handset.model.indicator(on: system.version), shown)
  }

  /// The question on the screen, if any: the newest of those that wait for an answer.
  package var prompt: PhonePrompt? { promptStack.top }

  /// Every question so far in the order of appearance, those on the screen among them.
  package var prompts: [PhonePrompt] { promptStack.all }

  /// What Settings shows of an app.
  package func settingsPage(of app: AppID) -> SettingsPage? {
    guard let seen = situation(of: app) else { return nil }
    return SettingsPage(seen, engine: engine)
  }

  /// The apps by name, in the order of installation.
  package var appIDs: [AppID] { apps.indices.map(AppID.init(rawValue:)) }

  /// The app with a name, if one is installed.
  package func app(named name: String) -> AppID? {
    apps.firstIndex { $0.package.name == name }.map(AppID.init(rawValue:))
  }
}

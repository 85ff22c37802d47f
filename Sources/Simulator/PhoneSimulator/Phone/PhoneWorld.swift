import AuthorizationEngine
import PlatformModel

/// A row that fired, by its place in the engine's list, and the manager for which it did.
typealias FiredRow = (row: Int, manager: IOS.ManagerID?)

/// A phone, the apps on it and the world around it, as one value.
///
/// The same calls in the same order give the same value, in any process: time passes only through
/// ``advance(by:)``, and order is the order of installation. ``VirtualPhone`` is the phone to hold
/// in the hand; searches and benchmarks move the value itself.
@usableFromInline package struct PhoneWorld: Sendable {
  /// The release and the choices where sources disagree.
  package internal(set) var system: IOS.System
  /// The release that the phone ran when it was new.
  package let initialVersion: OSVersion
  /// What the person sees of the hardware.
  package let model: PhoneModel
  /// The time since the phone was switched on.
  package internal(set) var now: Duration = .zero
  /// The apps, in the order of installation.
  package internal(set) var apps: [InstalledApp] = []
  /// What fills the screen behind prompts.
  package internal(set) var screen: Screen = .home
  /// Where the phone is over time.
  package internal(set) var feed: LocationFeed = .none
  /// What is between the phone and the sky.
  package internal(set) var surroundings: Surroundings = .outdoors
  /// The proximity UUIDs of the beacons that can be heard.
  package internal(set) var beacons: [String] = []
  /// The Bluetooth devices that were ever near, in the order in which they came.
  package internal(set) var peripherals: [KnownPeripheral] = []
  /// Whether Wi-Fi is on; iOS never lets an app scan it, on or off.
  package internal(set) var isWiFiOn = true
  /// Whether Airplane Mode is on; it leaves the satellites to be heard.
  package internal(set) var isInAirplaneMode = false
  /// Whether prompts show a map; a switch in Settings for all apps (IOS-PROMPT-004).
  package internal(set) var showsMapInPrompts = true
  /// What happened, oldest first.
  package internal(set) var trace: [TraceEntry] = []
  /// How long things take.
  package var timing: Timing
  /// Whether what happens is written down, and prompts that ended are kept.
  package var keepsTrace = true
  /// How many events the engine checked so far.
  package internal(set) var stepCount = 0

  var engine: IOS.Engine
  var device: IOS.AppState
  var openPrompts: [PhonePrompt] = []
  var endedPrompts: [PhonePrompt] = []
  var promptCount = 0
  var movementDue = Deadlines.never
  /// When the Bluetooth service that was lost is back (IOS-BT-014).
  var bluetoothBack = Deadlines.never
  /// When the phone was last seen to move; updates pause after a long stop (IOS-BG-053).
  var movedAt: Duration = .zero
  var inbox: [InboxItem] = []
  var inboxRead = 0
  /// Whether what apps notice is kept for them; a story has no code that would take it.
  var fillsInbox = true
  /// The rows of the last step, kept for their storage.
  var firedRows: [FiredRow] = []
  /// The rows and events that a story rests on, for those who ask; nil if no one does.
  package internal(set) var footing: Footing?
  /// The rows that fired, for searches; nil if no one asks.
  var firedSet: RowSet?
  /// The place in the trace before which no entry grows: a run of the same ends with its step.
  var runStart = 0

  /// Something that an app noticed and has not been told yet.
  struct InboxItem: Sendable {
    var app: AppID
    var noticed: Noticed
  }

  /// A phone with nothing installed, unlocked, on the home screen.
  package init(_ system: IOS.System, model: PhoneModel = .notch, timing: Timing = Timing()) {
    self.init(EngineShelf.engine(for: system), model: model, timing: timing)
  }

  /// A phone whose permission system is an engine of the caller's.
  package init(_ engine: IOS.Engine, model: PhoneModel = .notch, timing: Timing = Timing()) {
    system = engine.system
    initialVersion = engine.system.version
    self.engine = engine
    self.timing = timing
    self.model = model
    device = Self.bare
  }

  /// The phone without an app.
  private static let bare = IOS.AppState(IOS.Build())
}

extension PhoneWorld {
  /// The app in the foreground, or nil for the home screen and Settings.
  package var frontmost: AppID? { screen.app }

  /// The state of the phone itself: the lock, the switches that all apps share.
  package var deviceState: IOS.State { engine.view(of: device) }

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
    return shown.isEmpty ? nil : (model.indicator(on: system.version), shown)
  }

  /// The question on the screen, if any: the newest of those that wait for an answer.
  package var prompt: PhonePrompt? { openPrompts.last }

  /// Every question so far in the order of appearance, those on the screen among them.
  package var prompts: [PhonePrompt] {
    (endedPrompts + openPrompts).sorted { $0.id < $1.id }
  }

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

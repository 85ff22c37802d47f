import AuthorizationEngine
import PlatformModel
import TransitionSystem

/// A virtual Android phone: a value, moved by the person, by its apps and by time.
///
/// One of its apps is in focus: what it sees is under ``app`` and carries Android's names; what the
/// person does is a verb of the phone, and about that app. Equal acts leave equal traces: time,
/// order and delivery come from the phone alone.
public struct AndroidPhone: Sendable {
  /// The apps, in the order in which they were installed.
  public private(set) var apps: [App]
  /// The place of the app in focus.
  package private(set) var focus = 0
  /// The rows that the phone goes by.
  package private(set) var engine: Android.Engine
  /// The time since the phone was switched on.
  public private(set) var now: Duration = .zero
  /// Whether a beacon can be heard.
  public var hearsBeacon = false
  /// What happened, oldest first.
  package private(set) var trace: [AndroidTraceEntry] = []
  /// The names of the rows that fired, once someone asks for them; a row that refuses counts too.
  package private(set) var firedRows: Set<String>?
  /// The first line of the act under way: a repeat becomes a count within one act alone.
  private var actStart = 0

  /// How long an app keeps a one-time grant out of sight (AND-RUN-038).
  package static let oneTimeGrace: Duration = .seconds(60)
  /// How long a one-time grant outlives its process (AND-RUN-038).
  package static let oneTimeAfterDeath: Duration = .seconds(5)
  /// The window of the budget of Wi-Fi scans (AND-WIFI-011).
  package static let wifiWindow: Duration = .seconds(120)
  /// The window of one scan, as a vendor has it (AND-DIS-02).
  package static let wifiWindowOfOne: Duration = .seconds(30)
  /// How long one scan in the background counts (AND-WIFI-010).
  package static let wifiBackgroundWindow: Duration = .seconds(1800)
  /// The window of the budget of Bluetooth scans (AND-BLE-009).
  package static let bluetoothWindow: Duration = .seconds(30)
  /// How long an app is unused before its grants are taken back (AND-RUN-050).
  package static let unusedSpan: Duration = .seconds(90 * 86_400)
  /// How rarely a fix comes out of sight from Android 8 (AND-LOC-006).
  package static let rareInterval: Duration = .seconds(1800)
  /// How often a running registration or scan brings something.
  package static let interval: Duration = .seconds(10)

  /// A phone on which an app was just installed.
  public init(_ system: Android.System, appName: String = "App", _ build: Android.Build) {
    engine = EngineShelf.engine(for: system)
    apps = [App(appName, build, engine.install(build))]
    tellInstallation()
  }

  /// Installs another app, which comes into focus; false if one of that name is there.
  @discardableResult
  public mutating func install(_ name: String, _ build: Android.Build) -> Bool {
    guard !apps.contains(where: { $0.name == name }) else { return false }
    actStart = trace.count
    apps.append(App(name, build, engine.install(build).sharingPhone(of: situation)))
    focus = apps.count - 1
    tellInstallation()
    return true
  }

  /// Brings an app into focus: what is done and seen then is about it. False if there is none.
  @discardableResult
  public mutating func turn(to name: String) -> Bool {
    guard let place = apps.firstIndex(where: { $0.name == name }) else { return false }
    focus = place
    return true
  }

  private mutating func tellInstallation() {
    trace.append(AndroidTraceEntry(now, .person, "installs \(appName)", app: appName))
    if !engine.installs(build) {
      trace.append(
        AndroidTraceEntry(
          now, .system,
          "would not install target \(build.target.rawValue); the app was there before",
          app: appName))
    }
  }

  /// What the app in focus is called.
  public var appName: String { apps[focus].name }
  /// Its package.
  public var build: Android.Build { apps[focus].build }
  /// Its state, and that of the phone.
  package private(set) var situation: Android.State {
    get { apps[focus].situation }
    set { apps[focus].situation = newValue }
  }

  /// The device.
  public var system: Android.System { engine.system }

  /// The buttons that the dialog on the screen offers now.
  public var buttons: [Android.Button] {
    (situation.prompt?.buttons ?? []).filter {
      if case .moved = engine.step(situation, .answer($0)) { true } else { false }
    }
  }

  /// Does something to the phone, and says why where that cannot be.
  @discardableResult
  public mutating func perform(_ event: Android.Event) -> Android.Refusal? {
    actStart = trace.count
    if event == .open, situation.presence != .visible { leaveOthers() }
    return take(event, isTold: true)
  }

  /// Writes down from now on which rows fire, and forgets which fired before.
  package mutating func recordRows() { firedRows = [] }

  private mutating func take(_ event: Android.Event, isTold: Bool) -> Android.Refusal? {
    let before = situation
    if let refusal = move(event, tellingEvent: isTold || !event.isTick) { return refusal }
    share(before)
    return nil
  }

  /// Moves the app in focus alone.
  private mutating func move(_ event: Android.Event, tellingEvent: Bool) -> Android.Refusal? {
    let before = situation
    if firedRows != nil {
      let fired = engine.trace(before, event).map { $0.id }
      firedRows?.formUnion(fired)
    }
    switch engine.step(situation, event) {
    case .refused(let refusal): return refusal
    case .moved(let next, let effects):
      situation = next
      note(tellingEvent ? event : nil, effects, before: before)
      plan(event, effects, before: before)
      return nil
    }
  }

  /// Does something with each other app in focus.
  private mutating func withOthers(_ act: (inout AndroidPhone) -> Void) {
    let kept = focus
    for place in apps.indices where place != kept {
      focus = place
      act(&self)
    }
    focus = kept
  }

  /// Another app in sight gives way to the one that is opened.
  private mutating func leaveOthers() {
    withOthers { phone in
      if phone.situation.presence == .visible { _ = phone.take(.leave, isTold: false) }
    }
  }

  /// The phone is one for all apps: a switch that was turned is turned for the others too, and so
  /// is the scan in the background that they share (AND-WIFI-010).
  private mutating func share(_ before: Android.State) {
    guard apps.count > 1 else { return }
    let shared = situation
    let turned = Android.Toggle.ofPhone.filter {
      shared[.of($0.variable)] != before[.of($0.variable)]
    }
    let isUsed = shared[.of(.wifiBackgroundUsed)]
    guard !turned.isEmpty || isUsed != before[.of(.wifiBackgroundUsed)] else { return }
    withOthers { phone in
      for (toggle, variable, isInverted) in turned {
        _ = phone.move(
          .setSwitch(toggle, (shared[.of(variable)] != 0) != isInverted), tellingEvent: false)
      }
      phone.situation = phone.situation.with(.wifiBackgroundUsed, isUsed)
    }
  }

  /// Installs another build over the app in focus.
  public mutating func update(to build: Android.Build) {
    actStart = trace.count
    let before = situation
    apps[focus].build = build
    let moved = engine.update(situation, to: build)
    situation = moved.state
    note(.updateApp, moved.effects, before: before)
    apps[focus].due.removeAll { $0.event == .oneTimeExpires }
  }

  /// Installs a newer release of Android, level by level.
  public mutating func upgrade(to level: APILevel) {
    actStart = trace.count
    for next in APILevel.all where next > engine.system.level && next <= level {
      engine = EngineShelf.engine(
        for: Android.System(next, switches: engine.system.switches))
      upgradeApp(tellingEvent: next == level)
      withOthers { $0.upgradeApp(tellingEvent: false) }
    }
  }

  private mutating func upgradeApp(tellingEvent: Bool) {
    let before = situation
    let moved = engine.upgrade(situation, of: build)
    situation = moved.state
    if tellingEvent { note(.upgradeSystem, moved.effects, before: before) }
  }

  /// Lets time pass.
  public mutating func advance(by length: Duration) {
    actStart = trace.count
    let end = now + max(.zero, length)
    let kept = focus
    while let place = nextApp(until: end), let time = apps[place].nextTime(hearsBeacon) {
      now = max(now, time)
      focus = place
      if let event = apps[place].takeNext(hearsBeacon) { _ = take(event, isTold: false) }
    }
    focus = kept
    now = end
  }

  /// The app to which something happens next by itself, the first of several at one moment.
  private func nextApp(until end: Duration) -> Int? {
    let times = apps.indices.compactMap { place in
      apps[place].nextTime(hearsBeacon).map { (time: $0, place: place) }
    }
    return times.filter { $0.time <= end }.min { ($0.time, $0.place) < ($1.time, $1.place) }?.place
  }

  /// What the clock owes after an event.
  private mutating func plan(
    _ event: Android.Event, _ effects: [Android.Effect], before: Android.State
  ) {
    if situation.delivers, !before.delivers { apps[focus].nextTick = now + Self.interval }
    if situation.presence == .visible { apps[focus].nextFix = .zero }
    if effects.contains(where: { $0.isRare }) { apps[focus].nextFix = now + Self.rareInterval }
    forgetBudgets(event, before)
    if effects.contains(.scanStarted) {
      switch event {
      case .startScan:
        let isBackground = situation.has(.wifiBackgroundUsed) && !before.has(.wifiBackgroundUsed)
        apps[focus].due.append(
          isBackground
            ? Due(time: now + Self.wifiBackgroundWindow, event: .wifiBackgroundReturns)
            : Due(time: now + wifiWindow, event: .wifiScanReturns))
      case .startBluetoothScan:
        apps[focus].due.append(Due(time: now + Self.bluetoothWindow, event: .bluetoothScanReturns))
      default: break
      }
    }
    guard situation.presence != before.presence || situation.service != before.service else {
      return
    }
    apps[focus].due.removeAll { $0.event == .oneTimeExpires || $0.event == .unusedFor90Days }
    if situation.presence != .visible, situation.service == .none {
      let wait = situation.presence == .stopped ? Self.oneTimeAfterDeath : Self.oneTimeGrace
      apps[focus].due.append(Due(time: now + wait, event: .oneTimeExpires))
      apps[focus].due.append(Due(time: now + Self.unusedSpan, event: .unusedFor90Days))
    }
  }

  private var wifiWindow: Duration {
    system.switches.contains(.oneWifiScanIn30Seconds) ? Self.wifiWindowOfOne : Self.wifiWindow
  }

  /// A budget that starts again owes nothing back (AND-WIFI-019).
  private mutating func forgetBudgets(_ event: Android.Event, _ before: Android.State) {
    let full = Android.Variable.wifiLeft.domain.count - 1
    let isFull = situation[.of(.wifiLeft)] == full
    if event != .wifiScanReturns, isFull, before[.of(.wifiLeft)] != full {
      apps[focus].due.removeAll { $0.event == .wifiScanReturns }
    }
    if event != .wifiBackgroundReturns, before.has(.wifiBackgroundUsed),
      !situation.has(.wifiBackgroundUsed)
    {
      apps[focus].due.removeAll { $0.event == .wifiBackgroundReturns }
    }
  }

  private mutating func note(
    _ event: Android.Event?, _ effects: [Android.Effect], before: Android.State
  ) {
    if let event { add(event.speaker, event.words(before, on: self), event: event) }
    for effect in effects {
      guard let words = effect.words(appName, build, on: self) else { continue }
      add(words.speaker, words.text, effect: effect)
    }
  }

  /// Writes a line down; one that repeats the last of its kind in the same act becomes a count.
  private mutating func add(
    _ speaker: AndroidTraceEntry.Speaker, _ text: String, event: Android.Event? = nil,
    effect: Android.Effect? = nil
  ) {
    if let effect, effect.comesInRuns {
      let name = appName
      let place = trace.countRepeat(at: now, since: actStart) {
        $0.effect == effect && $0.app == name
      }
      guard place == nil else { return }
    }
    trace.append(
      AndroidTraceEntry(now, speaker, text, app: appName, event: event, effect: effect))
  }

  /// Writes down what the world does.
  public mutating func hear(_ beacon: Bool) {
    hearsBeacon = beacon
    actStart = trace.count
    trace.append(
      AndroidTraceEntry(
        now, .world, beacon ? "a beacon can be heard" : "no beacon can be heard", app: appName))
  }
}

extension Android.Effect {
  /// A fix of an app out of sight.
  fileprivate var isRare: Bool {
    self == .delivered(.preciseLocationRarely) || self == .delivered(.coarseLocationRarely)
  }
}

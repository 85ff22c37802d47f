import AuthorizationEngine
import PlatformModel

/// A virtual Android phone with one app: a value, moved by the person, by the app and by time.
///
/// What the app sees stands under ``app`` and carries Android's names; what the person does is a verb of the
/// phone. Equal acts leave equal traces: time, order and delivery come from the phone alone.
public struct AndroidPhone: Sendable {
  /// What the app is called.
  public let appName: String
  /// The package that is installed.
  public private(set) var build: Android.Build
  /// The rows that the phone goes by.
  public private(set) var engine: Android.Engine
  /// The state of the app and of the phone.
  public private(set) var situation: Android.Situation
  /// The time since the phone was switched on.
  public private(set) var now: Duration = .zero
  /// Whether a beacon can be heard.
  public var hearsBeacon = false
  /// What happened, oldest first.
  public private(set) var trace: [AndroidTraceEntry] = []
  /// The names of the rows that fired, once someone asks for them; a row that refuses counts too.
  package private(set) var firedRows: Set<String>?
  private var due: [Due] = []
  /// When a running registration or scan brings something next; at one moment the fix comes first.
  private var nextTick: Duration = .zero
  /// No fix comes before: out of sight they are rare from Android 8 (AND-LOC-006).
  private var nextFix: Duration = .zero
  private var owesBeacon = false
  /// The first line of the act under way: a repeat becomes a count within one act alone.
  private var actStart = 0

  struct Due: Hashable, Sendable {
    var time: Duration
    var event: Android.Event
  }

  /// How long an app keeps a one-time grant out of sight (AND-RUN-038).
  public static let oneTimeGrace: Duration = .seconds(60)
  /// How long a one-time grant outlives its process (AND-RUN-038).
  public static let oneTimeAfterDeath: Duration = .seconds(5)
  /// The window of the budget of Wi-Fi scans (AND-WIFI-011).
  public static let wifiWindow: Duration = .seconds(120)
  /// The window of one scan, as a vendor has it (AND-DIS-02).
  public static let wifiWindowOfOne: Duration = .seconds(30)
  /// How long one scan in the background counts (AND-WIFI-010).
  public static let wifiBackgroundWindow: Duration = .seconds(1800)
  /// The window of the budget of Bluetooth scans (AND-BLE-009).
  public static let bluetoothWindow: Duration = .seconds(30)
  /// How long an app is unused before its grants are taken back (AND-RUN-050).
  public static let unusedSpan: Duration = .seconds(90 * 86_400)
  /// How rarely a fix comes out of sight from Android 8 (AND-LOC-006).
  public static let rareInterval: Duration = .seconds(1800)
  /// How often a running registration or scan brings something.
  public static let interval: Duration = .seconds(10)

  /// A phone on which an app was just installed.
  public init(_ system: Android.System, appName: String = "App", _ build: Android.Build) {
    engine = EngineShelf.engine(for: system)
    self.appName = appName
    self.build = build
    situation = engine.install(build)
    trace.append(AndroidTraceEntry(.zero, .person, "installs \(appName)"))
    if !engine.installs(build) {
      trace.append(
        AndroidTraceEntry(
          .zero, .system,
          "would not install target \(build.target.rawValue); the app was there before"))
    }
  }

  /// The phone as its app sees it.
  public var app: AndroidAppFace {
    get { AndroidAppFace(phone: self) }
    set { self = newValue.phone }
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
    return take(event, isTold: true)
  }

  /// Writes down from now on which rows fire.
  package mutating func recordRows() { firedRows = firedRows ?? [] }

  private mutating func take(_ event: Android.Event, isTold: Bool) -> Android.Refusal? {
    let before = situation
    if firedRows != nil { firedRows?.formUnion(engine.trace(situation, event).map(\.id)) }
    switch engine.step(situation, event) {
    case .refused(let refusal): return refusal
    case .moved(let next, let effects):
      situation = next
      note(event, effects, before: before, isTold: isTold)
      plan(event, effects, before: before)
      return nil
    }
  }

  /// Installs another build over the app.
  public mutating func update(to build: Android.Build) {
    actStart = trace.count
    let before = situation
    self.build = build
    let moved = engine.update(situation, to: build)
    situation = moved.situation
    note(.updateApp, moved.effects, before: before, isTold: true)
    due = due.filter { $0.event != .oneTimeExpires }
  }

  /// Installs a newer release of Android, level by level.
  public mutating func upgrade(to level: APILevel) {
    actStart = trace.count
    for next in APILevel.all where next > engine.system.level && next <= level {
      let before = situation
      engine = EngineShelf.engine(
        for: Android.System(next, switches: engine.system.switches))
      let moved = engine.upgrade(situation, of: build)
      situation = moved.situation
      if next == level { note(.upgradeSystem, moved.effects, before: before, isTold: true) }
    }
  }

  /// Lets time pass.
  public mutating func advance(by length: Duration) {
    actStart = trace.count
    let end = now + max(.zero, length)
    while let event = nextDue(until: end) { _ = take(event, isTold: false) }
    now = end
  }

  /// The next thing that happens by itself; time moves to it.
  private mutating func nextDue(until end: Duration) -> Android.Event? {
    let hears = situation.listens && hearsBeacon
    let fix = situation.updates ? max(nextTick, nextFix) : nil
    let tick = hears ? nextTick : fix
    let first = due.enumerated().min { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    if let first, first.element.time <= min(end, tick ?? end) {
      due.remove(at: first.offset)
      now = max(now, first.element.time)
      return first.element.event
    }
    guard let tick, tick <= end else { return nil }
    now = max(now, tick)
    if let fix, fix <= tick, !owesBeacon {
      owesBeacon = hears
      if !hears { nextTick = tick + Self.interval }
      return .locationDue
    }
    owesBeacon = false
    nextTick = tick + Self.interval
    return .advertisementDue(beacon: true)
  }

  /// What the clock owes after an event.
  private mutating func plan(
    _ event: Android.Event, _ effects: [Android.Effect], before: Android.Situation
  ) {
    if situation.delivers, !before.delivers { nextTick = now + Self.interval }
    if situation.presence == .visible { nextFix = .zero }
    if effects.contains(where: \.isRare) { nextFix = now + Self.rareInterval }
    forgetBudgets(event, before)
    if effects.contains(.scanStarted) {
      switch event {
      case .startScan:
        let isBackground = situation.has(.wifiBackgroundUsed) && !before.has(.wifiBackgroundUsed)
        due.append(
          isBackground
            ? Due(time: now + Self.wifiBackgroundWindow, event: .wifiBackgroundReturns)
            : Due(time: now + wifiWindow, event: .wifiScanReturns))
      case .startBluetoothScan:
        due.append(Due(time: now + Self.bluetoothWindow, event: .bluetoothScanReturns))
      default: break
      }
    }
    guard situation.presence != before.presence || situation.service != before.service else {
      return
    }
    due = due.filter { $0.event != .oneTimeExpires && $0.event != .unusedFor90Days }
    if situation.presence != .visible, situation.service == .none {
      let wait = situation.presence == .stopped ? Self.oneTimeAfterDeath : Self.oneTimeGrace
      due.append(Due(time: now + wait, event: .oneTimeExpires))
      due.append(Due(time: now + Self.unusedSpan, event: .unusedFor90Days))
    }
  }

  private var wifiWindow: Duration {
    system.switches.contains(.oneWifiScanIn30Seconds) ? Self.wifiWindowOfOne : Self.wifiWindow
  }

  /// A budget that starts anew owes nothing back (AND-WIFI-019).
  private mutating func forgetBudgets(_ event: Android.Event, _ before: Android.Situation) {
    let full = Android.Variable.wifiLeft.domain.count - 1
    let isFull = situation[.of(.wifiLeft)] == full
    if event != .wifiScanReturns, isFull, before[.of(.wifiLeft)] != full {
      due.removeAll { $0.event == .wifiScanReturns }
    }
    if event != .wifiBackgroundReturns, before.has(.wifiBackgroundUsed),
      !situation.has(.wifiBackgroundUsed)
    {
      due.removeAll { $0.event == .wifiBackgroundReturns }
    }
  }

  private mutating func note(
    _ event: Android.Event, _ effects: [Android.Effect], before: Android.Situation, isTold: Bool
  ) {
    if isTold || !event.isTick {
      add(event.speaker, event.words(before, on: self), event: event)
    }
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
      for place in trace.indices[actStart...].suffix(2).reversed()
      where trace[place].effect == effect {
        trace[place].count += 1
        trace[place].lastTime = now
        return
      }
    }
    trace.append(AndroidTraceEntry(now, speaker, text, event: event, effect: effect))
  }

  /// Writes down what the world does.
  public mutating func hear(_ beacon: Bool) {
    hearsBeacon = beacon
    actStart = trace.count
    trace.append(
      AndroidTraceEntry(now, .world, beacon ? "a beacon can be heard" : "no beacon can be heard"))
  }
}

extension Android.Effect {
  /// A fix of an app out of sight.
  fileprivate var isRare: Bool {
    self == .delivered(.preciseLocationRarely) || self == .delivered(.coarseLocationRarely)
  }
}

extension Android.Situation {
  /// A registration for location runs.
  var updates: Bool { self[.of(.updating)] != 0 }
  /// A Bluetooth scan runs.
  var listens: Bool { self[.of(.bluetoothScan)] != 0 }
  /// Something runs that brings something.
  var delivers: Bool { updates || listens }
}

import AuthorizationEngine
import PlatformModel

extension AndroidPhone {
  /// An app on the phone: its package, its state, and what the clock owes it.
  public struct App: Sendable {
    /// What the app is called.
    public let name: String
    /// The package that is installed.
    public internal(set) var build: Android.Build
    /// The state of the app and of the phone.
    package internal(set) var situation: Android.State
    var due: [Due] = []
    /// When a running registration or scan brings something next; at one moment the fix comes first.
    var nextTick: Duration = .zero
    /// No fix comes before: out of sight they are rare from Android 8 (AND-LOC-006).
    var nextFix: Duration = .zero
    private var owesBeacon = false

    init(_ name: String, _ build: Android.Build, _ situation: Android.State) {
      self.name = name
      self.build = build
      self.situation = situation
    }

    /// When something happens next by itself; nil for never.
    ///
    /// - Parameter hearsBeacon: Whether a beacon can be heard.
    func nextTime(_ hearsBeacon: Bool) -> Duration? {
      let times = [due.map { $0.time }.min(), tick(hearsBeacon)].compactMap { $0 }
      return times.min()
    }

    /// Takes the next thing that happens by itself; what is due goes before a tick.
    mutating func takeNext(_ hearsBeacon: Bool) -> Android.Event? {
      let tick = tick(hearsBeacon)
      let first = due.enumerated().min {
        ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
      }
      if let first, tick.map({ first.element.time <= $0 }) ?? true {
        due.remove(at: first.offset)
        return first.element.event
      }
      guard let tick else { return nil }
      let hears = situation.listens && hearsBeacon
      if let fix, fix <= tick, !owesBeacon {
        owesBeacon = hears
        if !hears { nextTick = tick + AndroidPhone.interval }
        return .locationDue
      }
      owesBeacon = false
      nextTick = tick + AndroidPhone.interval
      return .advertisementDue(beacon: true)
    }

    private var fix: Duration? { situation.updates ? max(nextTick, nextFix) : nil }

    private func tick(_ hearsBeacon: Bool) -> Duration? {
      situation.listens && hearsBeacon ? nextTick : fix
    }
  }

  struct Due: Hashable, Sendable {
    var time: Duration
    var event: Android.Event
  }
}

extension Android.Toggle {
  /// The switches of the whole phone, with the variable of each and whether it is set while it is off.
  static let ofPhone: [(toggle: Android.Toggle, variable: Android.Variable, isInverted: Bool)] = [
    (.airplane, .airplane, false), (.location, .location, false), (.wifi, .wifi, false),
    (.wifiScanning, .wifiScanning, false), (.bluetooth, .bluetooth, false),
    (.bluetoothScanning, .bluetoothScanning, false), (.screen, .screen, false),
    (.idle, .idle, false), (.batterySaver, .saver, false), (.scanThrottling, .noThrottle, true),
  ]
}

extension Android.State {
  /// A registration for location runs.
  var updates: Bool { self[.of(.updating)] != 0 }
  /// A Bluetooth scan runs.
  var listens: Bool { self[.of(.bluetoothScan)] != 0 }
  /// Something runs that brings something.
  var delivers: Bool { updates || listens }

  /// The state with the switches of another app's phone, and with the scan in the background that all
  /// apps share (AND-WIFI-010).
  func sharingPhone(of other: Android.State) -> Android.State {
    (Android.Toggle.ofPhone.map { $0.variable } + [.wifiBackgroundUsed]).reduce(self) {
      $0.with($1, other[.of($1)])
    }
  }
}

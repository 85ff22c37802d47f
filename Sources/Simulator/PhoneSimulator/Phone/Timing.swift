/// How long the phone takes for things whose length no source fixes.
///
/// A length is held between zero and a hundred years. What comes again and again takes at least
/// ``shortest``: a fix every zero seconds would never let a wait end.
public struct Timing: Hashable, Sendable {
  /// In use after leaving the foreground, iOS 13+ (IOS-BG-001).
  public var grace: Duration = .seconds(5) { didSet { grace = grace.held() } }
  /// Running on in the background with nothing that keeps the app awake.
  public var suspension: Duration = .seconds(5) { didSet { suspension = suspension.held() } }
  /// Allow Once after the grace, where the switch of IOS-DIS-06 is on.
  public var onceLapse: Duration = .seconds(180) { didSet { onceLapse = onceLapse.held() } }
  /// How long the system remembers sessions after a relaunch (IOS-NEW-009).
  public var sessionMemory: Duration = .seconds(5) {
    didSet { sessionMemory = sessionMemory.held() }
  }
  /// How long the phone is quiet before it asks a question that waited (T30).
  public var quiet: Duration = .seconds(60) { didSet { quiet = quiet.held(from: Self.shortest) } }
  /// From the first use in the background to the reminder of it (P8).
  public var reminder: Duration = .seconds(3 * 86_400) {
    didSet { reminder = reminder.held(from: Self.shortest) }
  }
  /// Between two fixes of standard updates.
  public var fix: Duration = .seconds(1) { didSet { fix = fix.held(from: Self.shortest) } }
  /// Until a request for one location fails where the phone cannot tell.
  public var locationTimeout: Duration = .seconds(10) {
    didSet { locationTimeout = locationTimeout.held(from: Self.shortest) }
  }
  /// Between two fixes of reduced accuracy (IOS-ACC-002).
  public var reducedFix: Duration = .seconds(15 * 60) {
    didSet { reducedFix = reducedFix.held() }
  }
  /// Between two looks at where the phone moved.
  public var movement: Duration = .seconds(5) {
    didSet { movement = movement.held(from: Self.shortest) }
  }
  /// Between two significant changes (IOS-BG-047).
  public var significantChange: Duration = .seconds(300) {
    didSet { significantChange = significantChange.held() }
  }
  /// Standing still that makes a visit (IOS-BG-048).
  public var visit: Duration = .seconds(300) { didSet { visit = visit.held() } }
  /// Until the Bluetooth service is back after it was lost (IOS-BT-014).
  public var bluetoothReset: Duration = .seconds(1) {
    didSet { bluetoothReset = bluetoothReset.held(from: Self.shortest) }
  }
  /// Standing still after which updates pause by themselves (IOS-BG-053).
  public var longStop: Duration = .seconds(15 * 60) { didSet { longStop = longStop.held() } }

  /// The suggested values.
  public init() {}

  /// The shortest time between two happenings of one kind.
  public static let shortest: Duration = .milliseconds(1)

  /// The longest wait, a hundred years, so that no sum of two overflows.
  static let longest: Duration = .seconds(100 * 365 * 86_400 as Int64)
}

extension Duration {
  /// The nearest length that a phone can wait for.
  fileprivate func held(from least: Duration = .zero) -> Duration {
    max(least, min(self, Timing.longest))
  }
}

/// How long the phone takes for things whose length no source fixes (section 0.3 of the facts).
public struct Timing: Hashable, Sendable {
  /// In use after leaving the foreground, iOS 13+ (IOS-BG-001).
  public var grace: Duration = .seconds(5)
  /// Running on in the background with nothing that keeps the app awake.
  public var suspension: Duration = .seconds(5)
  /// Allow Once after the grace, where the switch of 10.6 is on.
  public var onceLapse: Duration = .seconds(180)
  /// How long the system remembers sessions after a relaunch (IOS-NEW-009).
  public var sessionMemory: Duration = .seconds(5)
  /// How long the phone is quiet before it asks a question that waited (T30).
  public var quiet: Duration = .seconds(60)
  /// From the first use in the background to the reminder of it (P8).
  public var reminder: Duration = .seconds(3 * 86_400)
  /// Between two fixes of standard updates.
  public var fix: Duration = .seconds(1)
  /// Until a request for one location fails where the phone cannot tell.
  public var locationTimeout: Duration = .seconds(10)
  /// Between two fixes of reduced accuracy (IOS-ACC-002).
  public var reducedFix: Duration = .seconds(15 * 60)
  /// Between two looks at where the phone moved.
  public var movement: Duration = .seconds(5)
  /// Between two significant changes (IOS-BG-047).
  public var significantChange: Duration = .seconds(300)
  /// Standing still that makes a visit (IOS-BG-048).
  public var visit: Duration = .seconds(300)
  /// Standing still after which updates pause by themselves (IOS-BG-053).
  public var longStop: Duration = .seconds(15 * 60)

  /// The suggested values.
  public init() {}
}

import AuthorizationEngine
import PlatformModel

/// What happened on a phone, as a person reads it: a time, who, and what, a line a happening.
///
/// The same trace gives the same bytes.
public struct Timeline: Hashable, Sendable {
  /// One happening.
  public struct Line: Hashable, Sendable {
    /// When, since the phone was switched on.
    public var time: Duration
    /// Who: "person", "world", "iOS", "Android" or an app's name.
    public var who: String
    /// What, one line.
    public var what: String
    /// Whether ``who`` receives this, rather than does it.
    public var isNoticed = false
    /// A question that came up with it, drawn below.
    public var prompt: PhonePrompt?
    /// The location indicator that comes or goes with it.
    public var indicator: IndicatorChange?
    /// What the screen shows from then on, if that changes.
    public var screen: ScreenChange?

    /// A happening.
    public init(_ time: Duration, _ who: String, _ what: String, prompt: PhonePrompt? = nil) {
      self.time = time
      self.who = who
      self.what = what
      self.prompt = prompt
    }
  }

  /// The location indicator of an app comes or goes.
  public enum IndicatorChange: Hashable, Sendable {
    case shown(Indicator, app: String)
    case hidden(app: String)
  }

  /// The lines, oldest first.
  public var lines: [Line]

  init(lines: [Line]) { self.lines = lines }
}

import AuthorizationEngine
import PlatformModel

/// One line of what happened on an Android phone.
public struct AndroidTraceEntry: Hashable, Sendable, CountedLine {
  /// Who does what a line says.
  public enum Speaker: Hashable, Sendable {
    case person
    case app
    case system
    case world
  }

  /// When, since the phone was switched on.
  public let time: Duration
  /// Who.
  public let speaker: Speaker
  /// What, one line.
  public let text: String
  /// The app that it is about.
  public let app: String
  /// The event that the line is about.
  public let event: Android.Event?
  /// What was noticed.
  public let effect: Android.Effect?
  /// How often it happened in a row.
  public internal(set) var count = 1
  /// When it happened last.
  public internal(set) var lastTime: Duration

  init(
    _ time: Duration, _ speaker: Speaker, _ text: String, app: String,
    event: Android.Event? = nil, effect: Android.Effect? = nil
  ) {
    self.time = time
    self.speaker = speaker
    self.text = text
    self.app = app
    self.event = event
    self.effect = effect
    lastTime = time
  }

  var comesInRuns: Bool { effect?.comesInRuns ?? false }
}

extension AndroidPhone {
  /// What happened, as a person reads it: the form of the iPhone's timeline.
  public var timeline: Timeline {
    Timeline(
      lines: trace.map { entry in
        let who =
          switch entry.speaker {
          case .person: "person"
          case .app: entry.app
          case .system: "Android"
          case .world: "world"
          }
        let times =
          entry.count > 1 ? " (\(entry.count) times until \(ClockText(entry.lastTime)))" : ""
        return Timeline.Line(entry.time, who, entry.text + times)
      })
  }
}

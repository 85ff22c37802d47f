import AuthorizationEngine
import PlatformModel

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
        var text = entry.text
        if entry.count > 1 {
          let span = "in \(ClockText(entry.lastTime - entry.time))"
          if case .withheld(let why) = entry.effect {
            text = "gets none of \(entry.count) updates \(span): \(why.words)"
          } else {
            text += " (\(entry.count) times \(span))"
          }
        }
        var line = Timeline.Line(entry.time, who, text)
        line.isNoticed = entry.effect != nil
        line.screen = entry.screen
        return line
      })
  }
}

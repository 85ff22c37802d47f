import AuthorizationEngine
import PlatformModel

/// One line of what happened on an Android phone.
package struct AndroidTraceEntry: Hashable, Sendable, CountedLine {
  /// Who does what a line says.
  package enum Speaker: Hashable, Sendable {
    case person
    case app
    case system
    case world
  }

  /// When, since the phone was switched on.
  package let time: Duration
  /// Who.
  package let speaker: Speaker
  /// What, one line.
  package let text: String
  /// The app that it is about.
  package let app: String
  /// The event that the line is about.
  package let event: Android.Event?
  /// What was noticed.
  package let effect: Android.Effect?
  /// How often it happened in a row.
  package internal(set) var count = 1
  /// When it happened last.
  package internal(set) var lastTime: Duration

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

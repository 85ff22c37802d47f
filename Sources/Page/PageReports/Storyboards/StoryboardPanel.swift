/// A part of a storyboard: what happens between one act and the next.
struct StoryboardPanel: Sendable {
  /// "person", "world", or the app whose act it is.
  var actor: String
  var time: Duration
  /// The acts before it from which nothing followed.
  var before: [String] = []
  var title: String
  /// What followed.
  var lines: [Line] = []
  /// Whether a question appeared, or a row of Settings was changed.
  var isSeen = false
  var screen = Screen.home
  /// The question on the screen.
  var prompt: StoryboardPrompt?
  var indicator: IndicatorDrawing?

  /// Whether the act changed nothing that a picture or a line of this panel is for.
  var isEmpty: Bool { lines.isEmpty && !isSeen }

  /// Something that followed an act.
  struct Line: Sendable {
    var who: String
    var words: String
    /// Whether it comes to an app, rather than from it.
    var isTold: Bool
    var sentence: String { "\(who) \(words)" }
  }
}

import PlatformModel
import StateExploration
import TransitionSystem

/// A platform whose searches are printed for people: the words for what a search finds.
protocol ToldPlatform: ExplorablePlatform {
  /// The platform.
  static var family: Platform { get }
  /// A run of releases, as people call them.
  static func name(of span: OSVersion.Span) -> String
  /// What is above the table of end states.
  static var tableTitle: String { get }
  /// A run of releases at the head of a column.
  static func column(of span: OSVersion.Span) -> String
  /// An event in a few words, by the question on the screen before it.
  static func brief(_ event: Event, under question: Question?, on release: OSVersion) -> String
  /// Whether a way is reported without an event.
  static func goesWithoutSaying(_ event: Event) -> Bool
  /// What is noticed, in words.
  static func words(for occurrence: SearchOccurrence<Self>) -> String
  /// Whether two occurrences are reported as one.
  static func areAlike(_ left: SearchOccurrence<Self>, _ right: SearchOccurrence<Self>) -> Bool
  /// The heading of requests that show nothing.
  static var silenceTitle: String { get }
  /// The buttons of a question, from which some events lead.
  static func buttons(
    of question: Question, leaving events: [Event], on release: OSVersion
  ) -> [String]
  /// The steps in Settings that change a standing.
  static func settings(for standing: Standing, on release: OSVersion, app: String) -> [String]
  /// What the best grant is called.
  static var always: String { get }
  /// What is said where each grant exists as an approximate one too.
  static var reducedNote: String { get }
}

extension ToldPlatform {
  /// A release, as people call it.
  static func name(of release: OSVersion) -> String {
    name(of: OSVersion.Span(release, release))
  }

  /// A way in words, event by event.
  static func story(
    _ path: [Event], from start: State, by program: Program<Self>, on release: OSVersion
  ) -> [String] {
    var words = start.words
    return path.compactMap { event in
      let question = question(in: State(words: words))
      words = program.next(after: words, on: event) ?? words
      return goesWithoutSaying(event) ? nil : brief(event, under: question, on: release)
    }
  }
}

import AuthorizationEngine
import PlatformModel
import Reports
import StateExploration

/// What people can make of an app, for people.
struct ExploreText<Platform: ToldPlatform> {
  private let subject: ExploreSubject<Platform>
  private let outcomes: [SearchOutcome<Platform>]
  private let style: TextStyle

  init(
    _ subject: ExploreSubject<Platform>, _ outcomes: [SearchOutcome<Platform>], _ style: TextStyle
  ) {
    self.subject = subject
    self.outcomes = outcomes
    self.style = style
  }

  /// The text, with a line feed at the end.
  var text: String {
    var parts = [heading]
    guard subject.asks else {
      return heading + "\n  \(subject.whyNot)\n"
    }
    guard !outcomes.isEmpty else {
      return heading + "\n  It asks for no location on these releases.\n"
    }
    parts.append(TableText(OutcomeTable(outcomes).table, style: style, indent: 2).text)
    parts += [deadEnds, crashes, silences].filter { !$0.isEmpty }.map {
      $0.joined(separator: "\n") + "\n"
    }
    parts.append(coverage)
    return parts.joined(separator: "\n")
  }

  private var heading: String {
    [subject.title.printable, subject.kind, subject.since].joined(separator: " · ") + "\n"
      + subject.remark(style)
  }

  // MARK: What goes wrong

  private var deadEnds: [String] {
    // That Location Services are off is no news where turning them on fixes it.
    let kinds = OutcomeLine<Platform>.all(in: outcomes).filter { line in
      !line.isReduced && line.isDeadEnd
        && !(line.standing.isSwitchedOff && line.location == .settings)
    }
    guard !kinds.isEmpty else { return [] }
    return ["  Dead ends: no question leads on"]
      + kinds.flatMap { line -> [String] in
        let found = outcomes.filter { line.end(in: $0) != nil }
        guard let newest = found.last,
          let end = line.end(in: newest)
        else { return [] }
        let lost = line.standing.hasLocation ? Platform.always : "a location"
        let way = (line.standing.hasLocation ? line.always : line.location) ?? .none
        return [
          "  \(line.standing.title): \(lost) \(way.sentence) (\(spans(found)))"
        ] + story(end.path, on: newest)
          + (way == .settings ? ["      back: " + path(for: line, on: newest)] : [])
      }
  }

  private var crashes: [String] { occurrences(\.crashes, "Crashes") }

  private var silences: [String] { occurrences(\.silences, Platform.silenceTitle) }

  private func occurrences(
    _ list: KeyPath<SearchOutcome<Platform>, [SearchOccurrence<Platform>]>, _ title: String
  ) -> [String] {
    var kinds: [SearchOccurrence<Platform>] = []
    for one in outcomes.flatMap({ $0[keyPath: list] })
    where !kinds.contains(where: { Platform.areAlike($0, one) }) {
      kinds.append(one)
    }
    guard !kinds.isEmpty else { return [] }
    return ["  " + title]
      + kinds.flatMap { kind -> [String] in
        let found = outcomes.filter { outcome in
          outcome[keyPath: list].contains { Platform.areAlike($0, kind) }
        }
        guard let newest = found.last,
          let one = newest[keyPath: list].first(where: { Platform.areAlike($0, kind) })
        else { return [] }
        let heading = "\(Platform.words(for: kind)) (\(spans(found)))"
        return StoryLines(text: heading, columns: style.columns, indent: 2).lines
          + story(one.path, on: newest)
      }
  }

  private func spans(_ found: [SearchOutcome<Platform>]) -> String {
    var spans: [OSVersion.Span] = []
    for outcome in found {
      if let last = spans.last, last.last.next == outcome.releases.first {
        spans[spans.count - 1] = OSVersion.Span(last.first, outcome.releases.last)
      } else {
        spans.append(outcome.releases)
      }
    }
    return spans.map { Platform.name(of: $0) }.joined(separator: ", ")
  }

  /// A way in lines that fit.
  private func story(_ path: [Platform.Event], on outcome: SearchOutcome<Platform>) -> [String] {
    let search = outcome.graph.search
    let told = Platform.story(
      path, from: search.start, by: search.program, on: outcome.releases.last)
    return StoryLines(told.isEmpty ? ["at once"] : told, columns: style.columns).lines
  }

  private func path(
    for line: OutcomeLine<Platform>, on outcome: SearchOutcome<Platform>
  ) -> String {
    let steps = Platform.settings(
      for: line.standing, on: outcome.releases.last, app: subject.app ?? "the app")
    return (["Settings"] + steps.map(\.printable)).joined(separator: " > ")
  }

  // MARK: The end

  private var coverage: String {
    let states = outcomes.reduce(0) { $0 + $1.graph.count }
    let transitions = outcomes.reduce(0) { $0 + $1.graph.transitionCount }
    let cut = outcomes.filter { !$0.graph.isFinished }
    let end =
      cut.isEmpty
      ? "everything that can happen was tried"
      : "stopped at a limit on \(spans(cut)); more can happen"
    let next =
      outcomes.contains { !$0.crashes.isEmpty }
      ? "`wayleave check` names the line that crashes." : "--format mermaid or dot draws it."
    return "\(grouped(states)) states and \(grouped(transitions)) transitions: \(end).\n"
      + "Next: \(next)\n"
  }

  private func grouped(_ number: Int) -> String {
    var digits = Array(String(number))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return String(digits)
  }
}

extension ExploreSubject {
  /// What is said below a heading, with the empty line before it; empty for nothing.
  func remark(_ style: TextStyle) -> String {
    let lines = remarks.flatMap { remark in
      StoryLines(text: remark, columns: style.columns, indent: 2).lines
    }
    return (lines.isEmpty ? "" : "\n") + lines.map { $0 + "\n" }.joined()
  }
}

extension WayBack {
  fileprivate var sentence: String {
    switch self {
    case .settings: "only by Settings"
    default: "never"
    }
  }
}

import AuthorizationEngine
import PlatformModel
import Reports
import StateExploration

/// What people can make of an app, for people.
struct ExploreText {
  private let subject: ExploreSubject
  private let outcomes: [AppOutcome]
  private let style: TextStyle

  init(_ subject: ExploreSubject, _ outcomes: [AppOutcome], _ style: TextStyle) {
    self.subject = subject
    self.outcomes = outcomes
    self.style = style
  }

  /// The text, with a line feed at the end.
  var text: String {
    var parts = [heading]
    guard subject.asks else {
      return heading + "\n  Its code asks for no location, so nobody is asked.\n"
    }
    parts.append(TableText(OutcomeTable(outcomes).table, style: style, indent: 2).text)
    parts += [deadEnds, crashes, silences].filter { !$0.isEmpty }.map {
      $0.joined(separator: "\n") + "\n"
    }
    parts.append(coverage)
    return parts.joined(separator: "\n")
  }

  private var heading: String {
    let since = subject.deploymentTarget.map { "iOS \($0.number)+" } ?? "every iOS"
    return [subject.title.printable, subject.kind, since].joined(separator: " · ") + "\n"
  }

  // MARK: What goes wrong

  private var deadEnds: [String] {
    // That Location Services are off is no news where turning them on mends it.
    let kinds = OutcomeLine.all(in: outcomes).filter { line in
      !line.isReduced && line.isDeadEnd
        && !(line.standing == .servicesOff && line.location == .settings)
    }
    guard !kinds.isEmpty else { return [] }
    return ["  Dead ends: no question leads on"]
      + kinds.flatMap { line -> [String] in
        let found = outcomes.filter { line.end(in: $0) != nil }
        guard let newest = found.last,
          let end = line.end(in: newest)
        else { return [] }
        let lost = line.standing.hasLocation ? "Always" : "a location"
        let way = (line.standing.hasLocation ? line.always : line.location) ?? .none
        return [
          "  \(line.standing.title): \(lost) \(way.sentence) (\(spans(found)))"
        ] + story(end.path, on: newest)
          + (way == .settings ? ["      back: " + path(for: line, on: newest)] : [])
      }
  }

  private var crashes: [String] {
    occurrences(\.crashes, "Crashes") { effect in
      switch effect {
      case .aborted: "allowsBackgroundLocationUpdates without the background mode"
      default: effect.spelled
      }
    }
  }

  private var silences: [String] {
    occurrences(\.silences, "Requests that show nothing and get no answer") { effect in
      if case .ignored(let silence) = effect { silence.words } else { effect.spelled }
    }
  }

  private func occurrences(
    _ list: KeyPath<AppOutcome, [Occurrence]>, _ title: String, words: (Effect) -> String
  ) -> [String] {
    var effects: [Effect] = []
    for effect in outcomes.flatMap({ $0[keyPath: list].map(\.effect) })
    where !effects.contains(effect) {
      effects.append(effect)
    }
    guard !effects.isEmpty else { return [] }
    return ["  " + title]
      + effects.flatMap { effect -> [String] in
        let found = outcomes.filter { $0[keyPath: list].contains { $0.effect == effect } }
        guard let newest = found.last,
          let one = newest[keyPath: list].first(where: { $0.effect == effect })
        else { return [] }
        return ["  \(words(effect)) (\(spans(found)))"] + story(one.path, on: newest)
      }
  }

  private func spans(_ found: [AppOutcome]) -> String {
    var spans: [OSVersion.Span] = []
    for outcome in found {
      if let last = spans.last, last.last.next == outcome.releases.first {
        spans[spans.count - 1] = OSVersion.Span(last.first, outcome.releases.last)
      } else {
        spans.append(outcome.releases)
      }
    }
    return spans.map(\.description).joined(separator: ", ")
  }

  /// A way in lines that fit; making a manager goes without saying.
  private func story(_ path: [Event], on outcome: AppOutcome) -> [String] {
    let told = path.filter { $0 != .createManager }.map { $0.brief(on: outcome.releases.last) }
    return StoryLines(told.isEmpty ? ["at once"] : told, columns: style.columns).lines
  }

  private func path(for line: OutcomeLine, on outcome: AppOutcome) -> String {
    let place: SettingsPath = line.standing == .servicesOff ? .locationServices : .app
    let app = subject.app ?? "the app"
    let steps = place.steps(on: outcome.releases.last, app: app)
    return (["Settings"] + steps.map(\.printable) + (place == .app ? ["Location"] : [])).joined(
      separator: " > ")
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

extension WayBack {
  fileprivate var sentence: String {
    switch self {
    case .settings: "only by Settings"
    default: "never"
    }
  }
}

extension Effect.Silence {
  fileprivate var words: String {
    switch self {
    case .keyMissing: "the purpose string is missing"
    case .promptUp: "a question is on the screen already, and stays"
    case .restricted: "restrictions forbid it"
    case .notInForeground: "the app is not on the screen"
    case .servicesOff: "Location Services are off, and the system asked often enough"
    case .denied: "it was refused before"
    case .alreadyGranted: "it is granted already"
    case .temporaryGrant: "Always after Allow Once"
    case .alwaysAlreadyAsked: "Always was asked for before"
    case .onePromptPerApp: "iOS 8 asks once"
    case .appClip: "an App Clip may not ask for Always"
    case .alreadyOutstanding: "requestLocation() again; the first one stays outstanding"
    }
  }
}

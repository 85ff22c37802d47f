import PhoneSimulator
import PlatformModel
import Reports

/// What scenarios came to, as a page: a storyboard for each, and the phone to play it on.
public struct StoryPage: Sendable {
  /// A scenario with what came of it.
  public struct Story: Sendable {
    var name: String
    var about: String?
    var script: PhoneScript
    var outcomes: [ScenarioOutcome]
    /// What was to be seen and was not, a line each.
    var failures: [String]

    /// A scenario with what came of it.
    package init(
      _ name: String, about: String?, script: PhoneScript, outcomes: [ScenarioOutcome],
      failures: [String]
    ) {
      self.name = name
      self.about = about
      self.script = script
      self.outcomes = outcomes
      self.failures = failures
    }

    /// The storyboard of one of the outcomes.
    package func storyboard(of outcome: ScenarioOutcome) -> Storyboard {
      let newest = script.isAndroid ? APILevel.newest.release : .newestIOS
      return Storyboard(outcome.timeline, on: outcome.versions.last ?? newest)
    }
  }

  private let stories: [Story]
  private let engine: [UInt8]
  private let toolVersion: String

  /// A page for some scenarios.
  public init(_ stories: [Story], engine: [UInt8] = [], toolVersion: String) {
    self.stories = stories
    self.engine = engine
    self.toolVersion = toolVersion
  }

  /// The page.
  public var text: String {
    let phone = PhonePart(stories.map(\.script), engine: engine)
    let title = stories.count == 1 ? stories[0].name : "\(stories.count) scenarios"
    let boards = stories.enumerated().map { section($0.offset, $0.element) }
    return Page(
      title: title, summary: "What a phone does, step by step", toolVersion: toolVersion,
      main: [head(title), phone.html] + boards, tail: phone.tail
    ).text
  }

  private func head(_ title: String) -> HTML {
    .element(
      "header", ["class": "top"],
      [
        .element("h1", text: title),
        .element("p", ["class": "root"], text: stories.count == 1 ? stories[0].about ?? "" : ""),
      ])
  }

  private func section(_ place: Int, _ story: Story) -> HTML {
    let id = "story-\(place + 1)"
    var parts: [HTML] = [.element("h2", ["id": id], text: story.name)]
    if stories.count > 1, let about = story.about {
      parts.append(.element("p", ["class": "facts"], text: about))
    }
    for failure in story.failures {
      parts.append(.element("p", ["class": "verdict"], [.icon("crash"), .text(failure)]))
    }
    for outcome in story.outcomes {
      let span = OSVersion.Span(
        outcome.versions.first ?? .newestIOS, outcome.versions.last ?? .newestIOS)
      parts.append(.element("h3", ["class": "get"], text: span.description))
      parts.append(
        .element(
          "div", ["class": "board", "tabindex": "0", "role": "group", "aria-label": "Storyboard"],
          [.template(story.storyboard(of: outcome).svg)]))
      parts.append(lines(outcome.timeline))
    }
    return .element("section", ["class": "target", "aria-labelledby": id], parts)
  }

  /// The same in words, which a picture cannot say to everybody.
  private func lines(_ timeline: Timeline) -> HTML {
    .element(
      "details",
      [
        .element("summary", text: "In words"),
        .element(
          "ol", ["class": "reasons"],
          timeline.lines.map { line in
            .element("li", text: "\(ClockText(line.time)) \(line.who) \(line.what)")
          }),
      ])
  }
}

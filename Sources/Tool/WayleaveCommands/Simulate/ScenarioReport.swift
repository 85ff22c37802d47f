import PageReports
import PhoneSimulator
import PlatformModel

/// What came of one scenario file on the releases it was run on.
struct ScenarioReport {
  /// The path, as the person wrote it.
  var file: String
  /// What the story is called.
  var name: String
  /// What it shows, for the reader.
  var about: String?
  /// The story as a page plays it.
  var script: PhoneScript?
  /// What came of it, neighbors that behave alike together.
  var outcomes: [ScenarioOutcome]

  /// The failures, a line each, in the order of the steps; neighbors that fail alike share one.
  var failures: [String] {
    var runs: [(line: Int, words: String, first: Int, last: Int)] = []
    for (place, outcome) in outcomes.enumerated() {
      for failure in outcome.record.failures {
        let line = failure.line
        let words = failure.words
        if let run = runs.lastIndex(where: {
          $0.line == line && $0.words == words && $0.last == place - 1
        }) {
          runs[run].last = place
        } else {
          runs.append((line, words, place, place))
        }
      }
    }
    return runs.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map { _, run in
        let span = OSVersion.Span(outcomes[run.first].span.first, outcomes[run.last].span.last)
        return "\(file):\(run.line): on \(span), \(run.words)"
      }
  }

  /// Why the story could not go on, one line; nil if it came to its end everywhere.
  var obstacleLine: String? {
    for outcome in outcomes {
      guard let obstacle = outcome.record.obstacle else { continue }
      let sentence =
        obstacle.message.hasSuffix(".")
        ? String(obstacle.message.dropLast()) : obstacle.message
      return YAMLProblem(
        obstacle.line, "on \(outcome.span): \(sentence)", possible: obstacle.possible
      ).text(in: file)
    }
    return nil
  }

  /// How many things were looked at, on all releases.
  var checkCount: Int { outcomes.reduce(0) { $0 + $1.record.checkCount * $1.versions.count } }
}

extension ScenarioOutcome {
  /// The releases as a run: "iOS 13.4-27".
  var span: OSVersion.Span {
    OSVersion.Span(versions.first ?? .newestIOS, versions.last ?? .newestIOS)
  }
}

extension StoryRecord.Failure {
  /// "expected status denied, saw authorizedAlways".
  var words: String {
    "expected \(observation) \(Self.list(values)), saw \(Self.list(seen))"
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.joined(separator: ", ")
  }
}

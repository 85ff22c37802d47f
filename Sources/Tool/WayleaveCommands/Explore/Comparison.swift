import AuthorizationEngine
import PlatformModel
import Reports
import StateExploration

/// The same behaviours with one app on two releases.
struct Comparison {
  let subject: ExploreSubject
  let old: OSVersion
  let new: OSVersion
  let result: PairSearch.Result

  /// How many taps deep two releases are compared unless said otherwise.
  private static let depth = 6

  init(of subject: ExploreSubject, _ pair: VersionPair, depth: Int?) {
    self.subject = subject
    old = pair.old
    new = pair.new
    let search = subject.search(on: [pair.old], depth: depth)
    result = PairSearch(
      Engine(System(old)), Engine(System(new)), search.alphabet, from: Situation(search.build),
      limits: SearchLimits(states: 100_000, depth: depth ?? Self.depth)
    ).run()
  }
}

/// A comparison for people: where two releases part first, in each respect.
struct ComparisonText {
  private let comparison: Comparison
  private let style: TextStyle

  init(_ comparison: Comparison, style: TextStyle) {
    self.comparison = comparison
    self.style = style
  }

  /// The text, with a line feed at the end.
  var text: String {
    let subject = comparison.subject
    let pairs = comparison.result.pairCount
    let bound = comparison.result.isFinished ? "all there are" : "more lie behind the limit"
    var lines = [
      "\(subject.title.printable) · \(comparison.old) and \(comparison.new)", "",
    ]
    if comparison.result.divergences.isEmpty {
      lines.append("  Both behave alike in everything that was looked at.")
    }
    for (number, divergence) in comparison.result.divergences.enumerated() {
      let taps = divergence.taps == 1 ? "1 tap" : "\(divergence.taps) taps"
      lines.append(
        "  " + (number == 0 ? "They part first in " : "Then in ")
          + "\(divergence.aspect.words), after \(taps)")
      lines += StoryLines(divergence.path.compactMap(story), columns: style.columns).lines
      let width = max(comparison.old.description.count, comparison.new.description.count)
      for (release, what) in [
        (comparison.old, divergence.old), (comparison.new, divergence.new),
      ] {
        let name = release.description
        lines.append(
          "      " + name + String(repeating: " ", count: width - name.count + 2) + what)
      }
      lines.append("")
    }
    if comparison.result.divergences.isEmpty { lines.append("") }
    lines.append("\(pairs) pairs of states were looked at, \(bound).")
    lines.append("Next: `wayleave explain \(comparison.new)` says what that release changed.")
    return lines.joined(separator: "\n") + "\n"
  }

  /// A step of both; where their buttons differ, both buttons.
  private func story(_ behaviour: Behaviour) -> String? {
    if behaviour.old == .createManager { return nil }
    let old = behaviour.old.brief(on: comparison.old)
    return behaviour.old == behaviour.new
      ? old : "\(old), here \(behaviour.new.brief(on: comparison.new))"
  }
}

/// Comparisons as a versioned JSON document.
struct ComparisonJSON {
  private let document: JSONValue

  init(_ comparisons: [Comparison]) {
    document = [
      "version": .integer(ExploreJSON.version),
      "comparisons": .array(
        comparisons.map { comparison in
          [
            "names": .array(comparison.subject.names.map(JSONValue.string)),
            "old": .string(comparison.old.number),
            "new": .string(comparison.new.number),
            "pairs": .integer(comparison.result.pairCount),
            "finished": .boolean(comparison.result.isFinished),
            "divergences": .array(
              comparison.result.divergences.map { divergence in
                [
                  "aspect": .string(divergence.aspect.rawValue),
                  "taps": .integer(divergence.taps),
                  "path": .array(
                    divergence.path.map {
                      ["old": .string($0.old.spelled), "new": .string($0.new.spelled)]
                    }),
                  "old": .string(divergence.old),
                  "new": .string(divergence.new),
                ]
              }),
          ]
        }),
    ]
  }

  /// The document, with a line feed at the end.
  var text: String { document.text }
}

extension Divergence.Aspect {
  fileprivate var words: String {
    switch self {
    case .possible: "what is possible"
    case .question: "the question on the screen"
    case .standing: "what is granted"
    case .status: "what the app is told"
    case .process: "what becomes of the process"
    case .delivery: "what reaches the app"
    }
  }
}

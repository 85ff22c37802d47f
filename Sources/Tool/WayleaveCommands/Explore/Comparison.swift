import AuthorizationEngine
import PlatformModel
import Reports
import StateExploration
import TransitionSystem

/// The same behaviors with one app on two releases.
struct Comparison<Platform: ToldPlatform> {
  let subject: ExploreSubject<Platform>
  let old: OSVersion
  let new: OSVersion
  let engines: (old: Platform.Engine, new: Platform.Engine)
  let result: PairedSearch<Platform>.Result

  /// How many taps deep two releases are compared unless said otherwise.
  private static var depth: Int { 6 }

  init(of subject: ExploreSubject<Platform>, _ pair: VersionPair, depth: Int?) {
    self.subject = subject
    old = pair.old
    new = pair.new
    let search = subject.search(on: [pair.old], depth: depth)
    engines = (
      Platform.engine(Program(Platform.device(old))), Platform.engine(Program(Platform.device(new)))
    )
    result = PairedSearch(
      engines.old, engines.new, search.alphabet, of: search.build,
      limits: SearchLimits(states: 100_000, depth: depth ?? Self.depth)
    ).run()
  }

  /// A way in words; where the buttons of both differ, both buttons.
  func story(_ path: [SearchBehaviour<Platform>]) -> [String] {
    let programs = (old: Platform.program(of: engines.old), new: Platform.program(of: engines.new))
    let starts = (
      old: Platform.start(subject.build, on: engines.old),
      new: Platform.start(subject.build, on: engines.new)
    )
    let told = path.filter { !Platform.goesWithoutSaying($0.old) }
    let old = Platform.story(path.map(\.old), from: starts.old, by: programs.old, on: self.old)
    let new = Platform.story(path.map(\.new), from: starts.new, by: programs.new, on: self.new)
    return zip(told, zip(old, new)).map { behaviour, words in
      behaviour.old == behaviour.new ? words.0 : "\(words.0), here \(words.1)"
    }
  }
}

/// A comparison for people: where two releases part first, in each respect.
struct ComparisonText<Platform: ToldPlatform> {
  private let comparison: Comparison<Platform>
  private let style: TextStyle

  init(_ comparison: Comparison<Platform>, style: TextStyle) {
    self.comparison = comparison
    self.style = style
  }

  /// The text, with a line feed at the end.
  var text: String {
    let subject = comparison.subject
    let pairs = comparison.result.pairCount
    let old = Platform.name(of: comparison.old)
    let new = Platform.name(of: comparison.new)
    let bound = comparison.result.isFinished ? "all there are" : "more lie behind the limit"
    var lines = [
      "\(subject.title.printable) · \(old) and \(new)\n\(subject.remark(style))"
    ]
    if comparison.result.divergences.isEmpty {
      lines.append("  Both behave alike in everything that was looked at.")
    }
    for (number, divergence) in comparison.result.divergences.enumerated() {
      let when =
        divergence.path.isEmpty
        ? "from the start" : "after \(divergence.taps) \(divergence.taps == 1 ? "tap" : "taps")"
      lines.append(
        "  " + (number == 0 ? "They part first in " : "Then in ")
          + "\(divergence.aspect.words), \(when)")
      if !divergence.path.isEmpty {
        lines += StoryLines(comparison.story(divergence.path), columns: style.columns).lines
      }
      let width = max(old.count, new.count)
      for (name, what) in [(old, divergence.old), (new, divergence.new)] {
        lines.append(
          "      " + name + String(repeating: " ", count: width - name.count + 2) + what)
      }
      lines.append("")
    }
    if comparison.result.divergences.isEmpty { lines.append("") }
    lines.append("\(pairs) pairs of states were looked at, \(bound).")
    lines.append("Next: `wayleave explain \(new)` says what that release changed.")
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Comparisons as a versioned JSON document.
struct ComparisonJSON {
  private let document: JSONValue

  /// The document of some comparisons.
  init(_ comparisons: [JSONValue]) {
    document = [
      "version": .integer(ExploreJSON.version), "comparisons": .array(comparisons),
    ]
  }

  /// The document, with a line feed at the end.
  var text: String { document.text }
}

extension Comparison {
  /// The comparison as a member of the document.
  var json: JSONValue {
    [
      "names": .array(subject.names.map(JSONValue.string)),
      "platform": .string(Platform.family.rawValue),
      "old": .string(old.number),
      "new": .string(new.number),
      "pairs": .integer(result.pairCount),
      "finished": .boolean(result.isFinished),
      "divergences": .array(
        result.divergences.map { divergence in
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
  }
}

extension DivergenceAspect {
  fileprivate var words: String {
    switch self {
    case .possible: "what is possible"
    case .question: "the question on the screen"
    case .standing: "what is granted"
    case .status: "what the app reads"
    case .process: "what becomes of the process"
    case .delivery: "what reaches the app"
    }
  }
}

import AppArtifacts
import ArgumentParser
import AuthorizationEngine
import PermissionAudit
import PlatformModel
import Reports
import StateExploration

/// `wayleave explore PATH`: the model of an app's configuration, searched to the end.
struct ExploreModelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "model",
    abstract: "Search the model for what an app declares and calls.",
    discussion: """
      Every order of answers, visits to Settings, locks and calls of the app is tried on each iOS.
      With PATH the app is read as `wayleave check` reads it; without, it is one that declares every
      purpose string and asks for both permissions.

      EXAMPLES
        wayleave explore path/to/project
        wayleave explore path/to/project --ios 17 --depth 4
        wayleave explore path/to/project --between 13,14
        wayleave explore path/to/project --format dot | dot -Tsvg -o permission.svg
        wayleave explore path/to/project --ios 18 --format mermaid --output permission.mmd

      EXIT CODES
        0   searched
        2   there is no app to search
        64  the command line was not understood
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, dot, mermaid, promela
  }

  @Argument(help: ArgumentHelp("The folder, project or workspace of an app.", valueName: "PATH"))
  var path: String?

  @Option(
    help: ArgumentHelp("The releases: 17, 13.4-17 or 8...27.", valueName: "releases"),
    transform: VersionRange.init(parsing:))
  var ios: VersionRange?

  @Option(help: ArgumentHelp("Search ways of at most this many taps.", valueName: "taps"))
  var depth: Int?

  @Option(
    help: ArgumentHelp("Compare two releases: 13,14.", valueName: "older,newer"),
    transform: VersionPair.init(parsing:))
  var between: VersionPair?

  @Option(
    help: ArgumentHelp("Search a target of this name alone; may be repeated.", valueName: "name"))
  var target: [String] = []

  @Option(help: "What to print; dot, mermaid and promela are about the newest of the releases.")
  var format: Format = .text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("When to write colour.", valueName: "when"))
  var color: ColorChoice = .auto

  func validate() throws {
    if let depth, !(0...1000).contains(depth) {
      throw ValidationError("--depth takes a number of taps from 0 to 1000.")
    }
    if between != nil, ![.text, .json].contains(format) {
      throw ValidationError("--between prints text or JSON.")
    }
    if path == nil, !target.isEmpty {
      throw ValidationError("--target names a target of PATH; give PATH as well.")
    }
    if between != nil, ios != nil {
      throw ValidationError("give either --ios or --between.")
    }
  }

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      let subjects = try ExploreSubject.all(at: path, named: target, console: console)
      let style = color.style(on: console, toFile: output != nil)
      let text: String
      if let between {
        let comparisons = subjects.filter(\.asks).map { Comparison(of: $0, between, depth: depth) }
        text =
          format == .json
          ? ComparisonJSON(comparisons).text
          : comparisons.map { ComparisonText($0, style: style).text }.joined(separator: "\n")
      } else {
        text = try exploration(of: subjects, style: style)
      }
      let isMadeUp = path == nil && format == .text
      let remark = isMadeUp ? MadeUpApp.remark(command: "explore") + "\n\n" : ""
      try console.write(remark + text, to: output)
    }
  }

  private func exploration(
    of subjects: [ExploreSubject], style: TextStyle
  ) throws(CommandFailure) -> String {
    switch format {
    case .text:
      return subjects.map { subject in
        ExploreText(subject, subject.outcomes(on: releases(of: subject), depth: depth), style)
          .text
      }.joined(separator: "\n")
    case .json:
      return ExploreJSON(
        subjects.map { ($0, $0.outcomes(on: releases(of: $0), depth: depth)) }
      ).text
    case .dot, .mermaid, .promela:
      return try drawing(of: subjects)
    }
  }

  /// One picture or model: of the first target that asks, on the newest release.
  private func drawing(of subjects: [ExploreSubject]) throws(CommandFailure) -> String {
    guard let subject = subjects.first(where: \.asks) ?? subjects.first,
      let newest = releases(of: subject).last
    else { throw CommandFailure("there is nothing to draw: no release is left") }
    let search = subject.search(on: [newest], depth: depth)
    if format == .promela {
      return PromelaModel(
        Engine(System(newest)), search.alphabet, from: Situation(search.build)
      ).text
    }
    guard let map = search.run().first?.map else { return "" }
    return format == .dot
      ? StandingDrawing(map, of: subject.title).dot
      : StandingDrawing(map, of: subject.title).mermaid
  }

  private func releases(of subject: ExploreSubject) -> [OSVersion] {
    ios?.span.versions
      ?? OSVersion.Span.iOS(from: subject.deploymentTarget ?? .oldestIOS).versions
  }
}

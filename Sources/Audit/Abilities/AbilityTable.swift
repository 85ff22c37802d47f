import AuthorizationEngine
import Findings
import PlatformModel

/// What the users of an app get, by their answer and their release: found by the engine.
public enum AbilityTable {
  /// The table for a build and the way its code asks; nil if it never asks.
  ///
  /// Releases that agree share a column; an answer that no release offers has no row. Where no
  /// release ever asks there is no row at all: ``noPrompt`` says so.
  public static func table(
    for build: IOS.Build, _ behaviour: AppBehaviour, on releases: [OSVersion]
  ) -> Table? {
    guard behaviour.asks, !releases.isEmpty else { return nil }
    let engines = Releases.behaviours(of: releases)
    let answers = PersonsAnswer.allCases.filter { $0 != .always || behaviour.requestsAlways }
    let cells = answers.map { answer in
      engines.map { engine in
        var run = AbilityRun(build, behaviour, on: engine)
        return run.ability(answer)
      }
    }
    guard cells.contains(where: { $0.contains { $0.text != "no prompt" } }) else { return noPrompt }
    let turning = engines.map(\.system.version)
    let runs = Releases.runs(of: turning, rows: cells)
    let spans = runs.indices.map { index in
      let end = index + 1 < runs.count ? releases.last { $0 < runs[index + 1].span.first } : nil
      return OSVersion.Span(runs[index].span.first, end ?? releases.last ?? .newestIOS)
    }
    return Table(
      title: "What users get",
      columns: ["Answer"] + spans.map(\.description),
      rows: zip(answers, cells).map { answer, cells in
        Table.Row(answer.title, runs.map { cells[$0.index] })
      }.filter { row in row.cells.contains { $0.text != "not offered" && $0.text != "not asked" } },
      notes: note(on: behaviour.services).map { [$0] } ?? [])
  }
}

extension AbilityTable {
  /// What is left to say where no prompt ever appears: there are no answers to distinguish.
  public static let noPrompt = sentence("No location prompt ever appears.")

  /// The same where code that is out of sight may ask by itself.
  public static let noPromptOfOwn = sentence("The app's own code brings up no location prompt.")

  /// The same where a source that is missing would have to say what iOS does.
  public static let unknownPrompt = sentence("Whether a location prompt appears is unknown.")

  /// What the cells speak of, where that is no location update.
  private static func note(on services: Set<AppBehaviour.Service>) -> String? {
    guard !services.contains(.updates) else { return nil }
    let names = AppBehaviour.Service.allCases.filter(services.contains).map(\.rawValue)
    guard let last = names.last else { return nil }
    let all = names.dropLast().joined(separator: ", ")
    return "The code starts no location updates: this is what becomes of"
      + " \(all.isEmpty ? last : all + " and " + last)."
  }

  /// A table without rows that says one thing of all releases.
  static func sentence(_ text: String) -> Table {
    Table(title: "What users get", columns: [], rows: [], notes: [text])
  }
}

extension Releases {
  /// An engine for the first release of each stretch in which the rows are the same.
  static func behaviours(of releases: [OSVersion]) -> [IOS.Engine] {
    let points = IOS.Rows.turningPoints
    var engines: [IOS.Engine] = []
    var open: OSVersion?
    for release in releases.sorted() {
      let point = points.last { $0 <= release }
      if engines.isEmpty || point != open {
        engines.append(CompiledEngines.engine(for: IOS.System(release)))
      }
      open = point
    }
    return engines
  }
}

import AuthorizationEngine
import Findings
import PlatformModel

/// What the users of an Android app get, by their answer and their release: found by the engine.
public enum AndroidAbilityTable {
  /// The table for what a package declares; nil where that is no location.
  ///
  /// How the app asks is presumed where it is not known. Releases that agree share a column; an answer that
  /// no release offers has no row.
  public static func table(
    for build: Android.Build, on levels: [APILevel], asking: AndroidAsking = AndroidAsking()
  ) -> Table? {
    let declares = [AndroidPermission.fineLocation, .coarseLocation].contains {
      build.permissions[$0] != nil
    }
    guard declares, !levels.isEmpty else { return nil }
    let columns = levels.map { level in
      let engine = engines[level.rawValue - APILevel.oldest.rawValue]
      return AndroidAnswer.allCases.map { answer in
        var run = AndroidAbilityRun(build, on: engine, asking: asking)
        return run.ability(answer)
      }
    }
    let cells = AndroidAnswer.allCases.indices.map { place in columns.map { $0[place] } }
    guard cells.contains(where: { $0.contains { $0.text != "no prompt" } }) else {
      return AbilityTable.noPrompt
    }
    let runs = Releases.runs(of: levels.map(\.release), rows: cells)
    let rows = zip(AndroidAnswer.allCases, cells).map { answer, cells in
      Table.Row(answer.title, runs.map { cells[$0.index] })
    }
    // An answer that no release offers has no row, whatever a column says of the package as a whole.
    let offered = rows.filter { row in
      row.cells.contains { !["not offered", "not declared", "not installed"].contains($0.text) }
    }
    return Table(
      title: "What users get",
      columns: ["Answer"] + runs.map { name($0.span.levels) },
      rows: offered.isEmpty
        ? rows.filter { row in row.cells.contains { $0.text != "not offered" } } : offered,
      notes: ["“when left” holds without a foreground service"])
  }

  /// What is left to say of a package that no device installs.
  public static let notInstalled = AbilityTable.sentence("No device installs the package.")

  private static func name(_ levels: [APILevel]) -> String {
    let ends = [levels.first, levels.last].compactMap { $0?.versionName }
    return "Android "
      + (ends.first == ends.last ? ends.prefix(1) : ends[...]).joined(separator: "-")
  }

  /// The rows of every level, settled once.
  private static let engines = APILevel.all.map { Android.Engine(Android.System($0)) }
}

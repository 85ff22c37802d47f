import AuthorizationEngine
import Findings
import PlatformModel

/// What the users of an Android app get, by their answer and their release: found by the engine.
public enum AndroidAbilityTable {
  /// The table for what a package declares; nil where that is no location.
  ///
  /// The app asks for all its foreground location at once, and for the background alone after it.
  /// Releases that agree share a column; an answer that no release offers has no row.
  public static func table(for build: Android.Build, on levels: [APILevel]) -> Table? {
    let declares = [AndroidPermission.fineLocation, .coarseLocation].contains {
      build.permissions[$0] != nil
    }
    guard declares, !levels.isEmpty else { return nil }
    let columns = levels.map { level in
      let engine = engines[level.rawValue - APILevel.oldest.rawValue]
      return AndroidAnswer.allCases.map { answer in
        var run = AndroidAbilityRun(build, on: engine)
        return run.ability(answer)
      }
    }
    var runs: [(first: APILevel, last: APILevel, cells: [Table.Cell])] = []
    for (level, cells) in zip(levels, columns) {
      if let last = runs.indices.last, runs[last].cells == cells {
        runs[last].last = level
      } else {
        runs.append((level, level, cells))
      }
    }
    let rows = AndroidAnswer.allCases.enumerated().map { place, answer in
      Table.Row(answer.title, runs.map { $0.cells[place] })
    }
    return Table(
      title: "What users get",
      columns: ["Answer"] + runs.map { name($0.first, $0.last) },
      rows: rows.filter { row in row.cells.contains { $0.text != "not offered" } },
      notes: ["“when left” holds without a foreground service"])
  }

  private static func name(_ first: APILevel, _ last: APILevel) -> String {
    let names = first == last ? first.versionName : "\(first.versionName)-\(last.versionName)"
    return "Android " + names
  }

  /// The rows of every level, settled once.
  private static let engines = APILevel.all.map { Android.Engine(Android.System($0)) }
}

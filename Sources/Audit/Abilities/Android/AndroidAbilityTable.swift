import AuthorizationEngine
import Findings
import PlatformModel

/// What the users of an Android app get, by their answer and their release: found by the engine.
public enum AndroidAbilityTable {
  /// The table for what a package declares; nil if that is no location.
  ///
  /// How the app asks is presumed where it is not known. Releases that agree share a column; an
  /// answer that no release offers has no row.
  public static func table(
    for build: Android.Build, on levels: [APILevel], asking: AndroidAsking = AndroidAsking()
  ) -> Table? {
    let declares = [AndroidPermission.fineLocation, .coarseLocation].contains {
      build.permissions[$0] != nil
    }
    guard declares, !levels.isEmpty else { return nil }
    let columns = levels.map { level in
      let engine = CompiledEngines.engine(for: Android.System(level))
      return AndroidAnswer.allCases.map { answer in
        var run = AndroidAbilityRun(build, on: engine, asking: asking)
        let cell = run.ability(answer)
        guard asking.isForFineOnly, cell.text == noPrompt else { return cell }
        // Some releases of Android 12 show a dialog to a request for fine alone (AND-DIS-01).
        let talkative = CompiledEngines.engine(
          for: Android.System(level, switches: [.fineAloneShown]))
        var shown = AndroidAbilityRun(build, on: talkative, asking: asking)
        return joined(cell, shown.ability(answer))
      }
    }
    let cells = AndroidAnswer.allCases.indices.map { place in columns.map { $0[place] } }
    guard cells.contains(where: { $0.contains { $0.text != noPrompt } }) else {
      return AbilityTable.noPrompt
    }
    let runs = Releases.runs(of: levels.map(\.release), rows: cells)
    let rows = zip(AndroidAnswer.allCases, cells).map { answer, cells in
      Table.Row(answer.title, runs.map { cells[$0.index] })
    }
    // An answer that no release offers has no row, whatever a column says of the package as a
    // whole.
    let offered = rows.filter { row in
      row.cells.contains { !["not offered", "not declared", "not installed"].contains($0.text) }
    }
    return Table(
      title: "What users get",
      columns: ["Answer"] + runs.map { name($0.span.levels) },
      rows: offered.isEmpty
        ? rows.filter { row in row.cells.contains { $0.text != "not offered" } } : offered,
      notes: ["“in the background” is without a foreground service"])
  }

  /// Compiles the rows of every level, which takes its time, before a table needs them.
  public static func prepare() {
    for level in APILevel.all { _ = CompiledEngines.engine(for: Android.System(level)) }
  }

  /// What is left to say of a package that no device installs.
  public static let notInstalled = AbilityTable.sentence("No device installs the package.")

  private static let noPrompt = "no prompt"

  /// What a request for fine alone gives on Android 12: some releases ignore it (AND-RUN-026).
  private static func joined(_ ignored: Table.Cell, _ shown: Table.Cell) -> Table.Cell {
    switch shown.meaning {
    case .good, .limited: Table.Cell("\(shown.text), or \(ignored.text)", .limited)
    default: shown
    }
  }

  private static func name(_ levels: [APILevel]) -> String {
    let ends = [levels.first, levels.last].compactMap { $0?.versionName }
    return "Android "
      + (ends.first == ends.last ? ends.prefix(1) : ends[...]).joined(separator: "-")
  }
}

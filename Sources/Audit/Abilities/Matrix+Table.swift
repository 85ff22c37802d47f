import AuthorizationEngine
import Findings
import PlatformModel

extension Matrix {
  /// The matrix as a table: releases that agree share a column, and rows that agree share a line.
  public var table: Table {
    let runs = Releases.runs(of: question.releases, rows: rows.map(\.behaviours))
    let crossesIOS9 = question.releases.contains { $0 < .iOS(9) }
    return Table(
      title: "What continuous location updates give",
      columns: ["Granted", "location mode", "allowsBackground…"] + runs.map(\.span.description),
      rows: rows.map { row in
        Table.Row(
          row.grant.title,
          [
            Table.Cell(row.hasBackgroundMode ? "on" : "off"),
            Table.Cell(row.allowsBackgroundUpdates ? "true" : "false"),
          ] + runs.map { row.behaviours[$0.index]?.cell ?? Table.Cell("not offered") })
      },
      notes: [
        "Granted none: not determined or denied. Updates start in the foreground, then the person "
          + "leaves the app."
      ]
        + (rows.contains { $0.behaviours.contains(nil) }
          ? ["Not offered: neither a prompt nor Settings can give it to this build."]
          : [])
        + (crossesIOS9
          ? ["iOS 8 has no allowsBackgroundLocationUpdates and behaves as if it were true."] : [])
        + (question.showsIndicator
          ? []
          : [
            "Under Always the indicator shows only with showsBackgroundLocationIndicator (iOS 11+)."
          ]))
  }
}

extension IOS.BackgroundBehaviour {
  /// The behavior in a table's few words.
  var cell: Table.Cell {
    if crashes { return Table.Cell("crash", .bad) }
    guard foreground == true else { return Table.Cell("nothing", .plain) }
    guard background == true else { return Table.Cell("foreground", .limited) }
    return Table.Cell(indicator ? "background, indicator" : "background", .good)
  }
}

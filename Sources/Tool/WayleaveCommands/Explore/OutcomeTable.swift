import Findings
import PlatformModel
import StateExploration

/// Where people end up, by release: releases that agree share a column.
struct OutcomeTable {
  private let outcomes: [AppOutcome]
  private let lines: [OutcomeLine]

  init(_ outcomes: [AppOutcome]) {
    self.outcomes = outcomes
    lines = OutcomeLine.all(in: outcomes)
  }

  /// The table, with what its numbers mean below.
  var table: Table {
    let columns = columns
    let hasAlways = lines.contains { $0.always != nil }
    var notes = [
      "The numbers are the fewest taps that lead there; what is done in Settings takes the taps of its "
        + "path."
    ]
    if outcomes.contains(where: { $0.endStates.contains { $0.kind.isReduced } }),
      lines.contains(where: { !$0.isReduced && $0.standing.hasLocation })
    {
      notes.append("Each grant exists with Precise Location off as well, from iOS 14 on.")
    }
    return Table(
      title: "Where people end up",
      columns: ["End"] + columns.map(\.span.description) + ["Location"]
        + (hasAlways ? ["Always"] : []),
      rows: lines.map { line in
        Table.Row(
          line.standing.title + (line.isReduced ? ", approximate" : ""),
          columns.map { column in
            Table.Cell(line.end(in: column.outcome).map { String($0.taps) } ?? "–")
          } + [line.location.cell] + (line.always.map { [$0.cell] } ?? []))
      }, notes: notes)
  }

  private var columns: [(span: OSVersion.Span, outcome: AppOutcome)] {
    var columns: [(span: OSVersion.Span, outcome: AppOutcome)] = []
    for outcome in outcomes {
      if let open = columns.last,
        lines.allSatisfy({ $0.end(in: open.outcome)?.taps == $0.end(in: outcome)?.taps })
      {
        columns[columns.count - 1].span = OSVersion.Span(open.span.first, outcome.releases.last)
      } else {
        columns.append((outcome.releases, outcome))
      }
    }
    return columns
  }
}

extension WayBack {
  fileprivate var cell: Table.Cell {
    switch self {
    case .held: Table.Cell("yes", .good)
    case .question: Table.Cell("can ask", .limited)
    case .settings: Table.Cell("Settings only", .bad)
    case .none: Table.Cell("never", .bad)
    case .unknown: Table.Cell("not known")
    }
  }
}

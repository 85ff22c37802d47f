import Findings
import PlatformModel
import StateExploration

/// Where people end up, by release: releases that agree share a column.
struct OutcomeTable<Platform: ToldPlatform> {
  private let outcomes: [SearchOutcome<Platform>]
  private let lines: [OutcomeLine<Platform>]

  init(_ outcomes: [SearchOutcome<Platform>]) {
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
      notes.append(Platform.reducedNote)
    }
    return Table(
      title: Platform.tableTitle,
      columns: ["End"] + columns.map { Platform.column(of: $0.span) } + ["Location"]
        + (hasAlways ? [Platform.always] : []),
      rows: lines.map { line in
        Table.Row(
          line.standing.title + (line.isReduced ? ", approximate" : ""),
          columns.map { column in
            Table.Cell(line.end(in: column.outcome).map { String($0.taps) } ?? "–")
          } + [line.location.cell]
            + (hasAlways ? [line.always?.cell ?? Table.Cell("–")] : []))
      }, notes: notes)
  }

  private var columns: [(span: OSVersion.Span, outcome: SearchOutcome<Platform>)] {
    var columns: [(span: OSVersion.Span, outcome: SearchOutcome<Platform>)] = []
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

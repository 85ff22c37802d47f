import Findings

/// A table as aligned text: no rules, no boxes; columns stand two spaces apart.
///
/// Where the columns do not fit, cells wrap; where that is not enough, the table is set in several
/// parts below each other, each with the columns that tell its rows apart.
public struct TableText: Sendable {
  /// The table.
  public var table: Table
  /// The style.
  public var style: TextStyle
  /// The columns before each line.
  public var indent: Int

  /// A table to be set as text.
  public init(_ table: Table, style: TextStyle = TextStyle(), indent: Int = 0) {
    self.table = table
    self.style = style
    self.indent = indent
  }

  /// The title, the rows and the notes, with a line feed at the end.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// The lines, without line feeds.
  var lines: [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    if !table.title.isEmpty {
      var title = Phrase()
      title.add(table.title)
      lines += title.lines(indent: indent, style: style).prefixed(by: margin)
    }
    // A table without rows is what its notes say.
    let parts = table.rows.isEmpty ? [] : TableColumns(grid: grid, room: room).parts
    for (index, part) in parts.enumerated() {
      if index > 0 { lines.append("") }
      lines += setting(of: part).map { margin + $0 }
    }
    for note in table.notes {
      var phrase = Phrase()
      phrase.add(note, .quiet)
      lines += phrase.lines(indent: indent, style: style).prefixed(by: margin)
    }
    return lines
  }

  private var room: Int { max(20, style.columns - indent) }

  /// Heads and cells, each row as wide as the heads.
  private var grid: [[Table.Cell]] {
    let heads = table.columns.map { Table.Cell($0.printable) }
    let rows = table.rows.map { row in
      let cells = [Table.Cell(row.label)] + row.cells
      return (0..<heads.count).map { index in
        index < cells.count
          ? Table.Cell(cells[index].text.printable, cells[index].meaning) : Table.Cell("")
      }
    }
    return [heads] + rows
  }

  private func setting(of part: [TableColumns.Column]) -> [String] {
    grid.enumerated().flatMap { index, row in
      let wrapped = part.map { column in column.wrap(row[column.index].text) }
      let height = wrapped.map(\.count).max() ?? 0
      return (0..<height).map { line in
        var text = ""
        var pending = 0
        for (column, pieces) in zip(part, wrapped) {
          let piece = line < pieces.count ? pieces[line] : ""
          let ink: Ink = index == 0 ? .quiet : Ink(row[column.index].meaning)
          if !piece.isEmpty {
            text += String(repeating: " ", count: pending)
            text += ink.paint(piece, colored: style.isColored)
            pending = 0
          }
          pending += column.width - piece.displayWidth + 2
        }
        return text
      }
    }
  }
}

extension [String] {
  /// The lines with a margin before the first; the others carry theirs already.
  fileprivate func prefixed(by margin: String) -> [String] {
    enumerated().map { $0.offset == 0 ? margin + $0.element : $0.element }
  }
}

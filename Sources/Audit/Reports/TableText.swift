import Findings

/// A table as aligned text: no rules, no boxes; columns are two spaces apart.
///
/// Where the columns do not fit, cells wrap; where that is not enough, the table is set in several
/// parts below each other, each with the columns that distinguish its rows, or with its last column below
/// the rows. On lines too narrow for that, each row is a list. A word is never cut. A row without cells
/// is a heading for the rows after it.
public struct TableText: Sendable {
  /// The table.
  public var table: Table
  /// The style.
  public var style: TextStyle
  /// The columns before each line.
  public var indent: Int
  /// Whether the last column is prose, which goes below the rows if the line is too narrow for it.
  public var hangs: Bool

  /// A table to be set as text.
  public init(
    _ table: Table, style: TextStyle = TextStyle(), indent: Int = 0, hangs: Bool = false
  ) {
    self.table = table
    self.style = style
    self.indent = indent
    self.hangs = hangs
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
    if !table.rows.isEmpty { lines += rows.map { $0.isEmpty ? "" : margin + $0 } }
    for note in table.notes {
      var phrase = Phrase()
      phrase.add(note, .quiet)
      lines += phrase.lines(indent: indent, style: style).prefixed(by: margin)
    }
    return lines
  }

  private var room: Int { max(20, style.tableColumns - indent) }

  private var rows: [String] {
    let grid = grid
    switch TableColumns(grid: grid, room: room, hangs: hangs).arrangement {
    case .parts(let parts):
      return Array(parts.map { setting(of: $0, in: grid) }.joined(separator: [""]))
    case .hanging(let columns): return setting(of: columns, in: grid, hanging: true)
    case .records: return records(of: grid)
    }
  }

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

  /// Whether a line of the grid is a heading; the first are the heads of the columns.
  private func isHeading(_ index: Int) -> Bool {
    index > 0 && table.rows[index - 1].cells.isEmpty && table.columns.count > 1
  }

  private func setting(
    of part: [TableColumns.Column], in grid: [[Table.Cell]], hanging: Bool = false
  ) -> [String] {
    grid.enumerated().flatMap { index, row in
      if isHeading(index) { return ["", Ink.strong.paint(row[0].text, colored: style.isColored)] }
      let wrapped = part.map { column in column.wrap(row[column.index].text) }
      let height = wrapped.map(\.count).max() ?? 0
      let lines = (0..<height).map { line in
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
      guard hanging, index > 0, let last = row.last, !last.text.isEmpty else { return lines }
      return lines + beside("", last)
    }
  }

  /// The rows as lists: what a row is about, and below it a line for each other column.
  private func records(of grid: [[Table.Cell]]) -> [String] {
    let heads = grid[0].map(\.text)
    let width = heads.dropFirst().map(\.displayWidth).max() ?? 0
    return grid.enumerated().dropFirst().flatMap { index, row in
      var label = Phrase()
      label.add(row[0].text, .strong)
      var narrow = style
      narrow.columns = room
      let lines = label.lines(indent: 2, lead: 0, style: narrow)
      if isHeading(index) { return (index > 1 ? [""] : []) + lines }
      return lines
        + zip(heads, row).dropFirst().filter { !$1.text.isEmpty }.flatMap { head, cell in
          beside(head.padded(to: width) + "  ", cell)
        }
    }
  }

  /// A cell on lines of its own, two columns in, with words before the first of them.
  private func beside(_ head: String, _ cell: Table.Cell) -> [String] {
    var phrase = Phrase()
    phrase.add(cell.text, Ink(cell.meaning))
    var narrow = style
    narrow.columns = room
    let indent = 2 + head.displayWidth
    return phrase.lines(indent: indent, style: narrow).enumerated().map { offset, line in
      offset == 0 ? "  " + Ink.quiet.paint(head, colored: style.isColored) + line : line
    }
  }
}

extension [String] {
  /// The lines with a margin before the first; the others carry theirs already.
  fileprivate func prefixed(by margin: String) -> [String] {
    enumerated().map { $0.offset == 0 ? margin + $0.element : $0.element }
  }
}

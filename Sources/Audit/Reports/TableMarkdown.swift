import Findings

/// A table as GitHub-flavoured Markdown, padded so that it reads well as text too.
public struct TableMarkdown: Sendable {
  /// The table.
  public var table: Table

  /// A table to be set as Markdown.
  public init(_ table: Table) { self.table = table }

  /// The title in bold, the table and its notes, with a line feed at the end.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// The lines, without line feeds.
  var lines: [String] {
    let rows =
      [table.columns.map(Self.escape)]
      + table.rows.map { row in
        let cells = ([row.label] + row.cells.map(\.text)).map(Self.escape)
        return (0..<table.columns.count).map { $0 < cells.count ? cells[$0] : "" }
      }
    let widths = table.columns.indices.map { index in
      max(3, rows.map { $0[index].displayWidth }.max() ?? 0)
    }
    var lines = rows.map { row in
      "| " + zip(row, widths).map { $0.padded(to: $1) }.joined(separator: " | ") + " |"
    }
    let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: " | ")
    lines.insert("| \(rule) |", at: 1)
    // A table without rows is what its notes say.
    if table.rows.isEmpty { lines = [] }
    if !table.title.isEmpty {
      lines = ["**\(Self.escape(table.title))**"] + (lines.isEmpty ? [] : [""] + lines)
    }
    if !table.notes.isEmpty { lines += [""] + table.notes.map { "- " + Self.escape($0) } }
    return lines
  }

  /// Text that Markdown shows as it is: marks escaped, line ends spelled out.
  static func escape(_ text: String) -> String {
    text.printable.reduce(into: "") { escaped, character in
      if "\\|*_`<>[]".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
  }
}

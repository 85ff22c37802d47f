import Findings

/// Tables as comma-separated values (RFC 4180), one header for tables of the same columns.
public struct TableCSV: Sendable {
  /// The tables.
  public var tables: [Table]

  /// Tables to be set as comma-separated values.
  public init(_ tables: [Table]) { self.tables = tables }

  /// The rows, each line ended by a line feed; where there are several tables, titles come first.
  ///
  /// Tables of other columns start with a header of their own after an empty line.
  public var text: String {
    var text = ""
    var header: [String]?
    for table in tables {
      if table.columns != header {
        if header != nil { text += "\n" }
        text += line((isTitled ? ["table"] : []) + table.columns)
        header = table.columns
      }
      for row in table.rows {
        text += line((isTitled ? [table.title] : []) + [row.label] + row.cells.map(\.text))
      }
    }
    return text
  }

  private var isTitled: Bool { tables.count > 1 }

  private func line(_ fields: [String]) -> String {
    fields.map(Self.quote).joined(separator: ",") + "\n"
  }

  /// A field, quoted where it holds a comma, a quote, a line end or outer spaces.
  static func quote(_ field: String) -> String {
    let needsQuotes =
      field.unicodeScalars.contains { $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r" }
      || field.hasPrefix(" ") || field.hasSuffix(" ")
    guard needsQuotes else { return field }
    let doubled = field.unicodeScalars.reduce(into: "") { text, scalar in
      text.unicodeScalars.append(contentsOf: scalar == "\"" ? [scalar, scalar] : [scalar])
    }
    return "\"\(doubled)\""
  }
}

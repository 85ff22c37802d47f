/// A small table that reporters print: ability tables, matrices, key tables.
public struct Table: Hashable, Sendable {
  /// What the table shows, without a full stop.
  public var title: String
  /// The heads of the columns; the first is over the row labels.
  public var columns: [String]
  /// The rows, each as wide as `columns` less the label.
  public var rows: [Row]
  /// Notes under the table, in order.
  public var notes: [String]
  /// The configurations that it is about; empty for all of them.
  public var configurations: [String] = []

  /// A table; each row carries one cell for each column but the first.
  public init(title: String, columns: [String], rows: [Row], notes: [String] = []) {
    self.title = title
    self.columns = columns
    self.rows = rows
    self.notes = notes
  }
}

extension Table {
  /// A row with its label.
  public struct Row: Hashable, Sendable {
    /// What the row is about.
    public var label: String
    /// One cell a column.
    public var cells: [Cell]

    /// A row with its label.
    public init(_ label: String, _ cells: [Cell]) {
      self.label = label
      self.cells = cells
    }
  }

  /// A cell: its words, and what they mean to the reader, which picks the color.
  public struct Cell: Hashable, Sendable {
    /// The words, short.
    public var text: String
    /// What they mean.
    public var meaning: Meaning

    /// A cell.
    public init(_ text: String, _ meaning: Meaning = .plain) {
      self.text = text
      self.meaning = meaning
    }
  }

  /// One color each.
  public enum Meaning: String, Hashable, Sendable, CaseIterable {
    /// Works.
    case good
    /// Works in part.
    case limited
    /// Never works, crashes or is refused.
    case bad
    /// Neither.
    case plain
  }
}

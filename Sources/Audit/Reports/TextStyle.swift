/// How text reports are set: the width to wrap at, and whether color is wanted.
public struct TextStyle: Hashable, Sendable {
  /// The columns to wrap prose at.
  public var columns: Int
  /// The columns that a table may take, which are more on a wide terminal.
  public var tableColumns: Int
  /// Whether colors are written.
  public var isColored: Bool

  /// A style; plain and 100 columns wide unless said otherwise, as for a file or a pipe.
  public init(columns: Int = 100, tableColumns: Int? = nil, isColored: Bool = false) {
    self.columns = columns
    self.tableColumns = tableColumns ?? columns
    self.isColored = isColored
  }
}

extension TextStyle {
  /// A name to find again.
  package func strong(_ text: String) -> String { Ink.strong.paint(text, colored: isColored) }
  /// What may be skipped.
  package func quiet(_ text: String) -> String { Ink.quiet.paint(text, colored: isColored) }
  /// What is as it should be.
  package func good(_ text: String) -> String { Ink.good.paint(text, colored: isColored) }
  /// What is wrong.
  package func bad(_ text: String) -> String { Ink.bad.paint(text, colored: isColored) }
}

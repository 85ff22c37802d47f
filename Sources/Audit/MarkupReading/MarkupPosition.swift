/// A place in a text, as editors count: lines and columns from 1, columns in UTF-8 bytes.
public struct MarkupPosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 bytes, from 1.
  public var column: Int

  /// A place in a text.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

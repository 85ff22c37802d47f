/// A place in a file, as editors count: lines and columns from 1.
public struct SourcePosition: Hashable, Sendable {
  /// The path relative to the root that was checked, with `/` between parts.
  public var file: String
  /// The line, or nil if the whole file is meant.
  public var line: Int?
  /// The column in UTF-8 bytes, or nil if the whole line is meant.
  public var column: Int?

  /// A place in a file.
  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable, CustomStringConvertible {
  /// By file, then line, then column.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.file, left.line ?? 0, left.column ?? 0)
      < (right.file, right.line ?? 0, right.column ?? 0)
  }

  /// "App/Info.plist:12:5", the form that editors open.
  public var description: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}

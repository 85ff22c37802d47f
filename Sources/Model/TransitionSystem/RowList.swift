/// Builds a list of rows; each is checked by itself, which keeps long tables quick to compile.
@resultBuilder
public enum RowList<Platform: SystemVocabulary> {
  /// A row.
  public static func buildExpression(_ row: Row<Platform>) -> [Row<Platform>] { [row] }
  /// Some rows.
  public static func buildExpression(_ rows: [Row<Platform>]) -> [Row<Platform>] { rows }
  /// The rows of a branch.
  public static func buildEither(first part: [Row<Platform>]) -> [Row<Platform>] { part }
  /// The rows of a branch.
  public static func buildEither(second part: [Row<Platform>]) -> [Row<Platform>] { part }
  /// The rows of a branch, if it is taken.
  public static func buildOptional(_ part: [Row<Platform>]?) -> [Row<Platform>] { part ?? [] }
  /// The rows of each turn of a loop.
  public static func buildArray(_ parts: [[Row<Platform>]]) -> [Row<Platform>] {
    parts.flatMap { $0 }
  }
  /// The rows one after the other.
  public static func buildBlock(_ parts: [Row<Platform>]...) -> [Row<Platform>] {
    parts.flatMap { $0 }
  }
}

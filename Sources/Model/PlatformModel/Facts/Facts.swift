/// Everything that is known about location, motion and Bluetooth permission, row by row.
///
/// Rows are data: behavior is selected by them and never by a version test in a body. To add one,
/// append it to its area with an id of its own and cite that id in a test.
public enum Facts {
  /// All rows, iOS before Android, area by area.
  public static let all: [Fact] = areas.flatMap { $0.facts }

  /// The rows about iOS.
  public static let ios: [Fact] = areas.filter { $0.platform == .iOS }.flatMap { $0.facts }

  /// The rows about Android.
  public static let android: [Fact] = areas.filter { $0.platform == .android }.flatMap { $0.facts }

  /// The row with an id, or nil if no fact has it.
  public static subscript(id: FactID) -> Fact? { byID[id] }

  /// Every source that a row cites, in the order of their codes.
  public static let sources: [FactSource] = Set(all.flatMap { $0.sources }).sorted().compactMap {
    FactSource(code: $0)
  }

  private static let byID: [FactID: Fact] = Dictionary(first: all.map { ($0.id, $0) })
}

import SourceReaders

/// The table of well-known libraries; each row is read from the library's own public sources.
enum LibraryFacts {
  /// The row for a name, compared without regard to case; nil where the table has none.
  static func fact(named name: String) -> LibraryFact? { byName[name.lowercased()] }

  static let all: [LibraryFact] = []

  private static let byName: [String: LibraryFact] = Dictionary(
    all.flatMap { fact in fact.names.map { ($0.lowercased(), fact) } },
    uniquingKeysWith: { first, _ in first })

  static func isKnownToBringNothing(_ name: String) -> Bool { false }
}

import AppArtifacts

/// A library that tests UIBackgroundModes before it sets `allowsBackgroundLocationUpdates`.
///
/// The rows are data: `Libraries/Remedies/remedies.json`.
struct LibraryGuard: Hashable, Sendable {
  /// Its names, in lower case.
  var names: [String]
  /// The first version that tests them; nil for all.
  var from: String?
  /// Where this is known from.
  var source: String

  /// The rows.
  static let all = LibraryFile.shipped.guards

  /// Whether the library of a row tests the modes, in the version that is linked; a version that
  /// nothing tells is taken for a new one.
  static func covers(_ fact: LibraryFact, among linked: [LinkedLibrary]) -> Bool {
    let names = fact.names.map { $0.lowercased() }
    return linked.contains { library in
      let linked = library.names.map { $0.lowercased() }
      guard linked.contains(where: names.contains),
        let row = all.first(where: { $0.names.contains(where: linked.contains) })
      else {
        return false
      }
      return row.from.map { library.versions?.lies(before: $0) != true } ?? true
    }
  }
}

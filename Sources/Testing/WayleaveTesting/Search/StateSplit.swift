/// What in an app makes states different that are the same otherwise: found out if a limit on states
/// ended a search, so that its author knows what `compareStates(by:)` may leave out.
struct StateSplit: Hashable, Sendable {
  /// A field of the app's objects, and how many values it had.
  struct Field: Hashable, Sendable {
    var name: String
    var values: Int
    /// How many states more there are for it, where the phone and what waits are the same.
    var splits: Int
  }

  /// The fields that make most states different, the worst first.
  var fields: [Field]
  /// How many states were looked at, and how many of them differ in the phone or in what waits.
  var states: Int
  var surroundings: Int

  /// How many states are looked at: those that the search came to first.
  static let sample = 400
  private static let most = 3

  init(_ sample: [(surroundings: Digest, fields: [String: Digest])]) {
    states = sample.count
    surroundings = Set(sample.map(\.surroundings)).count
    let groups = Dictionary(grouping: sample, by: \.surroundings).values
    let names = Set(sample.flatMap(\.fields.keys))
    fields = names.map { name in
      let splits = groups.reduce(0) { $0 + Set($1.map { $0.fields[name] }).count - 1 }
      let values = Set(sample.compactMap { $0.fields[name] }).count
      return Field(name: name, values: values, splits: splits)
    }
    .filter { $0.splits > 0 }
    .sorted { ($1.splits, $0.name) < ($0.splits, $1.name) }
    fields = Array(fields.prefix(Self.most))
  }
}

extension StateSplit: CustomStringConvertible {
  /// "of the first 400 states 12 differ in the phone or in what waits; the others …".
  var description: String {
    let others = fields.map { "`\($0.name)` (\($0.values) values)" }.joined(separator: ", ")
    return "of the first \(states) states \(surroundings) differ in the phone or in what waits; "
      + "the others differ in\n  \(others): `app.compareStates { … }` can leave it out"
  }
}

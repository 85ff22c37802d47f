import TransitionSystem

/// What a guard needs of single variables: where one has another value, the guard does not hold.
struct Need<Platform: PermissionSystem> {
  /// A variable and the values that it may have, each variable once.
  private(set) var literals: [(field: Platform.Field, values: UInt64)] = []
  /// Whether the guard holds wherever all of this is so.
  private(set) var isAll = true

  /// Nothing is needed.
  init() {}

  /// What a guard needs, or its opposite.
  init(
    _ condition: Guard<Platform>, _ known: PossibleValues<Platform>, on system: Platform.Device,
    negated: Bool = false
  ) {
    if let answer = known.judge(condition, on: system) {
      isAll = answer != negated
      return
    }
    switch condition {
    case .always, .system: break
    case .field(let field, let values): add(field, negated ? ~values : values)
    case .negated(let part): self = Need(part, known, on: system, negated: !negated)
    case .every(let parts) where !negated, .either(let parts) where negated:
      for part in parts {
        let need = Need(part, known, on: system, negated: negated)
        for literal in need.literals { add(literal.field, literal.values) }
        if !need.isAll { isAll = false }
      }
    case .every(let parts), .either(let parts):
      // A part that never holds adds nothing.
      let open = parts.filter { known.judge($0, on: system) != negated }
      self = Need(oneOf: open.map { Need($0, known, on: system, negated: negated) })
    }
  }

  private init(oneOf needs: [Need]) {
    guard let first = needs.first else { return }
    literals = needs.dropFirst().reduce(first.literals) { common, need in
      common.compactMap { literal in
        need[literal.field].map { (literal.field, literal.values | $0) }
      }
    }
    let isOneVariable = needs.allSatisfy { $0.isAll && $0.literals.count == 1 }
    isAll = needs.count == 1 ? first.isAll : isOneVariable && literals.count == 1
  }

  private subscript(field: Platform.Field) -> UInt64? {
    literals.first { $0.field == field }?.values
  }

  /// Adds that a variable has one of some values.
  mutating func add(_ field: Platform.Field, _ values: UInt64) {
    if let place = literals.firstIndex(where: { $0.field == field }) {
      literals[place].values &= values
    } else {
      literals.append((field, values))
    }
  }
}

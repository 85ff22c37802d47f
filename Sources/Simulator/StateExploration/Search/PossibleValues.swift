import AuthorizationEngine

/// Which values each variable can take at most, whatever happens: found without a search.
///
/// It starts from one state and adds what rows write whose guards are not excluded, until nothing is
/// added. Guards that it decides need no test while searching, and variables that it shows constant
/// need no place in a generated model.
struct PossibleValues {
  /// A set of values for each variable, a bit a value.
  private(set) var sets: [UInt64]

  /// What can become of a state under the rows that answer some events, and those that settle.
  init(from start: Situation, under rows: [Row], on system: System) {
    sets = Field.allCases.map { 1 << UInt64(start[$0]) }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for row in rows where row.refusal == nil && judge(row.when, on: system) != false {
        for update in row.then where add(update) { isGrowing = true }
      }
    }
  }

  /// The values that a variable can take.
  subscript(field: Field) -> UInt64 { sets[Int(field.rawValue)] }

  /// Whether the variable can change at all.
  func varies(_ field: Field) -> Bool { self[field].nonzeroBitCount > 1 }

  /// The values in states where a guard has what it needs.
  func narrowed(to need: Need) -> PossibleValues {
    var narrowed = self
    for literal in need.literals { narrowed.sets[Int(literal.field.rawValue)] &= literal.values }
    return narrowed
  }

  private mutating func add(_ update: Update) -> Bool {
    guard let field = update.field else { return false }
    let before = self[field]
    switch update {
    case .set(_, let value): sets[Int(field.rawValue)] |= 1 << UInt64(value)
    case .copy(let source, _): sets[Int(field.rawValue)] |= self[source]
    case .count(_, let by):
      let size = field.domain.count
      for value in 0..<size where before >> UInt64(value) & 1 == 1 {
        sets[Int(field.rawValue)] |= 1 << UInt64(max(0, min(size - 1, value + Int(by))))
      }
    case .payload: break
    }
    return self[field] != before
  }

  /// Whether a guard holds, where every state gives the same answer; nil where they may differ.
  func judge(_ condition: Guard, on system: System) -> Bool? {
    switch condition {
    case .always: return true
    case .system(let part): return system.satisfies(part)
    case .negated(let part): return judge(part, on: system).map(!)
    case .field(let field, let values):
      return self[field] & values == 0 ? false : self[field] & ~values == 0 ? true : nil
    case .every(let parts): return judge(parts, on: system, decisive: false)
    case .either(let parts): return judge(parts, on: system, decisive: true)
    }
  }

  /// One decisive answer decides; nil where there is none but some part may give it.
  private func judge(_ parts: [Guard], on system: System, decisive: Bool) -> Bool? {
    var answer: Bool? = !decisive
    for part in parts {
      switch judge(part, on: system) {
      case decisive: return decisive
      case nil: answer = nil
      default: break
      }
    }
    return answer
  }
}

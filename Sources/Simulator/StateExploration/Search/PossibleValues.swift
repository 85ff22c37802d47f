import TransitionSystem

/// Which values each variable can take at most, whatever happens: found without a search.
///
/// It starts from one state and adds what rows write whose guards are not excluded, until nothing
/// is added. Guards that it decides need no test while searching, and variables that it shows
/// constant need no place in a generated model.
struct PossibleValues<Platform: PermissionSystem> {
  /// A set of values for each variable, a bit a value.
  private(set) var sets: [UInt64]

  /// What can become of a state under the rows that answer some events, and those that settle.
  init(
    from start: Platform.Words, under rows: [Row<Platform>], with events: [Platform.Event],
    on system: Platform.Device
  ) {
    sets = Platform.Field.all.map { 1 << UInt64(start[$0.placement]) }
    let payloads = events.flatMap { $0.payload }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for row in rows where row.refusal == nil && judge(row.when, on: system) != false {
        for update in row.then where add(update, payloads) { isGrowing = true }
      }
    }
  }

  /// The values that a variable can take.
  subscript(field: Platform.Field) -> UInt64 { sets[field.number] }

  /// Whether the variable can change at all.
  func varies(_ field: Platform.Field) -> Bool { self[field].nonzeroBitCount > 1 }

  /// The values in states where a guard has what it needs.
  func narrowed(to need: Need<Platform>) -> PossibleValues {
    var narrowed = self
    for literal in need.literals { narrowed.sets[literal.field.number] &= literal.values }
    return narrowed
  }

  private mutating func add(
    _ update: Update<Platform>, _ payloads: [(field: Platform.Field, value: UInt8)]
  ) -> Bool {
    switch update {
    case .set(let field, let value): return add(1 << UInt64(value), to: field)
    case .copy(let source, let field): return add(self[source], to: field)
    case .count(let field, let by):
      let (before, size) = (self[field], field.domain.count)
      let values = (0..<size).filter { before >> UInt64($0) & 1 == 1 }
        .map { max(0, min(size - 1, $0 + Int(by))) }
      return add(values.reduce(0) { $0 | 1 << UInt64($1) }, to: field)
    case .payload:
      return payloads.reduce(false) { add(1 << UInt64($1.value), to: $1.field) || $0 }
    }
  }

  private mutating func add(_ values: UInt64, to field: Platform.Field) -> Bool {
    let before = self[field]
    sets[field.number] |= values
    return self[field] != before
  }

  /// Whether a guard holds, where every state gives the same answer; nil if they may differ.
  func judge(_ condition: Guard<Platform>, on system: Platform.Device) -> Bool? {
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

  /// One decisive answer decides; nil if there is none but some part may give it.
  private func judge(_ parts: [Guard<Platform>], on system: Platform.Device, decisive: Bool)
    -> Bool?
  {
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

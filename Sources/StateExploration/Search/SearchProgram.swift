import AuthorizationEngine

/// The rows of an engine for one alphabet and one start, laid out flat for stepping without allocation.
///
/// Guards become tests that jump; what ``PossibleValues`` decides is left out. After an event only the
/// settling rows are judged that read or write a variable which the step changed: in a settled state
/// the others cannot do anything. A state that is not settled after one pass is remembered as such and
/// gets the whole pass, so that the answer is always the engine's.
struct SearchProgram: Sendable {
  /// A test of one variable; it goes on to one of two places.
  struct Test: Hashable, Sendable {
    var values: UInt32
    var ifTrue: Int16
    var ifFalse: Int16
    /// The lowest bit, from 64 on in the high word.
    var shift: UInt8
    var mask: UInt8
  }

  /// What a row does to the two words.
  struct Action: Hashable, Sendable {
    var keep: Words = Words(low: .max, high: .max)
    var set = Words(low: 0, high: 0)
    var copies: Range<Int> = 0..<0
  }

  /// A variable that takes what another held before.
  struct Copy: Hashable, Sendable {
    var from: Field.Placement
    var to: Field.Placement
  }

  /// Places below zero end a program: ``refused``, or the number of an action.
  static let refused: Int16 = .min
  private static let no: Int16 = .min
  static func end(_ action: Int) -> Int16 { Int16(-1 - action) }
  static func action(at place: Int16) -> Int { Int(-1 - place) }

  private(set) var tests: [Test] = []
  private(set) var actions: [Action] = []
  private(set) var copies: [Copy] = []
  /// The row of each action, by its place in the engine's rows.
  private var rows: [Int] = []
  /// Where the program of each event of the alphabet begins.
  private(set) var entries: [Int16] = []
  /// Where the program of each settling row begins; their actions come first, in the same order.
  private(set) var settling: [Int16] = []
  /// For each bit of the state the settling rows that read or write it; 128 rows at most.
  private(set) var concerned: [Words] = []
  /// Whether more settling rows exist than ``concerned`` can name, so that each step judges all.
  let judgesAll: Bool

  /// Compiles what an alphabet can do from a start.
  init(_ engine: Engine, _ alphabet: Alphabet, from start: Situation) {
    let system = engine.system
    let events = Set(alphabet.events)
    let table = engine.rows.enumerated().filter { _, row in
      row.settles || row.events.contains(where: events.contains)
    }
    let values = PossibleValues(from: start, under: table.map(\.element), on: system)
    let consequences = table.filter { _, row in
      row.settles && values.judge(row.when, on: system) != false
    }
    judgesAll = consequences.count > 128
    concerned = Array(repeating: Words(low: 0, high: 0), count: judgesAll ? 0 : 128)
    for (index, (place, row)) in consequences.enumerated() {
      actions.append(action(row.then))
      rows.append(place)
      settling.append(
        compile(row.when, values, system, ifTrue: Self.end(index), ifFalse: Self.no))
      if !judgesAll { note(row, index) }
    }
    for event in alphabet.events {
      let possible = table.filter { _, row in
        row.events.contains(event) && values.judge(row.when, on: system) != false
      }
      let decided = possible.firstIndex { values.judge($0.element.when, on: system) == true }
      var next = Self.refused
      for (place, row) in possible.prefix(decided.map { $0 + 1 } ?? possible.count).reversed() {
        var end = Self.refused
        if row.refusal == nil {
          end = Self.end(actions.count)
          actions.append(action(row.then))
          rows.append(place)
        }
        next = compile(row.when, values, system, ifTrue: end, ifFalse: next)
      }
      entries.append(next)
    }
  }

  /// The row of an action, by its place in the engine's rows.
  func row(of action: Int) -> Int? { rows.indices.contains(action) ? rows[action] : nil }

  /// All that tells two programs apart for whoever searches with them.
  struct Conduct: Hashable, Sendable {
    var tests: [Test]
    var actions: [Action]
    var copies: [Copy]
    var entries: [Int16]
    var settling: [Int16]
    var effects: [[Effect]]
  }

  /// What the program does, without the names of the rows.
  func conduct(of engine: Engine) -> Conduct {
    Conduct(
      tests: tests, actions: actions, copies: copies, entries: entries, settling: settling,
      effects: rows.map { engine.rows[$0].effects })
  }

  /// Appends the tests of a guard behind those it leads to, and gives the place of its first.
  private mutating func compile(
    _ condition: Guard, _ known: PossibleValues, _ system: System, ifTrue: Int16, ifFalse: Int16
  ) -> Int16 {
    if let answer = known.judge(condition, on: system) { return answer ? ifTrue : ifFalse }
    if ifTrue == ifFalse { return ifTrue }
    switch condition {
    case .always, .system: return ifTrue
    case .negated(let part):
      return compile(part, known, system, ifTrue: ifFalse, ifFalse: ifTrue)
    case .every(let parts):
      return parts.reversed().reduce(ifTrue) {
        compile($1, known, system, ifTrue: $0, ifFalse: ifFalse)
      }
    case .either(let parts):
      return parts.reversed().reduce(ifFalse) {
        compile($1, known, system, ifTrue: ifTrue, ifFalse: $0)
      }
    case .field(let field, let values):
      let place = field.placement
      tests.append(
        Test(
          values: UInt32(truncatingIfNeeded: values & known[field]), ifTrue: ifTrue,
          ifFalse: ifFalse,
          shift: UInt8(truncatingIfNeeded: place.shift) + (place.word == 0 ? 0 : 64),
          mask: UInt8(truncatingIfNeeded: place.mask >> place.shift)))
      return Int16(tests.count - 1)
    }
  }

  private mutating func action(_ updates: [Update]) -> Action {
    var action = Action()
    let first = copies.count
    for update in updates {
      let mask = Words(of: update.field)
      action.keep = action.keep & ~mask
      switch update {
      case .set(let field, let value):
        let bits = UInt64(value) << field.placement.shift
        action.set =
          action.set | (mask.low == 0 ? Words(low: 0, high: bits) : Words(low: bits, high: 0))
      case .copy(let source, let field):
        copies.append(Copy(from: source.placement, to: field.placement))
      }
    }
    action.copies = first..<copies.count
    return action
  }

  private mutating func note(_ row: Row, _ index: Int) {
    var fields = row.when.fields
    for update in row.then {
      fields.insert(update.field)
      if case .copy(let source, _) = update { fields.insert(source) }
    }
    let flag = Words(bit: index)
    for field in fields {
      let place = field.placement
      for bit in 0..<place.width {
        let number = Int(place.shift + bit) + place.word * 64
        concerned[number] = concerned[number] | flag
      }
    }
  }
}

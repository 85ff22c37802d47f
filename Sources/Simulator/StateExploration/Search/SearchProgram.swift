import AuthorizationEngine
import TransitionSystem

/// The rows of an engine for one alphabet and one start, laid out flat for stepping without allocation.
///
/// ``CandidateTable`` names for each event the first row that may hold; most rows need no more than it
/// looks at. For the others guards become tests that jump, and that go on to the next row of the event
/// where they fail. What ``PossibleValues`` decides is left out.
struct SearchProgram: Sendable {
  typealias Guard = AuthorizationEngine.Guard
  typealias Row = AuthorizationEngine.Row

  /// A test of one variable; it goes on to one of two places.
  struct Test: Hashable, Sendable {
    var values: UInt32
    var ifTrue: Int16
    var ifFalse: Int16
    /// The lowest bit, from 64 on in the high word.
    var bit: UInt8
    var mask: UInt8
  }

  /// What a row does to the two words.
  struct Action: Hashable, Sendable {
    var keep = Words(low: .max, high: .max)
    var set = Words(low: 0, high: 0)
    var copies: Range<Int> = 0..<0
  }

  /// A variable that takes what another held before, or some more or less.
  struct Copy: Hashable, Sendable {
    var from: PackedLayout.Place
    var to: PackedLayout.Place
    var by = 0
    var most = Int.max
  }

  /// A word of the table of the rows that answer events.
  ///
  /// An event has a run of bits, a bit a row in their order, and a bit above that stays free.
  struct Answers: Hashable, Sendable {
    /// The first bit of each run.
    var first: UInt64 = 0
    /// The free bit of each run.
    var free: UInt64 = 0
    /// The rows at which there is something to do: not those that refuse and need nothing else.
    var open: UInt64 = 0
  }

  /// What a bit of a table stands for.
  struct Candidate: Hashable, Sendable {
    /// Where its program begins, or ends at once.
    var entry: Int16 = SearchProgram.refused
    /// The place of its event in the alphabet.
    var event: UInt8 = 0
  }

  /// Places below zero end a program: ``refused``, or the number of an action.
  static let refused: Int16 = .min
  static func end(_ action: Int) -> Int16 { Int16(-1 - action) }
  @inline(__always)
  static func action(at place: Int16) -> Int { Int(-1 - place) }
  /// Words of answers that are looked at together.
  static let group = 4

  let layout: PackedLayout
  private(set) var tests: [Test] = []
  private(set) var actions: [Action] = []
  private(set) var copies: [Copy] = []
  /// The row of each action, by its place in the engine's rows.
  private var rows: [Int] = []
  /// By word of the table.
  private(set) var answers: [Answers] = []
  /// By bit of the table.
  private(set) var answering: [Candidate] = []
  private(set) var answerTable: CandidateTable
  /// By bit of the table: where the program of each settling row begins.
  private(set) var settling: [Int16] = []
  private(set) var settlingTable: CandidateTable

  private typealias Table = [EnumeratedSequence<[Row]>.Element]

  /// Compiles what an alphabet can do from a start.
  init(_ engine: Engine, _ alphabet: Alphabet, from start: Situation) {
    let system = engine.system
    let events = Set(alphabet.events)
    let table = engine.rows.enumerated().filter { _, row in
      row.settles || row.events.contains(where: events.contains)
    }
    let values = PossibleValues(from: start, under: table.map(\.element), on: system)
    layout = PackedLayout(values, from: start)
    answerTable = CandidateTable([], in: layout)
    settlingTable = answerTable
    settle(table, values, system)
    var needs: [(bit: Int, need: Need)] = []
    for (number, event) in alphabet.events.enumerated() {
      let candidates = table.filter { $0.element.events.contains(event) }
      needs += answer(candidates, to: number, values, system)
    }
    answerTable = CandidateTable(needs, in: layout, wordsInGroupsOf: Self.group)
    answers += Array(repeating: Answers(), count: answerTable.wordCount - answers.count)
  }

  /// The row of an action, by its place in the engine's rows.
  func row(of action: Int) -> Int? { rows.indices.contains(action) ? rows[action] : nil }

  /// Takes in the rows that settle consequences.
  private mutating func settle(_ table: Table, _ values: PossibleValues, _ system: System) {
    var needs: [(bit: Int, need: Need)] = []
    for (place, row) in table
    where row.settles && values.judge(row.when, on: system) != false {
      var need = Need(row.when, values, on: system)
      let end = append(row, place)
      settling.append(
        need.isAll
          ? end
          : compile(row.when, values.narrowed(to: need), system, ifTrue: end, ifFalse: Self.refused)
      )
      // What a row sets already is so is no work for it.
      if row.then.count == 1, case .set(let field, let value) = row.then[0] {
        need.add(field, ~(1 << UInt64(value)))
      }
      needs.append((settling.count - 1, need))
    }
    settlingTable = CandidateTable(needs, in: layout)
  }

  /// Takes in the rows that answer an event, and gives what each of their bits needs.
  private mutating func answer(
    _ candidates: Table, to event: Int, _ values: PossibleValues, _ system: System
  ) -> [(bit: Int, need: Need)] {
    var possible = candidates.filter { values.judge($0.element.when, on: system) != false }
    if let sure = possible.firstIndex(where: { values.judge($0.element.when, on: system) == true })
    {
      possible.removeSubrange((sure + 1)...)
    }
    // Where no row holds the event is refused as well.
    while let last = possible.last, last.element.refusal != nil { possible.removeLast() }
    var run: [(entry: Int16, need: Need)] = []
    var next = Self.refused
    for (place, row) in possible.reversed() {
      let end = row.refusal == nil ? append(row, place) : Self.refused
      let need = Need(row.when, values, on: system)
      let entry =
        need.isAll
        ? end : compile(row.when, values.narrowed(to: need), system, ifTrue: end, ifFalse: next)
      next = compile(row.when, values, system, ifTrue: end, ifFalse: next)
      run.insert((entry, need), at: 0)
    }
    return place(run, of: event)
  }

  /// Gives an event its run of bits.
  private mutating func place(
    _ run: [(entry: Int16, need: Need)], of event: Int
  ) -> [(bit: Int, need: Need)] {
    guard !run.isEmpty else { return [] }
    var first = answering.count
    if first % 64 + run.count >= 64 || first == answers.count * 64 {
      first = answers.count * 64
      answers.append(Answers())
    }
    answering += Array(repeating: Candidate(), count: first - answering.count)
    for (offset, row) in run.enumerated() where row.entry != Self.refused {
      answers[first / 64].open |= 1 << UInt64(first % 64 + offset)
    }
    answers[first / 64].first |= 1 << UInt64(first % 64)
    answers[first / 64].free |= 1 << UInt64(first % 64 + run.count)
    answering += run.map {
      Candidate(entry: $0.entry, event: UInt8(truncatingIfNeeded: event))
    }
    answering.append(Candidate())
    return run.enumerated().map { (first + $0.offset, $0.element.need) }
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
      guard let place = layout[field] else { return ifFalse }
      tests.append(
        Test(
          values: UInt32(truncatingIfNeeded: values & known[field]), ifTrue: ifTrue,
          ifFalse: ifFalse, bit: UInt8(truncatingIfNeeded: place.bit),
          mask: UInt8(truncatingIfNeeded: place.mask)))
      return Int16(tests.count - 1)
    }
  }

  /// Appends what a row does, and gives where its program ends.
  private mutating func append(_ row: Row, _ place: Int) -> Int16 {
    var action = Action()
    let first = copies.count
    for update in row.then {
      guard let field = update.field, let place = layout[field] else { continue }
      action.keep = action.keep & ~place.words(of: place.mask)
      switch update {
      case .set(_, let value): action.set = action.set | place.words(of: UInt64(value))
      case .copy(let source, _):
        if let from = layout[source] {
          copies.append(Copy(from: from, to: place))
        } else {
          action.set = action.set | place.words(of: layout.constant(source))
        }
      case .count(_, let by):
        copies.append(Copy(from: place, to: place, by: Int(by), most: field.domain.count - 1))
      case .payload: break
      }
    }
    action.copies = first..<copies.count
    actions.append(action)
    rows.append(place)
    return Self.end(actions.count - 1)
  }
}

extension SearchProgram {
  /// All that tells two programs apart for whoever searches with them.
  struct Conduct: Hashable, Sendable {
    var layout: PackedLayout
    var tests: [Test]
    var actions: [Action]
    var copies: [Copy]
    var answers: [Answers]
    var answering: [Candidate]
    var tables: [CandidateTable]
    var settling: [Int16]
    var effects: [[Effect]]
  }

  /// What the program does, without the names of the rows.
  func conduct(of engine: Engine) -> Conduct {
    Conduct(
      layout: layout, tests: tests, actions: actions, copies: copies, answers: answers,
      answering: answering, tables: [answerTable, settlingTable], settling: settling,
      effects: rows.map { engine.rows[$0].effects })
  }
}

import TransitionSystem

/// The rows of a platform for one alphabet and one start, compiled to the code of a search.
///
/// Guards are compiled as ``Program`` compiles them, with what ``PossibleValues`` decides left out.
struct SearchProgram<Platform: PermissionSystem>: Sendable {
  let layout: PackedLayout<Platform>
  private(set) var code = SearchCode()
  /// The row of each action, by its place in the program's rows.
  private var rows: [Int] = []
  private var isTooLong = false

  /// Whether two words hold what varies; a program that does not fit must not be run.
  var fits: Bool { layout.fits && !isTooLong }

  private typealias Table = [EnumeratedSequence<[Row<Platform>]>.Element]
  private typealias Needs = [(bit: Int, need: Need<Platform>)]

  /// Compiles what an alphabet can do from a start.
  init(
    _ program: Program<Platform>, _ alphabet: SearchAlphabet<Platform>, from start: Platform.Words
  ) {
    let system = program.device
    let events = Set(alphabet.events.map { $0.number })
    let table = program.rows.enumerated().filter { _, row in
      row.settles || row.eventNumbers.contains(where: events.contains)
    }
    let values = PossibleValues(
      from: start, under: table.map { $0.element }, with: alphabet.events, on: system)
    layout = PackedLayout(values, from: start)
    code.byteCount = layout.byteCount
    settle(table, values, system)
    var needs: Needs = []
    for (number, event) in alphabet.events.enumerated() {
      let candidates = table.filter { $0.element.eventNumbers.contains(event.number) }
      needs += answer(candidates, to: number, event, values, system)
    }
    code.answerTable = CandidateTable(
      literals(needs), bytes: layout.byteCount, wordsInGroupsOf: SearchCode.group)
    code.answers += Array(
      repeating: SearchCode.Answers(), count: code.answerTable.wordCount - code.answers.count)
  }

  /// The needs of rows where their variables lie.
  private func literals(_ needs: Needs) -> [(bit: Int, literals: [CandidateTable.Literal])] {
    needs.map { bit, need in
      (bit, need.literals.compactMap { one in layout[one.field].map { ($0, one.values) } })
    }
  }

  /// The row of an action, by its place in the engine's rows.
  func row(of action: Int) -> Int? { rows.indices.contains(action) ? rows[action] : nil }

  /// Takes in the rows that settle consequences.
  private mutating func settle(
    _ table: Table, _ values: PossibleValues<Platform>, _ system: Platform.Device
  ) {
    var needs: Needs = []
    for (place, row) in table
    where row.settles && values.judge(row.when, on: system) != false {
      var need = Need(row.when, values, on: system)
      let end = append(row, place, nil)
      code.settling.append(
        need.isAll
          ? end
          : compile(
            row.when, values.narrowed(to: need), system, ifTrue: end, ifFalse: SearchCode.refused)
      )
      // What a row sets already is so is no work for it.
      if row.then.count == 1, case .set(let field, let value) = row.then[0] {
        need.add(field, ~(1 << UInt64(value)))
      }
      needs.append((code.settling.count - 1, need))
    }
    code.settlingTable = CandidateTable(literals(needs), bytes: layout.byteCount)
  }

  /// Takes in the rows that answer an event, and gives what each of their bits needs.
  private mutating func answer(
    _ candidates: Table, to number: Int, _ event: Platform.Event,
    _ values: PossibleValues<Platform>, _ system: Platform.Device
  ) -> Needs {
    var possible = candidates.filter { values.judge($0.element.when, on: system) != false }
    if let sure = possible.firstIndex(where: { values.judge($0.element.when, on: system) == true })
    {
      possible.removeSubrange((sure + 1)...)
    }
    // Where no row holds the event is refused as well.
    while let last = possible.last, last.element.refusal != nil { possible.removeLast() }
    var run: [(entry: Int16, need: Need<Platform>)] = []
    var next = SearchCode.refused
    for (place, row) in possible.reversed() {
      let end = row.refusal == nil ? append(row, place, event) : SearchCode.refused
      let need = Need(row.when, values, on: system)
      let entry =
        need.isAll
        ? end : compile(row.when, values.narrowed(to: need), system, ifTrue: end, ifFalse: next)
      next = compile(row.when, values, system, ifTrue: end, ifFalse: next)
      run.insert((entry, need), at: 0)
    }
    return place(run, of: number)
  }

  /// Gives an event its run of bits.
  private mutating func place(
    _ run: [(entry: Int16, need: Need<Platform>)], of event: Int
  ) -> Needs {
    guard !run.isEmpty else { return [] }
    var first = code.answering.count
    if first % 64 + run.count >= 64 || first == code.answers.count * 64 {
      first = code.answers.count * 64
      code.answers.append(SearchCode.Answers())
    }
    code.answering += Array(repeating: SearchCode.Candidate(), count: first - code.answering.count)
    for (offset, row) in run.enumerated() where row.entry != SearchCode.refused {
      code.answers[first / 64].open |= 1 << UInt64(first % 64 + offset)
    }
    code.answers[first / 64].first |= 1 << UInt64(first % 64)
    code.answers[first / 64].free |= 1 << UInt64(first % 64 + run.count)
    code.answering += run.map {
      SearchCode.Candidate(entry: $0.entry, event: UInt8(truncatingIfNeeded: event))
    }
    code.answering.append(SearchCode.Candidate())
    return run.enumerated().map { (first + $0.offset, $0.element.need) }
  }

  /// Appends the tests of a guard behind those it leads to, and gives the place of its first.
  private mutating func compile(
    _ condition: Guard<Platform>, _ known: PossibleValues<Platform>, _ system: Platform.Device,
    ifTrue: Int16, ifFalse: Int16
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
      code.tests.append(
        SearchCode.Test(
          values: UInt32(truncatingIfNeeded: values & known[field]), ifTrue: ifTrue,
          ifFalse: ifFalse, bit: UInt8(truncatingIfNeeded: place.bit),
          mask: UInt8(truncatingIfNeeded: place.mask)))
      isTooLong = isTooLong || code.tests.count > Int16.max
      return Int16(truncatingIfNeeded: code.tests.count - 1)
    }
  }

  /// Appends what a row does on an event, and gives where its program ends.
  private mutating func append(
    _ row: Row<Platform>, _ place: Int, _ event: Platform.Event?
  ) -> Int16 {
    var action = SearchCode.Action()
    let first = code.copies.count
    for update in row.changes {
      switch update {
      case .set(let field, let value): set(field, UInt64(value), in: &action)
      case .copy(let source, let field):
        guard let from = layout[source] else {
          set(field, layout.constant(source), in: &action)
          continue
        }
        move(SearchCode.Copy(from: from, to: from), to: field, in: &action)
      case .count(let field, let by):
        guard let from = layout[field] else { continue }
        let most = field.domain.count - 1
        move(SearchCode.Copy(from: from, to: from, by: Int(by), most: most), to: field, in: &action)
      case .payload:
        for (field, value) in event?.payload ?? [] { set(field, UInt64(value), in: &action) }
      }
    }
    action.copies = first..<code.copies.count
    code.actions.append(action)
    rows.append(place)
    return SearchCode.end(code.actions.count - 1)
  }

  private func set(
    _ field: Platform.Field, _ value: UInt64, in action: inout SearchCode.Action
  ) {
    guard let place = layout[field] else { return }
    action.keep = action.keep & ~place.words(of: place.mask)
    action.set = action.set & ~place.words(of: place.mask) | place.words(of: value)
  }

  private mutating func move(
    _ copy: SearchCode.Copy, to field: Platform.Field, in action: inout SearchCode.Action
  ) {
    guard let place = layout[field] else { return }
    action.keep = action.keep & ~place.words(of: place.mask)
    var copy = copy
    copy.to = place
    code.copies.append(copy)
  }
}

extension SearchProgram {
  /// All that distinguishes two programs for whoever searches with them.
  struct Conduct: Hashable, Sendable {
    var layout: PackedLayout<Platform>
    var code: SearchCode
    var effects: [[Platform.Effect]]
  }

  /// What the program does, without the names of the rows.
  func conduct(of program: Program<Platform>) -> Conduct {
    Conduct(layout: layout, code: code, effects: rows.map { program.rows[$0].effects })
  }
}

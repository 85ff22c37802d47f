import PlatformModel

/// The rows of one system, compiled: a pure function from a state and an event to the next state.
///
/// Total: every event in every state either moves it or is refused with a sentence. Equal input
/// gives equal output, in any process.
public struct Engine: Sendable {
  @usableFromInline let table: Table

  /// Compiles the rows of a system.
  public init(_ system: System) { table = Table(system) }

  private init(_ table: Table) { self.table = table }

  /// The system whose rows these are.
  public var system: System { table.system }

  /// The rows that apply, main rows first.
  @inlinable public var rows: [Row] { table.rows }

  /// The statuses that an app may be told, each with its condition.
  var told: [(status: AuthorizationStatus, when: CompiledRow)] { table.told }
  var keepsInUse: CompiledRow { table.keepsInUse }
  var keepsAwake: CompiledRow { table.keepsAwake }
  var toldReduced: CompiledRow { table.toldReduced }
  private var compiled: [CompiledRow] { table.compiled }
  private var main: [[Int]] { table.main }
  private var settling: Range<Int> { table.settling }

  /// The engine with one row altered, for those who ask whether anybody notices; as it is where it
  /// has no such row.
  package func altered(by mutant: RowMutant) -> Engine {
    guard let place = rows.firstIndex(where: { $0.id == mutant.row }) else { return self }
    return Engine(table.replacing(place, by: rows[place].mutated(mutant.mutation)))
  }

  /// The next state for one app with one manager, with the effects, or a refusal.
  public func step(_ situation: Situation, _ event: Event) -> Outcome<Situation> {
    var next = situation
    var effects: [Effect] = []
    if let refusal = take(event, in: &next, fired: { effects += rows[$0].effects }) {
      return .refused(refusal)
    }
    return .moved(next, effects.map { Emission($0) })
  }

  /// The next state alone, or nil where the event is refused: for searches, which ask for effects later.
  public func next(after situation: Situation, on event: Event) -> Situation? {
    next(after: situation, onEvent: event.number)
  }

  /// As ``next(after:on:)``, with the event by its place in ``Event/all``; nil outside it too.
  public func next(after situation: Situation, onEvent number: Int) -> Situation? {
    guard main.indices.contains(number) else { return nil }
    for index in main[number] where table.holds(index, in: situation) {
      if compiled[index].refuses { return nil }
      var next = situation
      compiled[index].apply(to: &next)
      for index in settling where table.holds(index, in: next) {
        compiled[index].apply(to: &next)
      }
      return next
    }
    return nil
  }

  /// The state with its consequences applied, as after every step; a settled state stays as it is.
  public func settled(_ situation: Situation) -> Situation {
    var next = situation
    settle(&next) { _ in }
    return next
  }

  /// The rows that an event fires in a state, in order; the refusing row alone where it is refused.
  public func trace(_ situation: Situation, _ event: Event) -> [Row] {
    var next = situation
    var fired: [Row] = []
    _ = take(event, in: &next) { fired.append(rows[$0]) }
    return fired
  }

  /// Answers an event: the first main row that holds, then every settling row that holds, once.
  func take(_ event: Event, in situation: inout Situation, fired: (Int) -> Void) -> Refusal? {
    for index in main[event.number] where table.holds(index, in: situation) {
      fired(index)
      if let refusal = rows[index].refusal { return refusal }
      compiled[index].apply(to: &situation)
      settle(&situation, fired: fired)
      return nil
    }
    return .notOnThisSystem
  }

  /// Applies the consequences of a state, each row once.
  func settle(_ situation: inout Situation, fired: (Int) -> Void) {
    for index in settling where table.holds(index, in: situation) {
      fired(index)
      compiled[index].apply(to: &situation)
    }
  }

  /// The main row that answers an event in a state, by its place in ``rows``.
  func answer(to event: Event, in situation: Situation) -> Int? {
    main[event.number].first { table.holds($0, in: situation) }
  }

  func apply(_ index: Int, to situation: inout Situation) { compiled[index].apply(to: &situation) }

  /// Whether a condition holds in a state here.
  public func holds(_ condition: Guard, in situation: Situation) -> Bool {
    condition.holds(in: situation, on: system)
  }
}

extension Engine {
  /// The next state of one app with one manager on a system; compile an ``Engine`` for many steps.
  public static func step(
    _ situation: Situation, _ event: Event, on system: System
  ) -> Outcome<Situation> {
    Engine(system).step(situation, event)
  }
}

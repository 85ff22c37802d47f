import PlatformModel
import TransitionSystem

extension IOS {
  /// The rows of one system, compiled: a pure function from a state and an event to the next state.
  ///
  /// Total: every event in every state either moves it or is refused with a sentence. Equal input
  /// gives equal output, in any process.
  public struct Engine: Sendable {
    @usableFromInline let table: Table

    /// Compiles the rows of a system.
    public init(_ system: System) { self.init(Program(system)) }

    /// The engine that runs a program.
    public init(_ program: Program<IOS>) { table = Table(program) }

    /// The program that it runs.
    public var program: Program<IOS> { table.program }

    /// The system whose rows these are.
    public var system: System { table.program.device }

    /// The rows that apply, main rows first.
    @inlinable public var rows: [Row] { table.rows }

    /// The statuses that an app may read, each with its condition.
    var told: [(status: AuthorizationStatus, when: CompiledGuard<WordPair>)] { table.told }
    var keepsInUse: CompiledGuard<WordPair> { table.keepsInUse }
    var keepsAwake: CompiledGuard<WordPair> { table.keepsAwake }
    var toldReduced: CompiledGuard<WordPair> { table.toldReduced }

    /// The engine with one row altered, to see whether anything notices; as it is where it has no
    /// such row.
    package func altered(by mutant: RowMutant) -> Engine {
      Engine(table.program.altered(by: mutant))
    }

    /// The next state for one app with one manager, with the effects, or a refusal.
    public func step(_ state: State, _ event: Event) -> Outcome<State> {
      switch table.program.step(state.words, event) {
      case .moved(let words, let effects):
        .moved(State(words: words), effects.map { Emission($0) })
      case .refused(let refusal): .refused(refusal)
      }
    }

    /// The next state alone, or nil if the event is refused: for searches, which ask for effects
    /// later.
    public func next(after state: State, on event: Event) -> State? {
      next(after: state, onEvent: event.number)
    }

    /// As ``next(after:on:)``, with the event by its place in ``IOS/Event/all``; nil outside it too.
    public func next(after state: State, onEvent number: Int) -> State? {
      table.flat.next(after: state.words, on: number).map(State.init(words:))
    }

    /// The state with its consequences applied, as after every step; a settled state stays as it is.
    public func settled(_ state: State) -> State {
      State(words: table.program.settled(state.words))
    }

    /// The rows that an event fires in a state, in order; the refusing row alone where it is refused.
    public func trace(_ state: State, _ event: Event) -> [Row] {
      table.program.trace(state.words, event)
    }

    /// Answers an event: the first main row that holds, then every settling row that holds, once.
    func take(_ event: Event, in state: inout State, fired: (Int) -> Void) -> Refusal? {
      table.program.take(event, in: &state.words) { row, _, _ in fired(row) }
    }

    /// Applies the consequences of a state, each row once.
    func settle(_ state: inout State, fired: (Int) -> Void) {
      table.flat.settle(&state.words) { row, _ in fired(row) }
    }

    /// The main row that answers an event in a state, by its place in ``rows``.
    func answer(to event: Event, in state: State) -> Int? {
      table.flat.answer(to: event.number, in: state.words)
    }

    func apply(_ index: Int, to state: inout State) {
      table.flat.apply(index, to: &state.words)
    }

    /// Whether a condition holds in a state here.
    public func holds(_ condition: Guard, in state: State) -> Bool {
      table.program.holds(condition, in: state.words)
    }
  }
}

extension IOS.Engine {
  /// The next state of one app with one manager on a system; compile an ``IOS/Engine`` for many steps.
  public static func step(
    _ state: IOS.State, _ event: IOS.Event, on system: IOS.System
  ) -> IOS.Outcome<IOS.State> {
    IOS.Engine(system).step(state, event)
  }
}

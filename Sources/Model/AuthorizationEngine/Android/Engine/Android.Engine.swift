import PlatformModel
import TransitionSystem

extension Android {
  /// The rows of one device, compiled: a pure function from a state and an event to the next state.
  public struct Engine: Sendable {
    private let table: Table

    /// Compiles the rows of a device.
    public init(_ system: System) { self.init(Program(system)) }

    /// The engine that runs a program.
    public init(_ program: Program<Android>) { table = Table(program) }

    /// The program that it runs.
    public var program: Program<Android> { table.program }

    /// The device whose rows these are.
    public var system: System { table.program.device }

    /// The rows that can hold here, main rows first.
    public var rows: [Row] { table.program.rows }

    /// What becomes of a state on an event.
    public typealias Outcome = TransitionSystem.Outcome<State, Effect, Refusal>

    /// The engine with one row altered, to see whether anything notices; as it is where it has no
    /// such row.
    package func altered(by mutant: RowMutant) -> Engine {
      Engine(table.program.altered(by: mutant))
    }

    /// The next state, with the effects, or a refusal.
    public func step(_ state: State, _ event: Event) -> Outcome {
      switch table.program.step(state.words, event) {
      case .moved(let words, let effects): .moved(State(words: words), effects)
      case .refused(let refusal): .refused(refusal)
      }
    }

    /// The next state alone, or nil if the event is refused.
    public func next(after state: State, on event: Event) -> State? {
      table.program.next(after: state.words, on: event).map(State.init(words:))
    }

    /// The rows that an event fires in a state, in order; the refusing row alone where it is
    /// refused.
    public func trace(_ state: State, _ event: Event) -> [Row] {
      table.program.trace(state.words, event)
    }

    /// Whether a condition holds in a state here.
    public func holds(_ condition: Guard, in state: State) -> Bool {
      table.program.holds(condition, in: state.words)
    }

    /// shouldShowRequestPermissionRationale (AND-RUN-045).
    public func rationale(_ permission: Permission, in state: State) -> Bool {
      table.rationales[Int(permission.rawValue)].holds(in: state.words)
    }

    /// The program of a device, and what an app can read off a state, compiled: an object, because
    /// every phone has an engine.
    private final class Table: Sendable {
      let program: Program<Android>
      let rationales: [CompiledGuard<WordQuad>]

      init(_ program: Program<Android>) {
        self.program = program
        rationales = Permission.allCases.map { program.compiled(.rationale($0)) }
      }
    }
  }
}

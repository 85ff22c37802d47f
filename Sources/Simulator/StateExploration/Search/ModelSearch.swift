import AuthorizationEngine

/// A breadth-first search of everything that can happen to one app with one manager on one system.
///
/// It finds every state that the events of an alphabet lead to, and for each a shortest way. The answer
/// depends on nothing but its input. The bounds of ``Situation`` are its bounds.
public struct ModelSearch: Sendable {
  /// The rows and their system.
  public var engine: Engine
  /// What may happen.
  public var alphabet: Alphabet
  /// Where it starts; the engine's consequences are not applied to it.
  public var start: Situation
  /// What is kept small first.
  public var measure: Measure
  /// Where it stops.
  public var limits: SearchLimits

  /// A search from a state.
  public init(
    _ engine: Engine, _ alphabet: Alphabet, from start: Situation, measure: Measure = .steps,
    limits: SearchLimits = SearchLimits()
  ) {
    self.engine = engine
    self.alphabet = alphabet
    self.start = start
    self.measure = measure
    self.limits = limits
  }

  /// Searches until nothing new is found or a limit is reached.
  public func run() -> StateGraph {
    let program = SearchProgram(engine, alphabet, from: start)
    var frontier = Frontier(start, costs: costs, limits: limits, measure: measure, program)
    program.run { frontier.search($0) }
    return StateGraph(self, program, frontier)
  }

  /// What each event of the alphabet costs.
  private var costs: [UInt16] {
    alphabet.events.map { event in
      measure == .taps ? UInt16(event.taps(on: engine.system.version)) : 0
    }
  }
}

import AuthorizationEngine
import TransitionSystem

/// A breadth-first search of everything that can happen to one app on one device.
///
/// It finds every state that the events of an alphabet lead to, and for each a shortest way. The answer
/// depends on nothing but its input. The bounds of the platform's state are its bounds.
public struct StateSearch<Platform: SearchablePlatform>: Sendable {
  /// The rows and their device.
  public var program: Program<Platform>
  /// What may happen.
  public var alphabet: SearchAlphabet<Platform>
  /// Where it starts; consequences are not applied to it.
  public var start: Platform.State
  /// What is kept small first.
  public var measure: Measure
  /// Where it stops.
  public var limits: SearchLimits

  /// A search from a state.
  public init(
    _ program: Program<Platform>, _ alphabet: SearchAlphabet<Platform>, from start: Platform.State,
    measure: Measure = .steps, limits: SearchLimits = SearchLimits()
  ) {
    self.program = program
    self.alphabet = alphabet
    self.start = start
    self.measure = measure
    self.limits = limits
  }

  /// Whether two words hold all that can vary; a search that does not fit finds its start alone.
  public var fits: Bool { SearchProgram(program, alphabet, from: start.words).fits }

  /// Searches until nothing new is found or a limit is reached.
  @_specialize(where Platform == IOS)
  @_specialize(where Platform == Android)
  public func run() -> SearchGraph<Platform> {
    let compiled = SearchProgram(program, alphabet, from: start.words)
    var frontier = Frontier(
      compiled.layout.pack(start.words), costs: costs, limits: limits, measure: measure,
      actions: compiled.code.actions.count)
    if compiled.fits {
      compiled.code.run { frontier.search($0) }
    } else {
      frontier.cut()
    }
    return SearchGraph(self, compiled, frontier)
  }

  /// What each event of the alphabet costs.
  private var costs: [UInt16] {
    alphabet.events.map { event in
      measure == .taps ? UInt16(Platform.taps(for: event, on: program.device)) : 0
    }
  }
}

/// A search of what can happen to one app with one manager on a release of iOS.
public typealias ModelSearch = StateSearch<IOS>

extension ModelSearch {
  /// A search from a state.
  public init(
    _ engine: IOS.Engine, _ alphabet: Alphabet, from start: IOS.State,
    measure: Measure = .steps,
    limits: SearchLimits = SearchLimits()
  ) {
    self.init(engine.program, alphabet, from: start, measure: measure, limits: limits)
  }

  /// The engine of the program.
  public var engine: IOS.Engine { IOS.Engine(program) }
}

extension Android {
  /// A search of what can happen to one app on an Android phone.
  public typealias ModelSearch = StateSearch<Android>
  /// What such a search found.
  public typealias StateGraph = SearchGraph<Android>
}

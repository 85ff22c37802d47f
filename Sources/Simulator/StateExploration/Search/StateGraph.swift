import AuthorizationEngine
import TransitionSystem

/// What a search found: states in the order of their distance from the start, and a shortest way to
/// each.
public struct SearchGraph<Platform: SearchablePlatform>: Sendable {
  /// The search.
  public let search: StateSearch<Platform>
  /// How many transitions were taken, those that change nothing among them.
  public let transitionCount: Int
  /// Whether everything was found; false if a limit stopped the search.
  public let isFinished: Bool

  /// As ``PackedLayout`` keeps them.
  let states: ContiguousArray<Words>
  let nodes: ContiguousArray<KnownStates.Node>
  let program: SearchProgram<Platform>
  let firsts: [Frontier.First]

  init(
    _ search: StateSearch<Platform>, _ program: SearchProgram<Platform>,
    _ frontier: consuming Frontier
  ) {
    self.search = search
    self.program = program
    transitionCount = frontier.transitions
    isFinished = !frontier.isCut
    firsts = frontier.firsts
    states = frontier.known.states
    nodes = frontier.known.nodes
  }

  /// How many states were found.
  public var count: Int { states.count }

  /// A state by its place; the start is number 0.
  public subscript(place: Int) -> Platform.State {
    Platform.State(words: program.layout.words(states[place]))
  }

  /// The fewest steps, or among the fewest taps the fewest steps, to a state.
  public func steps(to place: Int) -> Int { Int(nodes[place].steps) }

  /// The person's acts on that way; counted only where taps are the measure.
  public func taps(to place: Int) -> Int { Int(nodes[place].taps) }

  /// The events of a shortest way to a state.
  public func path(to place: Int) -> [Platform.Event] {
    var events: [Platform.Event] = []
    var place = place
    while place != 0 {
      events.append(search.alphabet.events[Int(nodes[place].event)])
      place = Int(nodes[place].parent)
    }
    return events.reversed()
  }

  /// The first state, in the order in which they were found, that satisfies a condition.
  public func first(where condition: (Platform.State) -> Bool) -> Int? {
    states.indices.first { condition(self[$0]) }
  }
}

/// What a search of iOS found.
public typealias StateGraph = SearchGraph<IOS>

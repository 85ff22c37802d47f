import AuthorizationEngine

/// A search as one would write it first: sets, arrays and the engine's own step.
struct NaiveSearch<State: Hashable> {
  var states: Set<State>
  var distances: [State: Int]
  var transitions = 0

  /// - Parameter step: The next state, or nil if the event is refused.
  init<Event>(
    _ events: [Event], from start: State, depth: Int = .max,
    step: (_ state: State, _ event: Event) -> State?
  ) {
    distances = [start: 0]
    states = [start]
    var level = [start]
    var steps = 0
    while !level.isEmpty, steps < depth {
      steps += 1
      var next: [State] = []
      for state in level {
        for event in events {
          guard let reached = step(state, event) else { continue }
          transitions += 1
          if states.insert(reached).inserted {
            distances[reached] = steps
            next.append(reached)
          }
        }
      }
      level = next
    }
  }
}

extension NaiveSearch<IOS.State> {
  init(_ engine: IOS.Engine, _ events: [IOS.Event], from start: IOS.State, depth: Int = .max) {
    self.init(events, from: start, depth: depth) { engine.step($0, $1).state }
  }
}

import AuthorizationEngine

/// A search as one would write it first: sets, arrays and the engine's own step.
struct NaiveSearch {
  var states: Set<Situation>
  var distances: [Situation: Int]
  var transitions = 0

  init(_ engine: Engine, _ events: [Event], from start: Situation, depth: Int = .max) {
    distances = [start: 0]
    states = [start]
    var level = [start]
    var steps = 0
    while !level.isEmpty, steps < depth {
      steps += 1
      var next: [Situation] = []
      for state in level {
        for event in events {
          guard case .moved(let reached, _) = engine.step(state, event) else { continue }
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

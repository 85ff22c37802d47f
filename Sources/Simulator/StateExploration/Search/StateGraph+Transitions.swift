/// A transition between two states, by their places, and its event by its place in the alphabet.
struct Edge: Hashable, Sendable {
  var from: UInt32
  var to: UInt32
  var event: UInt8
}

/// All transitions of a graph, and those that a limit left without an end.
struct Edges {
  /// In the order of the states and the alphabet.
  var all: ContiguousArray<Edge> = []
  /// The states that an event leads out of what was kept, by state and event.
  var leaving: [(from: UInt32, event: UInt8)] = []
}

extension SearchGraph {
  /// Every transition of the graph, taken once more.
  var edges: Edges {
    let known = StateSet(numbering: states)
    var edges = Edges()
    edges.all.reserveCapacity(transitionCount)
    program.code.run { machine in
      for (place, state) in states.enumerated() {
        let from = UInt32(truncatingIfNeeded: place)
        machine.step(state) { event, _, next in
          let number = UInt8(truncatingIfNeeded: event)
          if let to = known.number(of: next) {
            edges.all.append(Edge(from: from, to: to, event: number))
          } else {
            edges.leaving.append((from, number))
          }
        }
      }
    }
    return edges
  }
}

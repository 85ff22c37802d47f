import AuthorizationEngine

extension StateGraph {
  /// A transition between two states, by their places, and its event by its place in the alphabet.
  struct Edge: Hashable, Sendable {
    var from: UInt32
    var to: UInt32
    var event: UInt8
  }

  /// Every transition of the graph, in the order of the states and the alphabet.
  ///
  /// Where a limit stopped the search, transitions to states that were not kept are left out.
  var edges: ContiguousArray<Edge> {
    let known = StateSet(numbering: states)
    var edges: ContiguousArray<Edge> = []
    edges.reserveCapacity(transitionCount)
    program.run { machine in
      for (place, state) in states.enumerated() {
        for event in search.alphabet.events.indices {
          let end = machine.answer(event, state)
          guard end != SearchProgram.refused else { continue }
          let next = machine.settle(machine.apply(end, state)).state
          guard let to = known.number(of: next) else { continue }
          edges.append(
            Edge(
              from: UInt32(truncatingIfNeeded: place), to: to,
              event: UInt8(truncatingIfNeeded: event)))
        }
      }
    }
    return edges
  }

  /// A sum over all transitions that hardly any other graph has; a generated model of the same rows has
  /// the same (``PromelaModel``).
  public var fingerprint: UInt64 {
    edges.reduce(0) { sum, edge in
      sum &+ PromelaModel.share(of: states[Int(edge.to)], event: Int(edge.event))
    }
  }
}

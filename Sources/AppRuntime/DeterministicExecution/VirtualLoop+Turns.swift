extension VirtualLoop {
  /// Has what follows run in an order, nil for that of asking, and writes down what others there are.
  package func beginTurns(_ order: Order?) { state.withLock { $0.turns = Turns(order) } }

  /// How many pieces could run at each moment at which there were several, and what ran out of turn.
  package func endTurns() -> (open: [UInt8], words: [String]) {
    state.withLock { state in
      defer { state.turns = nil }
      return (state.turns?.open ?? [], state.turns?.words ?? [])
    }
  }
}

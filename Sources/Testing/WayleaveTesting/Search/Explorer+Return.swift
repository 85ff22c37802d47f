import PhoneSimulator

/// How a run without an untaken step in its state returns to a state that has one.
extension Explorer {
  /// Whether the search will ask for a step of a state that has not been taken yet.
  func isWanted(_ node: Int) -> Bool {
    graph.nodes[node].untaken > 0 && graph.nodes[node].level < bound
  }

  /// Has a run go to the nearest state with steps left, by steps whose end is known; gives the state.
  ///
  /// Below the bound one step that could not be taken before, such as to unlock what was locked, is
  /// taken ahead: mostly it leads back. Nil where the way is too long, the run is too old, or it does
  /// not come to where others did; then it is not used any more.
  func goBack(_ run: Run, from start: Int, after before: Int) throws -> Int? {
    guard run.length < Self.longestRun, graph.nodes.count < options.maxStates else { return nil }
    var start = start
    if graph.nodes[start].level >= bound,
      graph.nodes[start].untaken == graph.nodes[start].steps.count
    {
      guard let step = graph.stepBack(from: start, to: before),
        let target = try take(step, at: start, with: run)
      else { return nil }
      start = target
    }
    if isWanted(start) { return start }
    guard let (way, end) = graph.wayBack(from: start, to: isWanted) else { return nil }
    for (node, step) in way {
      activity.step = Activity.Taking(node: node, step: step, isWayBack: true)
      guard let faults = try? run.take(graph.nodes[node].steps[step], isLast: false), faults.isEmpty
      else {
        activity.step = nil
        return nil
      }
    }
    activity.step = nil
    return graph.place(of: run.snapshot()) == end ? end : nil
  }

  /// After how many steps a run is not sent back any more.
  static let longestRun = 64
}

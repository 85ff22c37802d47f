import PhoneSimulator

/// How a run without an untaken step in its state returns to a state that has one.
extension Search {
  /// Whether the search will ask for a step of a state that was not taken yet.
  func isWanted(_ node: Int) -> Bool { nodes[node].untaken > 0 && nodes[node].level < bound }

  /// Has a run go to the nearest state with steps left, by steps whose end is known; gives the state.
  ///
  /// Below the bound one step that could not be taken before, such as to unlock what was locked, is
  /// taken ahead: mostly it leads back. Nil where the way is too long, the run is too old, or it does
  /// not come to where others did; then it is not used any more.
  func goBack(_ run: Run, from start: Int, after before: Int) throws -> Int? {
    guard run.length < Self.longestRun, nodes.count < options.maxStates else { return nil }
    var start = start
    if nodes[start].level >= bound, nodes[start].untaken == nodes[start].steps.count {
      guard let step = stepBack(from: start, to: before),
        let target = try take(step, at: start, with: run)
      else { return nil }
      start = target
    }
    if isWanted(start) { return start }
    guard let (way, end) = wayBack(from: start) else { return nil }
    for (node, step) in way {
      current = StepInProgress(node: node, step: step, isWayBack: true)
      guard let faults = try? run.take(nodes[node].steps[step], isLast: false), faults.isEmpty
      else {
        current = nil
        return nil
      }
    }
    current = nil
    return places[run.snapshot().key] == end ? end : nil
  }

  /// A step of a state that could not be taken in the state before it, and may take back what led there.
  private func stepBack(from node: Int, to before: Int) -> Int? {
    var found: Int?
    // Taps come first, may be many, and take nothing back.
    for place in nodes[node].steps.indices.reversed() {
      let step = nodes[node].steps[place]
      if case .tap = step { break }
      if step.takesBack, !nodes[before].steps.contains(step) { found = place }
    }
    return found
  }

  /// The shortest way by known steps to a state with steps left, and that state.
  private func wayBack(from start: Int) -> (way: [(node: Int, step: Int)], end: Int)? {
    var seen: Set<Int> = [start]
    var order: [(node: Int, from: Int, step: Int, length: Int)] = [(start, 0, 0, 0)]
    var place = 0
    while place < order.count, order.count < Self.widestLook {
      let (node, _, _, length) = order[place]
      guard length < Self.longestWayBack else { return nil }
      for (step, edge) in nodes[node].edges.enumerated() {
        guard let target = edge?.target, nodes[node].steps[step].order == nil,
          seen.insert(target).inserted
        else { continue }
        order.append((target, place, step, length + 1))
        if isWanted(target) { return (way(to: order.count - 1, order), target) }
      }
      place += 1
    }
    return nil
  }

  private func way(
    to last: Int, _ order: [(node: Int, from: Int, step: Int, length: Int)]
  ) -> [(node: Int, step: Int)] {
    var way: [(node: Int, step: Int)] = []
    var place = last
    while place > 0 {
      way.append((order[order[place].from].node, order[place].step))
      place = order[place].from
    }
    return way.reversed()
  }

  /// After how many steps a run is not sent back any more.
  static let longestRun = 64
  /// How many steps a way back has at most, and how many states are looked at for one.
  private static let longestWayBack = 5
  private static let widestLook = 300
}

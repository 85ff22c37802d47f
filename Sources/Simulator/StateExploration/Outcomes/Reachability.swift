import AuthorizationEngine

/// The transitions of a graph backwards: from which states can some others still be reached.
struct Reachability {
  private var starts: [UInt32]
  private var sources: [UInt32]

  /// Turns the transitions of the events that count around.
  ///
  /// - Parameter isCounted: Whether an event counts, by its place in the alphabet.
  init(
    _ edges: ContiguousArray<Edge>, among count: Int, isCounted: [Bool]
  ) {
    starts = Array(repeating: 0, count: count + 1)
    for edge in edges where isCounted[Int(edge.event)] { starts[Int(edge.to) + 1] += 1 }
    for place in 0..<count { starts[place + 1] += starts[place] }
    var next = starts
    sources = Array(repeating: 0, count: Int(starts[count]))
    for edge in edges where isCounted[Int(edge.event)] {
      sources[Int(next[Int(edge.to)])] = edge.from
      next[Int(edge.to)] += 1
    }
  }

  /// For each state whether one of some states can be reached from it.
  func canReach(_ goals: [Bool]) -> [Bool] {
    var reaches = goals
    var open = goals.indices.filter { goals[$0] }
    while let place = open.popLast() {
      for index in Int(starts[place])..<Int(starts[place + 1]) {
        let source = Int(sources[index])
        guard !reaches[source] else { continue }
        reaches[source] = true
        open.append(source)
      }
    }
    return reaches
  }

  /// For each state whether it can be reached from one.
  static func places(
    from start: Int, by edges: ContiguousArray<Edge>, among count: Int
  ) -> [Bool] {
    let turned = ContiguousArray(
      edges.map { Edge(from: $0.to, to: $0.from, event: 0) })
    var goals = Array(repeating: false, count: count)
    goals[start] = true
    return Reachability(turned, among: count, isCounted: [true]).canReach(goals)
  }
}

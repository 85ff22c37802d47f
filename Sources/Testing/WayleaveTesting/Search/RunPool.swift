/// Runs in states with untaken steps: a search continues them, so fewer begin at the start.
struct RunPool {
  private var runs: [Int: [Run]] = [:]
  private var count = 0
  /// Runs below the bound of the search, where only waits are followed, and at once: oldest first.
  private var below: [(node: Int, run: Run)] = []

  /// How many are kept at the same time; each holds a phone with all that is on it.
  private static let most = 400
  private static let mostBelow = 32

  var isFull: Bool { count >= Self.most }

  /// Leaves a run in a state, unless as many as are wanted are there.
  mutating func leave(_ run: Run, at node: Int, wanted: Int) {
    guard runs[node, default: []].count < wanted else { return }
    if isFull { self = RunPool() }
    runs[node, default: []].append(run)
    count += 1
  }

  /// Leaves a run in a state from which the search follows nothing but waits.
  mutating func leaveBelow(_ run: Run, at node: Int) {
    if below.count >= Self.mostBelow { below.removeFirst() }
    below.append((node, run))
  }

  /// All of them, in no order.
  var all: [Run] { runs.values.joined() + below.map(\.run) }

  /// Whether there is one in a state.
  func isThere(at node: Int) -> Bool {
    runs[node] != nil || below.contains { $0.node == node }
  }

  /// Takes one up again.
  mutating func take(at node: Int) -> Run? {
    if let run = runs[node]?.popLast() {
      count -= 1
      if runs[node]?.isEmpty == true { runs[node] = nil }
      return run
    }
    guard let place = below.lastIndex(where: { $0.node == node }) else { return nil }
    return below.remove(at: place).run
  }
}

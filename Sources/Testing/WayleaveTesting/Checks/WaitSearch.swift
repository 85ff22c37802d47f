import StateExploration

/// What a wait leads to by patience alone, as far as it was followed.
struct WaitSearch {
  /// The waits, in the order in which they were reached.
  private(set) var waits: SearchTree<Wait, Void>
  /// Steps whose end is known, and untaken steps, each with the place of its wait.
  private var known: [(place: Int, step: Int)] = []
  private var open: [(place: Int, step: Int)] = []
  /// How many of the waits were looked at, of the known steps followed, of the others taken.
  private var (looked, followed, taken) = (0, 0, 0)

  init(_ start: Wait) { waits = SearchTree(from: start) }

  /// Goes on to a wait, unless it was reached before.
  mutating func go(to next: Wait, from place: Int) { waits.add(next, from: place, by: ()) }

  /// The next step whose end is known. One with which something went wrong is as good as not taken: a
  /// run from the start may be needed for it.
  mutating func takeKnown(of nodes: [Node]) -> (place: Int, step: Int)? {
    while followed == known.count, looked < waits.count {
      let node = waits[looked].node
      for step in nodes[node].steps.indices where nodes[node].steps[step].isPatient {
        if nodes[node].isSound(step) {
          known.append((looked, step))
        } else {
          open.append((looked, step))
        }
      }
      looked += 1
    }
    guard followed < known.count else { return nil }
    defer { followed += 1 }
    return known[followed]
  }

  /// The next untaken step: of the wait that was reached last if a run is there,
  /// and it is not far; else of the first.
  mutating func takeOpen(_ pool: RunPool) -> (place: Int, step: Int)? {
    guard taken < open.count, let last = open.last?.place else { return nil }
    if waits.length(to: last) < Self.farthest, pool.isThere(at: waits[last].node) {
      let before = open[taken...].lastIndex { $0.place != last }
      return open.remove(at: before.map { $0 + 1 } ?? taken)
    }
    defer { taken += 1 }
    return open[taken]
  }

  /// How far one run is followed before others are.
  private static let farthest = 8
}

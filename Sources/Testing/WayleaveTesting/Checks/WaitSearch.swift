/// What a wait leads to by patience alone, as far as it was followed.
struct WaitSearch {
  /// The waits, each with the place of the one before it, and how many steps lead there.
  private(set) var order: [(wait: Wait, from: Int, length: Int)]
  private var seen: Set<Wait>
  /// Steps whose end is known, and untaken steps, each with the place of its wait.
  private var known: [(place: Int, step: Int)] = []
  private var open: [(place: Int, step: Int)] = []
  /// How many of the waits were looked at, of the known steps followed, of the others taken.
  private var (looked, followed, taken) = (0, 0, 0)

  init(_ start: Wait) {
    order = [(start, 0, 0)]
    seen = [start]
  }

  /// Goes on to a wait, unless it was come by before.
  mutating func go(to next: Wait, from place: Int) {
    guard seen.insert(next).inserted else { return }
    order.append((next, place, order[place].length + 1))
  }

  /// The next step whose end is known. One with which something went wrong is as good as not taken: a
  /// run from the start may be needed for it.
  mutating func takeKnown(of nodes: [Node]) -> (place: Int, step: Int)? {
    while followed == known.count, looked < order.count {
      let node = order[looked].wait.node
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
    if order[last].length < Self.farthest, pool.isThere(at: order[last].wait.node) {
      let before = open[taken...].lastIndex { $0.place != last }
      return open.remove(at: before.map { $0 + 1 } ?? taken)
    }
    defer { taken += 1 }
    return open[taken]
  }

  /// How far one run is followed before others are.
  private static let farthest = 8

  /// The waits on the way to one of them.
  func way(to place: Int) -> [Wait] {
    var (way, place) = ([order[place].wait], place)
    while place > 0 {
      place = order[place].from
      way.append(order[place].wait)
    }
    return way
  }
}

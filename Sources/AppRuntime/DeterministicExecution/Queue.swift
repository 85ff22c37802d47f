/// First in, first out, but for pieces whose lane is taken.
struct Queue {
  private var items: [Errand?] = []
  private var start = 0

  var isEmpty: Bool { start == items.count }

  mutating func append(_ errand: Errand) {
    // So many are seldom ready at once: it would grow by doubling from one, in every run.
    if items.isEmpty { items.reserveCapacity(4) }
    items.append(errand)
  }

  /// Where pieces wait, oldest first, each to be had by its place.
  var places: Range<Int> { start..<items.count }

  subscript(place: Int) -> Errand? { items[place] }

  mutating func remove(at place: Int) -> Errand? { items.remove(at: place) }

  /// Whether a piece for a queue waits its turn.
  func contains(_ queue: UnsafeMutableRawPointer) -> Bool {
    items[start...].contains { $0?.queue?.address == queue }
  }

  /// The oldest piece whose lane is free.
  mutating func takeNext(except busy: [Lane]) -> Errand? {
    guard start < items.count else { return nil }
    guard !busy.isEmpty else {
      let first = items[start].take()
      start += 1
      compact()
      return first
    }
    let isFree = { (errand: Errand?) in errand.map { !busy.contains($0.lane) } ?? false }
    guard let place = items[start...].firstIndex(where: isFree) else { return nil }
    return items.remove(at: place)
  }

  /// Used slots are empty, and go when they are the greater part.
  private mutating func compact() {
    if start == items.count {
      items.removeAll(keepingCapacity: true)
      start = 0
    } else if start >= 32, start * 2 >= items.count {
      items.removeFirst(start)
      start = 0
    }
  }
}

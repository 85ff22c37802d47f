/// First in, first out, but for pieces whose lane is taken.
struct Queue {
  private var items: [Errand] = []
  private var start = 0

  var isEmpty: Bool { start == items.count }

  mutating func append(_ errand: Errand) { items.append(errand) }

  /// Whether a piece for a queue waits its turn.
  func contains(_ queue: UnsafeMutableRawPointer) -> Bool {
    items[start...].contains { $0.queue?.address == queue }
  }

  /// The oldest piece whose lane is free.
  mutating func takeNext(besides busy: [Lane]) -> Errand? {
    guard start < items.count else { return nil }
    guard !busy.isEmpty else {
      let first = items[start]
      start += 1
      compact()
      return first
    }
    guard let place = items[start...].firstIndex(where: { !busy.contains($0.lane) }) else {
      return nil
    }
    return items.remove(at: place)
  }

  /// Used slots go when they are the greater part, so that a piece is let go soon after its turn.
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

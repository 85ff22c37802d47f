/// What is to run later, by moment and, at the same moment, by the order of asking: a binary heap.
struct Alarms {
  struct Alarm {
    var moment: Duration
    var number: UInt64
    var errand: Errand

    func precedes(_ other: Alarm) -> Bool {
      moment == other.moment ? number < other.number : moment < other.moment
    }
  }

  private var heap: [Alarm] = []
  private var number: UInt64 = 0

  var next: Duration? { heap.first?.moment }

  /// The alarms in the order in which they are due.
  var inOrder: [Alarm] { heap.count < 2 ? heap : heap.sorted { $0.precedes($1) } }

  /// Sets an alarm; the number takes it back.
  mutating func insert(_ errand: Errand, at moment: Duration) -> UInt64 {
    number += 1
    insert(Alarm(moment: moment, number: number, errand: errand))
    return number
  }

  private mutating func insert(_ alarm: Alarm) {
    heap.append(alarm)
    var place = heap.count - 1
    while place > 0, heap[place].precedes(heap[(place - 1) / 2]) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// The first alarm that is due at a moment.
  mutating func take(dueAt now: Duration) -> Errand? {
    guard let first = heap.first, first.moment <= now else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    sink(0)
    return first.errand
  }

  /// Forgets one alarm. The caller lets its errand go, for that may run code of the app's.
  mutating func remove(_ number: UInt64) -> Errand? {
    guard let place = heap.firstIndex(where: { $0.number == number }) else { return nil }
    let removed = heap[place].errand
    let rest = heap.enumerated().filter { $0.offset != place }.map(\.element)
    heap = []
    rest.forEach { insert($0) }
    return removed
  }

  private mutating func sink(_ start: Int) {
    var place = start
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < heap.count && heap[child].precedes(heap[least]) {
        least = child
      }
      guard least != place else { return }
      heap.swapAt(place, least)
      place = least
    }
  }
}

import TransitionSystem

/// States that events lead to, known or not, until there are enough to look them up together.
struct FoundStates: ~Copyable {
  /// A state that an event leads to.
  struct Found {
    var state: Words
    var hash: UInt64
    var node: KnownStates.Node
  }

  /// How many states are looked up together.
  private static let batch = 256

  private var buffer: UnsafeMutableBufferPointer<Found>
  private(set) var count = 0
  /// Keeps the compiler from leaving out what only fetches.
  private(set) var fetched: UInt64 = 0

  /// None; there is room for a batch and for all that one more state leads to.
  init(events: Int) { buffer = .allocate(capacity: Self.batch + events) }

  deinit { buffer.deallocate() }

  /// Whether there are enough of them.
  var isFull: Bool {
    @inline(__always) get { count >= Self.batch }
  }

  subscript(place: Int) -> Found {
    @inline(__always) get { buffer[place] }
  }

  @inline(__always)
  mutating func append(_ state: Words, _ node: KnownStates.Node) {
    buffer[count] = Found(state: state, hash: StateSet.hash(state), node: node)
    count &+= 1
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Fetches the slots of all of them: that the memory is slow then counts once and not each time.
  @inline(__always)
  mutating func fetchSlots(in known: borrowing KnownStates) {
    var sum: UInt64 = 0
    for place in 0..<count { sum &+= known.fetch(buffer[place].hash) }
    fetched = sum
  }
}

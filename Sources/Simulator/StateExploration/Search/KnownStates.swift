import TransitionSystem

/// The states found so far, in the order in which they were found, each with how it was reached first.
struct KnownStates: ~Copyable {
  /// How a state was reached first.
  struct Node: Hashable, Sendable {
    var parent: UInt32
    var steps: UInt16
    var taps: UInt16
    /// The place of the event in the alphabet.
    var event: UInt8
  }

  /// As ``PackedLayout`` keeps them.
  private(set) var states: ContiguousArray<Words>
  private(set) var nodes: ContiguousArray<Node>
  private var set = StateSet()

  /// The start alone.
  init(from start: Words) {
    states = [start]
    nodes = [Node(parent: 0, steps: 0, taps: 0, event: 0)]
    _ = set.insert(start, StateSet.hash(start), as: 0)
  }

  var count: Int {
    @inline(__always) get { states.count }
  }

  @inline(__always)
  func contains(_ state: Words) -> Bool { set.contains(state) }

  /// Fetches what decides whether a state with some hash is known; gives what lies there.
  @inline(__always)
  func fetch(_ hash: UInt64) -> UInt64 { set.fetch(hash) }

  /// Makes room for some more states.
  @inline(__always)
  mutating func reserve(_ more: Int) { set.reserve(more, over: states) }

  /// Takes a state in, unless it is known.
  @inline(__always)
  mutating func insert(_ state: Words, _ hash: UInt64, _ node: Node) {
    guard set.insert(state, hash, as: UInt32(truncatingIfNeeded: states.count)) else { return }
    states.append(state)
    nodes.append(node)
  }
}

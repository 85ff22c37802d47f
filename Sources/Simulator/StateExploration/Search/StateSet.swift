import TransitionSystem

/// A set of packed states with open addressing: one probe for a state that is known.
///
/// It does not own the states' order: whoever inserts keeps them in an array, and refills the set from
/// it when it grows.
struct StateSet: ~Copyable {
  /// Marks a slot as taken: a packed state does not use the highest bit.
  private static let taken: UInt64 = 1 << 63

  private var slots: UnsafeMutableBufferPointer<Words>
  private var numbers: UnsafeMutableBufferPointer<UInt32>
  private var shift: UInt64
  private var room: Int
  private let keepsNumbers: Bool

  /// An empty set, which only tells whether a state is known.
  init() { self.init(bits: 12, keepsNumbers: false) }

  /// The set of some states, each with its place as its number.
  init(numbering states: ContiguousArray<Words>) {
    let bits = Int.bitWidth - states.count.leadingZeroBitCount + 1
    self.init(bits: max(12, bits), keepsNumbers: true)
    insertAll(states)
  }

  private init(bits: Int, keepsNumbers: Bool) {
    self.keepsNumbers = keepsNumbers
    slots = .allocate(capacity: 1 << bits)
    slots.initialize(repeating: Words(low: 0, high: 0))
    numbers = .allocate(capacity: keepsNumbers ? 1 << bits : 0)
    numbers.initialize(repeating: 0)
    shift = UInt64(64 - bits)
    room = 1 << (bits - 1)
  }

  deinit {
    slots.deallocate()
    numbers.deallocate()
  }

  /// What decides where a state is looked for first.
  @inline(__always)
  static func hash(_ state: Words) -> UInt64 {
    var mixed = state.low &* 0x9E37_79B9_7F4A_7C15 ^ state.high &* 0xC2B2_AE3D_27D4_EB4F
    mixed ^= mixed &>> 32
    return mixed &* 0xD6E8_FEB8_6659_FD93
  }

  /// Fetches the slot where a state with some hash is looked for first; gives what lies there.
  @inline(__always)
  func fetch(_ hash: UInt64) -> UInt64 { slots[Int(truncatingIfNeeded: hash &>> shift)].high }

  /// Takes a state in under a number, unless it is known; gives whether it is new.
  @inline(__always)
  mutating func insert(_ state: Words, _ hash: UInt64, as number: UInt32) -> Bool {
    let key = Words(low: state.low, high: state.high | Self.taken)
    var place = Int(truncatingIfNeeded: hash &>> shift)
    let last = slots.count &- 1
    while true {
      let slot = slots[place]
      if slot == key { return false }
      if slot.high == 0 {
        slots[place] = key
        if keepsNumbers { numbers[place] = number }
        room &-= 1
        return true
      }
      place = (place &+ 1) & last
    }
  }

  /// Whether a state is known.
  @inline(__always)
  func contains(_ state: Words) -> Bool { place(of: state) != nil }

  /// The number of a known state, where numbers are kept.
  @inline(__always)
  func number(of state: Words) -> UInt32? {
    keepsNumbers ? place(of: state).map { numbers[$0] } : nil
  }

  @inline(__always)
  private func place(of state: Words) -> Int? {
    let key = Words(low: state.low, high: state.high | Self.taken)
    var place = Int(truncatingIfNeeded: Self.hash(state) &>> shift)
    let last = slots.count &- 1
    while true {
      let slot = slots[place]
      if slot == key { return place }
      if slot.high == 0 { return nil }
      place = (place &+ 1) & last
    }
  }

  /// Makes room for some more states; those of the set are taken in again, in their order.
  @inline(__always)
  mutating func reserve(_ more: Int, over states: ContiguousArray<Words>) {
    if room < more { grow(over: states) }
  }

  /// Quadruples the slots: more of them than states makes most probes end at the first.
  private mutating func grow(over states: ContiguousArray<Words>) {
    let capacity = slots.count * 4
    slots.deallocate()
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: Words(low: 0, high: 0))
    shift -= 2
    room = capacity / 2
    insertAll(states)
  }

  private mutating func insertAll(_ states: ContiguousArray<Words>) {
    for (number, state) in states.enumerated() {
      _ = insert(state, Self.hash(state), as: UInt32(truncatingIfNeeded: number))
    }
  }
}

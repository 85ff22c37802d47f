import AuthorizationEngine
import TransitionSystem

/// What one transition adds to the ``StateGraph/fingerprint`` of a graph; a generated model adds the same.
struct Fingerprint {
  static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  private var words: UInt64 = 0

  /// The share of a transition: event, state before, effects in order, state after.
  static func share<Words: StateWords>(
    event: Int, from: Words, effects: some Sequence<UInt64>, to: Words
  ) -> UInt64 {
    var print = Fingerprint()
    print.note(UInt64(event))
    print.note(from)
    for effect in effects { print.note(effect) }
    print.note(to)
    return print.words ^ print.words >> 32
  }

  /// A number for an effect, from its spelling.
  static func number(of effect: some Spelled) -> UInt64 {
    effect.spelled.utf8.reduce(factor) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private mutating func note(_ word: UInt64) {
    words = (words ^ words >> 29 ^ word) &* Self.factor
  }

  private mutating func note<Words: StateWords>(_ state: Words) {
    for word in 0..<Words.count { note(state[word]) }
  }
}

extension SearchGraph {
  /// A sum over all transitions and what is noticed on them, which hardly any other graph has.
  ///
  /// Effects count as their rows have them. A model for SPIN of the same rows has the same sum
  /// (``SpinModel``).
  @_specialize(where Platform == IOS)
  @_specialize(where Platform == Android)
  public func addUp() -> UInt64 {
    var numbers: [Platform.Effect: UInt64] = [:]
    for effect in search.program.rows.flatMap({ $0.effects }) where numbers[effect] == nil {
      numbers[effect] = Fingerprint.number(of: effect)
    }
    return edges.all.reduce(0) { sum, edge in
      let from = program.layout.words(states[Int(edge.from)])
      var effects: [UInt64] = []
      var state = from
      _ = search.program.take(search.alphabet.events[Int(edge.event)], in: &state) { row, _, _ in
        effects += search.program.rows[row].effects.compactMap { numbers[$0] }
      }
      let to = program.layout.words(states[Int(edge.to)])
      return sum &+ Fingerprint.share(event: Int(edge.event), from: from, effects: effects, to: to)
    }
  }

  /// As ``addUp()``.
  public var fingerprint: UInt64 { addUp() }
}

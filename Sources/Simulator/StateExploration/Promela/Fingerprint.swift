import AuthorizationEngine

/// What one transition adds to the ``StateGraph/fingerprint`` of a graph; a generated model adds the same.
struct Fingerprint {
  static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  private var words: UInt64 = 0

  /// The share of a transition: event, state before, effects in order, state after.
  static func share(
    event: Int, from: Situation, effects: some Sequence<UInt64>, to: Situation
  ) -> UInt64 {
    var print = Fingerprint()
    print.note(UInt64(event))
    print.note(from)
    for effect in effects { print.note(effect) }
    print.note(to)
    return print.words ^ print.words >> 32
  }

  /// A number for an effect, from its spelling.
  static func number(of effect: Effect) -> UInt64 {
    effect.spelled.utf8.reduce(factor) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private mutating func note(_ word: UInt64) {
    words = (words ^ words >> 29 ^ word) &* Self.factor
  }

  private mutating func note(_ state: Situation) {
    note(state.words.low)
    note(state.words.high)
  }
}

extension StateGraph {
  /// A sum over all transitions and what is noticed on them, which hardly any other graph has.
  ///
  /// A model for SPIN of the same rows has the same (``PromelaModel``).
  public var fingerprint: UInt64 {
    var numbers: [Effect: UInt64] = [:]
    for effect in search.engine.rows.flatMap(\.effects) where numbers[effect] == nil {
      numbers[effect] = Fingerprint.number(of: effect)
    }
    return edges.all.reduce(0) { sum, edge in
      let from = self[Int(edge.from)]
      let effects = search.engine.step(from, search.alphabet.events[Int(edge.event)]).effects
      let share = Fingerprint.share(
        event: Int(edge.event), from: from, effects: effects.lazy.compactMap { numbers[$0] },
        to: self[Int(edge.to)])
      return sum &+ share
    }
  }
}

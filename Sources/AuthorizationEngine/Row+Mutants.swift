/// The row with one part altered, to see whether anybody notices that a fact is no longer so.
package enum RowMutation: String, CaseIterable, Sendable {
  /// The row is gone.
  case absent
  /// It holds exactly where it did not.
  case negated
  /// It changes nothing.
  case inert
  /// Nothing is noticed of it.
  case silent
}

extension Row {
  /// The altered row; nil where it is gone, and where the alteration would change nothing.
  package func mutated(_ mutation: RowMutation) -> Row? {
    switch mutation {
    case .absent: nil
    case .negated: copy(when: .not(when), then: then, effects: effects)
    case .inert: copy(when: when, then: [], effects: effects)
    case .silent: copy(when: when, then: then, effects: [])
    }
  }

  /// Whether an alteration makes a difference to the row as it is written.
  package func admits(_ mutation: RowMutation) -> Bool {
    switch mutation {
    case .absent, .negated: true
    case .inert: !then.isEmpty
    case .silent: !effects.isEmpty
    }
  }

  private func copy(when: Guard, then: [Update], effects: [Effect]) -> Row {
    Row(
      id, facts, versions, condition, on: events, when: when, then: then, effects: effects,
      refuse: refusal)
  }
}

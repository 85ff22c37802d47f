/// The row with one part altered, to see whether anything notices that a fact is no longer so.
package enum RowMutation: String, CaseIterable, Sendable {
  /// The row never holds, as if it were gone.
  case absent
  /// It holds exactly where it did not.
  case negated
  /// It changes nothing.
  case inert
  /// Nothing is noticed of it.
  case silent
}

/// One alteration of one row.
package struct RowMutant: Hashable, Sendable, CustomStringConvertible {
  /// The platform's name.
  package let platform: String
  /// The row's name.
  package let row: String
  /// What is altered.
  package let mutation: RowMutation

  /// Every alteration that makes a difference to a row as it is written, in the order of the rows.
  package static func all<Platform: PermissionSystem>(of platform: Platform.Type) -> [RowMutant] {
    Platform.rows.flatMap { row in
      RowMutation.allCases.filter(row.admits).map {
        RowMutant(platform: Platform.name, row: row.id, mutation: $0)
      }
    }
  }

  /// "iOS T19 absent"; no other has the same.
  package var description: String { "\(platform) \(row) \(mutation.rawValue)" }
}

extension Row {
  /// The altered row.
  package func mutated(_ mutation: RowMutation) -> Row {
    switch mutation {
    case .absent: copy(when: .never, then: then, effects: effects)
    case .negated: copy(when: .not(when), then: then, effects: effects)
    case .inert: copy(when: when, then: [], effects: effects)
    case .silent: copy(when: when, then: then, effects: [])
    }
  }

  /// Whether an alteration makes a difference to the row as it is written.
  package func admits(_ mutation: RowMutation) -> Bool {
    switch mutation {
    case .absent: true
    case .negated: when != .always
    case .inert: !then.isEmpty
    case .silent: !effects.isEmpty
    }
  }

  private func copy(
    when: Guard<Platform>, then: [Update<Platform>], effects: [Platform.Effect]
  ) -> Row {
    Row(
      id: id, facts: facts, scope: scope, events: events, when: when, then: then,
      effects: effects, refusal: refusal)
  }
}

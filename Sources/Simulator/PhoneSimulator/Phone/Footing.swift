import AuthorizationEngine

/// What a story rests on: the rows that fired and the events that rows were asked about.
package struct Footing: Hashable, Sendable {
  /// The names of the rows that fired; a row that refuses fires nothing.
  package internal(set) var rows: Set<String> = []
  /// The events that took place.
  package internal(set) var happened: Set<IOS.Event> = []
  /// The events that were refused.
  package internal(set) var refused: Set<IOS.Event> = []

  /// Nothing so far.
  package init() {}

  /// Writes down how an event was answered.
  mutating func note(_ event: IOS.Event, _ refusal: IOS.Refusal?) {
    if refusal == nil { happened.insert(event) } else { refused.insert(event) }
  }
}

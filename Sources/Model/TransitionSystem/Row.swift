/// One declarative transition: on an event, under a condition, these changes and effects.
public struct Row<Platform: SystemVocabulary>: Hashable, Sendable {
  /// A name that no other row of the platform has.
  public let id: String
  /// The facts that the row renders.
  public let facts: [Platform.Fact]
  /// What a device has to satisfy to have the row.
  public let scope: [Platform.Device.Condition]
  /// The events that set it off; empty in a row that settles consequences.
  public let events: [Platform.Event]
  /// When it applies.
  public let when: Guard<Platform>
  /// What changes; of two changes of one variable the last counts.
  public let then: [Update<Platform>]
  /// What is noticed, in order.
  public let effects: [Platform.Effect]
  /// The sentence with which the event is refused instead.
  public let refusal: Platform.Refusal?
  /// The numbers of the events' kinds: looked up once, because programs are compiled for many devices.
  public let eventNumbers: [Int]
  /// What changes, each variable once: found once too.
  public let changes: [Update<Platform>]

  /// A row.
  @inlinable
  public init(
    id: String, facts: [Platform.Fact], scope: [Platform.Device.Condition] = [],
    events: [Platform.Event] = [], when: Guard<Platform> = .always,
    then: [Update<Platform>] = [], effects: [Platform.Effect] = [],
    refusal: Platform.Refusal? = nil
  ) {
    self.id = id
    self.facts = facts
    self.scope = scope
    self.events = events
    self.when = when
    self.then = then
    self.effects = effects
    self.refusal = refusal
    eventNumbers = events.map { $0.number }
    changes = Self.once(then)
  }

  /// Whether it settles consequences after every event rather than answering one.
  @inlinable public var settles: Bool { events.isEmpty }

  /// The last change of each variable, in order.
  @inlinable
  static func once(_ changes: [Update<Platform>]) -> [Update<Platform>] {
    guard changes.count > 1 else { return changes }
    return changes.enumerated().filter { index, update in
      guard let field = update.field else { return true }
      return !changes[(index + 1)...].contains { $0.field == field }
    }.map { $0.element }
  }

  /// Whether a device has the row.
  @inlinable
  public func applies(on device: Platform.Device) -> Bool { scope.allSatisfy(device.satisfies) }
}

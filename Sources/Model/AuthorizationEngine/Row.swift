import PlatformModel

/// One declarative transition: on an event, under a condition, these changes and effects.
public struct Row: Hashable, Sendable {
  /// A name that no other row has.
  public let id: String
  /// The facts that the row renders.
  public let facts: [FactID]
  /// The releases on which it applies.
  public let versions: OSVersion.Span
  /// The choice it belongs to, where sources disagree.
  public let condition: System.Condition?
  /// The events that set it off; empty in a row that settles consequences.
  public let events: [Event]
  /// When it applies.
  public let when: Guard
  /// What changes; no variable changes twice.
  public let then: [Update]
  /// What is noticed, in order.
  public let effects: [Effect]
  /// The sentence with which the event is refused instead.
  public let refusal: Refusal?

  init(
    _ id: String, _ facts: [FactID], _ versions: OSVersion.Span = .allIOS,
    _ condition: System.Condition? = nil, on events: [Event] = [], when: Guard = .always,
    then: [Update] = [], effects: [Effect] = [], refuse refusal: Refusal? = nil
  ) {
    self.id = id
    self.facts = facts
    self.versions = versions
    self.condition = condition
    self.events = events
    self.when = when
    self.then = then
    self.effects = effects
    self.refusal = refusal
  }

  /// Whether it settles consequences after every event rather than answering one.
  public var settles: Bool { events.isEmpty }

  /// Whether a system has the row.
  public func applies(on system: System) -> Bool {
    versions.contains(system.version) && condition.map(system.satisfies) ?? true
  }
}

/// Builds a list of rows; each is checked by itself, which keeps long tables quick to compile.
@resultBuilder
enum RowList {
  static func buildExpression(_ row: Row) -> [Row] { [row] }
  static func buildExpression(_ rows: [Row]) -> [Row] { rows }
  static func buildOptional(_ part: [Row]?) -> [Row] { part ?? [] }
  static func buildArray(_ parts: [[Row]]) -> [Row] { parts.flatMap(\.self) }
  static func buildBlock(_ parts: [Row]...) -> [Row] { parts.flatMap(\.self) }
}

/// A row in words, for tables, documents and the generators of other model checkers.
public struct RowExport: Hashable, Sendable {
  /// The row's name.
  public let id: String
  /// The facts that it renders.
  public let facts: [String]
  /// What a device has to satisfy to have the row: "on iOS 13.4-27", "with upgradePromptOnIOS8".
  public let scope: [String]
  /// "event" for a row that answers one, "settle" for a consequence.
  public let stage: String
  /// The events that set it off.
  public let on: [String]
  /// When it applies.
  public let when: String
  /// What changes.
  public let then: [String]
  /// What is noticed.
  public let effects: [String]
  /// The sentence of its refusal; nil for none.
  public let refusal: String?

  /// A row in words.
  public init<Platform>(_ row: Row<Platform>) {
    id = row.id
    facts = row.facts.map { $0.rawValue }
    scope = row.scope.map { $0.description }
    stage = row.settles ? "settle" : "event"
    on = row.events.map { $0.spelled }
    when = row.when.description
    then = row.then.map { $0.description }
    effects = row.effects.map { $0.spelled }
    refusal = row.refusal?.description
  }
}

extension RowExport: CustomStringConvertible {
  /// The row as a paragraph of plain text.
  public var description: String {
    var lines = [scope.isEmpty ? id : "\(id): " + scope.joined(separator: ", ")]
    lines.append("  facts: " + facts.joined(separator: " "))
    if !on.isEmpty { lines.append("  on: " + on.joined(separator: ", ")) }
    lines.append("  when: " + when)
    if let refusal { lines.append("  refused: " + refusal) }
    if !then.isEmpty { lines.append("  then: " + then.joined(separator: ", ")) }
    if !effects.isEmpty { lines.append("  effects: " + effects.joined(separator: ", ")) }
    return lines.joined(separator: "\n")
  }
}

extension Row: CustomStringConvertible {
  /// The row as a paragraph of plain text.
  public var description: String { RowExport(self).description }
}

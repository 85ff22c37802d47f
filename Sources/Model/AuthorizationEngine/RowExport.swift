import PlatformModel

/// A row in words, for tables, documents and the generators of other model checkers.
public struct RowExport: Hashable, Sendable, Codable {
  /// The row's name.
  public let id: String
  /// The facts that it renders.
  public let facts: [String]
  /// The releases on which it applies: "iOS 13.4-27".
  public let versions: String
  /// The choice that it belongs to: "with upgradePromptOnIOS8"; nil for none.
  public let condition: String?
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
  public init(_ row: Row) {
    id = row.id
    facts = row.facts.map(\.rawValue)
    versions = row.versions.description
    condition = row.condition.map { Guard.system($0).description }
    stage = row.settles ? "settle" : "event"
    on = row.events.map(\.spelled)
    when = row.when.description
    then = row.then.map(\.description)
    effects = row.effects.map(\.spelled)
    refusal = row.refusal?.description
  }
}

extension RowExport: CustomStringConvertible {
  /// The row as a paragraph of plain text.
  public var description: String {
    var lines = ["\(id): \(versions)" + (condition.map { ", \($0)" } ?? "")]
    lines.append("  facts: " + facts.joined(separator: " "))
    if !on.isEmpty { lines.append("  on: " + on.joined(separator: ", ")) }
    lines.append("  when: " + when)
    if let refusal { lines.append("  refused: " + refusal) }
    if !then.isEmpty { lines.append("  then: " + then.joined(separator: ", ")) }
    if !effects.isEmpty { lines.append("  effects: " + effects.joined(separator: ", ")) }
    return lines.joined(separator: "\n")
  }
}

extension Rows {
  /// All rows in words, in order.
  public static var export: [RowExport] { all.map(RowExport.init) }
}

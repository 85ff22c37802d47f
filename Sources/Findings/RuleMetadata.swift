/// What a rule is, apart from the code that judges: the catalogue, SARIF and pages print it.
public struct RuleMetadata: Hashable, Sendable {
  /// The name by which people select and ignore the rule.
  public let id: RuleID
  /// A code that is never reused, such as "W012".
  public let code: String
  /// One sentence on what the rule finds.
  public let summary: String
  /// The shelf on which the catalogue lists it.
  public let category: Category
  /// The severity of its findings unless a finding says otherwise.
  public let severity: Severity
  /// The ids of the facts behind it.
  public let facts: [String]
  /// The codes of store messages that it foresees, such as "ITMS-90683".
  public let storeMessages: [String]

  /// A row of the catalogue.
  public init(
    _ id: RuleID, code: String, category: Category, severity: Severity, summary: String,
    facts: [String], storeMessages: [String] = []
  ) {
    self.id = id
    self.code = code
    self.category = category
    self.severity = severity
    self.summary = summary
    self.facts = facts
    self.storeMessages = storeMessages
  }
}

extension RuleMetadata {
  /// The shelves of the catalogue.
  public enum Category: String, Hashable, Sendable, CaseIterable {
    case purposeStrings = "purpose strings"
    case background
    case accuracy
    case asking
    case motionAndBluetooth = "motion and Bluetooth"
    case reading
  }
}

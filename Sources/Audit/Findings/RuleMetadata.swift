/// What a rule is, apart from the code that checks: the catalog, SARIF and pages print it.
public struct RuleMetadata: Hashable, Sendable {
  /// The name by which people select and ignore the rule.
  public let id: RuleID
  /// A code that is never reused, such as "W012".
  public let code: String
  /// One sentence on what the rule finds.
  public let summary: String
  /// The shelf on which the catalog lists it.
  public let category: Category
  /// The severity of its findings unless a finding says otherwise.
  public let severity: Severity
  /// The ids of the facts behind it.
  public let facts: [String]
  /// The codes of store messages that it foresees, such as "ITMS-90683".
  public let storeMessages: [String]
  /// How far its findings can be relied on, and whether they count.
  public let status: Status

  /// A row of the catalog.
  public init(
    _ id: RuleID, code: String, category: Category, severity: Severity, summary: String,
    facts: [String], storeMessages: [String] = [], status: Status = .stable
  ) {
    self.id = id
    self.code = code
    self.category = category
    self.severity = severity
    self.summary = summary
    self.facts = facts
    self.storeMessages = storeMessages
    self.status = status
  }
}

extension RuleMetadata {
  /// The shelves of the catalog.
  public enum Category: String, Hashable, Sendable, CaseIterable {
    case purposeStrings = "purpose strings"
    case background
    case accuracy
    case asking
    case motionAndBluetooth = "motion and Bluetooth"
    case needs = "needs of services"
    case reading
    case store
    /// What is about neither location, motion nor Bluetooth, and comes up where an app uses them.
    case networkAndPrivacy = "network and privacy"
  }

  /// How far the findings of a rule can be relied on, and whether they count.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// Its findings count.
    case stable
    /// It has not checked enough apps: its findings are shown and count only where it is selected.
    case preview
    /// It names what no file can show: printed apart, and it never makes a check fail.
    case reminder
  }
}

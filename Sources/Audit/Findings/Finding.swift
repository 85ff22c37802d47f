/// One thing that is wrong or worth knowing about an app; always a value, never thrown.
public struct Finding: Hashable, Sendable {
  /// The rule that found it.
  public var rule: RuleID
  /// How much it matters here.
  public var severity: Severity
  /// One line: what is wrong, naming the key or the call.
  public var message: String
  /// Where it is, or the place at which it has to be fixed.
  public var position: SourcePosition
  /// The target it is about; nil for a whole project.
  public var target: TargetID?
  /// The build configurations in which it holds, in project order; empty if it holds in all.
  public var configurations: [String]
  /// The releases that it affects, such as "iOS 9-27"; nil if it matters only to a store.
  public var systems: String?
  /// What the person holding the phone sees or what the store does, one sentence or two.
  public var consequence: String
  /// What to do.
  public var fix: Fix
  /// Ids of facts and codes of store messages behind it, such as "IOS-BG-010" and "ITMS-90683".
  public var evidence: [String]
  /// Other places that matter, each with a word on why: the call that needs the key, for one.
  public var related: [Related]
  /// Whether a rule in preview found it, which no one selected: shown, and no reason to fail.
  public var isPreview: Bool
  /// Why it is suppressed; nil for a finding that counts.
  public var suppression: Suppression?
  /// What it takes from everybody on its releases; nil if some still get it, or it takes nothing.
  public var denial: Denial?

  /// A finding; see each property for its form.
  public init(
    rule: RuleID, severity: Severity, message: String, position: SourcePosition,
    target: TargetID? = nil, configurations: [String] = [], systems: String? = nil,
    consequence: String, fix: Fix, evidence: [String] = [], related: [Related] = [],
    isPreview: Bool = false, suppression: Suppression? = nil, denial: Denial? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.position = position
    self.target = target
    self.configurations = configurations
    self.systems = systems
    self.consequence = consequence
    self.fix = fix
    self.evidence = evidence
    self.related = related
    self.isPreview = isPreview
    self.suppression = suppression
    self.denial = denial
  }
}

extension Finding {
  /// A second place that matters to a finding.
  public struct Related: Hashable, Sendable {
    /// Where it is.
    public var position: SourcePosition
    /// Why it matters, as a phrase: "called here".
    public var note: String

    /// A place with the reason to look at it.
    public init(_ position: SourcePosition, _ note: String) {
      self.position = position
      self.note = note
    }
  }
}

extension Finding: Comparable {
  /// What counts first, then worst first, then by place and rule, so that the same input prints the
  /// same bytes.
  public static func < (left: Finding, right: Finding) -> Bool {
    if left.isPreview != right.isPreview { return right.isPreview }
    if left.severity != right.severity { return left.severity > right.severity }
    if left.position != right.position { return left.position < right.position }
    if left.rule != right.rule { return left.rule < right.rule }
    return (
      left.target?.name ?? "", left.target?.project ?? "", left.message,
      left.configurations.joined()
    )
      < (
        right.target?.name ?? "", right.target?.project ?? "", right.message,
        right.configurations.joined()
      )
  }
}

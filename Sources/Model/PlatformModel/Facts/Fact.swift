/// One thing known about a platform's behavior, with where it holds and who says so.
public struct Fact: Hashable, Sendable {
  /// The id under which tests, findings and pages cite the fact, such as IOS-BG-010.
  public let id: FactID
  /// What the platform does, in our own words.
  public let statement: String
  /// The releases on which it holds.
  public let versions: OSVersion.Span
  /// Short codes of the sources, resolved by ``FactSource``.
  public let sources: [String]
  /// How well it is known.
  public let confidence: Confidence
  /// Whether sources disagree; the alternative is then a named switch or a note in the statement.
  public let isDisputed: Bool

  /// A row of the table of facts.
  public init(
    _ id: FactID, _ versions: OSVersion.Span, _ confidence: Confidence, disputed: Bool = false,
    from sources: [String], _ statement: String
  ) {
    self.id = id
    self.statement = statement
    self.versions = versions
    self.sources = sources
    self.confidence = confidence
    self.isDisputed = disputed
  }
}

extension Fact {
  /// How a fact is known.
  public enum Confidence: String, Hashable, Sendable, CaseIterable {
    /// By the platform's own documentation, headers, talks or sources.
    case documented
    /// By a probe that somebody named ran.
    case measured
    /// By issues, vendors or forums.
    case reported
    /// By us, from the rest; no direct source.
    case inferred
  }
}

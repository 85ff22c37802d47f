/// What to do about a finding.
public struct Fix: Hashable, Sendable {
  /// One imperative sentence.
  public var summary: String
  /// Lines to paste, in the language of the file at the finding's position; nil where none fit.
  public var snippet: String?

  /// A fix in words, with lines to paste where they exist.
  public init(_ summary: String, snippet: String? = nil) {
    self.summary = summary
    self.snippet = snippet
  }
}

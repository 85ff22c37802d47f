/// What to do about a finding.
public struct Fix: Hashable, Sendable {
  /// One imperative sentence.
  public var summary: String
  /// Lines to paste, in the language of the file at the finding's position; nil if none fit.
  public var snippet: String?
  /// The edits that make the fix, all of them or none; empty if only a person can fix it.
  public var edits: [Edit]

  /// A fix in words, with lines to paste where they exist and the edits that make it.
  public init(_ summary: String, snippet: String? = nil, edits: [Edit] = []) {
    self.summary = summary
    self.snippet = snippet
    self.edits = edits
  }
}

extension Fix {
  /// The same fix with edits that make it.
  public func by(_ edits: Edit...) -> Fix { by(edits) }

  /// The same fix with edits that make it.
  public func by(_ edits: [Edit]) -> Fix {
    var fix = self
    fix.edits = edits
    return fix
  }
}

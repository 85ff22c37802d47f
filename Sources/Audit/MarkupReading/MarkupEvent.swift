/// One step through a document.
public struct MarkupEvent: Hashable, Sendable {
  /// What was met.
  public var kind: Kind
  /// Where it begins.
  public var position: MarkupPosition

  /// One step through a document.
  public init(_ kind: Kind, at position: MarkupPosition) {
    self.kind = kind
    self.position = position
  }
}

extension MarkupEvent {
  /// What a document consists of.
  public enum Kind: Hashable, Sendable {
    /// An element opens; one without content is followed by its end at once.
    case start(MarkupElement)
    /// An element closes; it is the one that was opened last.
    case end(MarkupName)
    /// Characters, references and CDATA up to the next tag or comment, line ends as LF.
    case text(String)
    /// A comment, without its marks.
    case comment(String)
    /// A processing instruction; the XML declaration is none.
    case instruction(target: String)
  }
}

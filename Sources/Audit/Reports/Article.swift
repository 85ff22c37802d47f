import Findings

/// A subject explained in sections; ``ArticleText`` sets it for people.
public struct Article: Hashable, Sendable {
  /// The name of the subject.
  public var name: String
  /// What sort of thing it is.
  public var kind: String
  /// The paragraphs that come before the sections.
  public var opening: [String]
  /// The sections; those without items are left out.
  public var sections: [Section]
  /// What to do next, after everything else.
  public var closing: String?

  /// An article.
  public init(
    name: String, kind: String, opening: [String], sections: [Section], closing: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.opening = opening
    self.sections = sections
    self.closing = closing
  }
}

extension Article {
  /// Items under one label.
  public struct Section: Hashable, Sendable {
    /// The label, one short word.
    public var label: String
    /// The items.
    public var items: [Item]

    /// Items under a label.
    public init(_ label: String, _ items: [Item]) {
      self.label = label
      self.items = items
    }
  }

  /// A sentence or two, with a name before and lines to copy after it.
  public struct Item: Hashable, Sendable {
    /// A name to find again, before the text.
    public var lead: String?
    /// What the lead means to the reader, which picks its color.
    public var meaning: Table.Meaning
    /// The text, which wraps.
    public var text: String
    /// What may be skipped, after the text.
    public var remark: String?
    /// Sentences below the text, each from a line of its own; they wrap.
    public var details: [String]
    /// Lines that stay as they are, below everything else.
    public var lines: [String]
    /// Whether one line has to do in a text: what does not fit is left out, and a mark says so.
    public var isBrief = false

    /// An item.
    public init(
      _ text: String, lead: String? = nil, meaning: Table.Meaning = .plain, remark: String? = nil,
      details: [String] = [], lines: [String] = []
    ) {
      self.lead = lead
      self.meaning = meaning
      self.text = text
      self.remark = remark
      self.details = details
      self.lines = lines
    }
  }
}

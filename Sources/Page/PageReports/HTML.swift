import Reports

/// Markup that is well formed whatever texts go into it: an element writes tags, a text is escaped.
struct HTML: Hashable, Sendable {
  /// The markup.
  private(set) var markup: String

  private init(_ markup: String) { self.markup = markup }

  /// Nothing.
  static let empty = HTML("")

  /// A text, in which nothing is markup.
  static func text(_ text: String) -> HTML { HTML(text.asHTML) }

  /// Markup of this module's own templates, never a text from elsewhere.
  static func template(_ markup: String) -> HTML { HTML(markup) }

  /// An element with its attributes; an attribute without a value has an empty one.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?>, _ children: [HTML]
  ) -> HTML {
    var markup = "<" + name
    for (name, value) in attributes {
      if let value { markup += " \(name)=\"\(value.asHTML)\"" }
    }
    markup += ">"
    for child in children { markup += child.markup }
    return HTML(markup + "</\(name)>")
  }

  /// An element without attributes.
  static func element(_ name: String, _ children: [HTML]) -> HTML {
    element(name, [:], children)
  }

  /// An element with a text in it.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String
  ) -> HTML {
    element(name, attributes, [.text(text)])
  }

  /// A picture of the page's set, which says nothing to a screen reader.
  static func icon(_ name: String) -> HTML {
    HTML("<svg class=\"icon\" aria-hidden=\"true\"><use href=\"#i-\(name.asHTML)\"/></svg>")
  }
}

extension String {
  /// The text as content or as a quoted attribute of HTML; controls but tabs are spelled out.
  var asHTML: String {
    var text = ""
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if !text.isEmpty || line.startIndex != startIndex { text += "\n" }
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      for scalar in parts.map({ String($0).printable }).joined(separator: "\t").unicodeScalars {
        switch scalar {
        case "&": text += "&amp;"
        case "<": text += "&lt;"
        case ">": text += "&gt;"
        case "\"": text += "&quot;"
        case "'": text += "&#39;"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    return text
  }
}

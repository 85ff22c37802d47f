import MarkupReading

/// A document as elements with the place of each part, for edits that leave the rest as it is.
struct MarkupTree {
  let text: [UInt8]
  private(set) var elements: [Element] = []

  /// An element; its places are in the text.
  struct Element {
    var name: String
    var attributes: [Attribute]
    /// The whole element.
    var range: Range<Int>
    /// The opening tag.
    var tag: Range<Int>
    /// What is between the tags; empty for `<x/>`.
    var inside: Range<Int>
    /// Whether it is written as `<x/>`.
    var isShort: Bool
    var children: [Int] = []
  }

  /// An attribute of an element.
  struct Attribute {
    var name: String
    /// The value as it is written, without its quotes.
    var value: Range<Int>
    /// The attribute from its name to the closing quote.
    var range: Range<Int>
  }

  /// Reads a document that ``MarkupReader`` reads too.
  init(_ text: [UInt8]) throws(EditRefusal) {
    self.text = text
    do {
      // The text is UTF-8 here, whatever its declaration says of the file.
      var plain = text
      if text.has("<?xml", at: 0), let end = text.firstIndex(of: UInt8(ascii: ">")) {
        for place in 0...end where text[place] > 0x20 { plain[place] = 0x20 }
      }
      var reader = try MarkupReader(plain)
      while try reader.next() != nil {}
    } catch {
      throw EditRefusal("the file is not well-formed XML: line \(error.position.line)")
    }
    var open: [Int] = []
    var place = 0
    while let start = text[place...].firstIndex(of: UInt8(ascii: "<")) {
      if let end = Self.endOfSkipped(text, at: start) {
        place = end
      } else if text.has("</", at: start) {
        guard let last = open.popLast(), let end = text[start...].firstIndex(of: UInt8(ascii: ">"))
        else { throw EditRefusal("the elements of the file do not nest") }
        elements[last].inside = elements[last].tag.upperBound..<start
        elements[last].range = elements[last].range.lowerBound..<end + 1
        place = end + 1
      } else {
        let element = Self.element(text, at: start)
        elements.append(element)
        if let parent = open.last { elements[parent].children.append(elements.count - 1) }
        if !element.isShort { open.append(elements.count - 1) }
        place = element.tag.upperBound
      }
    }
    guard open.isEmpty, !elements.isEmpty else {
      throw EditRefusal("the elements of the file do not nest")
    }
  }

  /// The end of a comment, an instruction, CDATA or a document type; nil for a tag.
  private static func endOfSkipped(_ text: [UInt8], at start: Int) -> Int? {
    for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    where text.has(opening, at: start) {
      var place = start + opening.utf8.count
      while place < text.count, !text.has(closing, at: place) { place += 1 }
      return min(place + closing.utf8.count, text.count)
    }
    guard text.has("<!", at: start) else { return nil }
    var depth = 0
    var place = start
    var quote: UInt8?
    while place < text.count {
      let byte = text[place]
      place += 1
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth <= 0 { return place }
      default: break
      }
    }
    return place
  }

  private static func element(_ text: [UInt8], at start: Int) -> Element {
    func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
    var place = start + 1
    while place < text.count, !isSpace(text[place]), text[place] != UInt8(ascii: ">"),
      text[place] != UInt8(ascii: "/")
    { place += 1 }
    let name = text.string(start + 1..<place)
    var attributes: [Attribute] = []
    while place < text.count, text[place] != UInt8(ascii: ">") {
      guard !isSpace(text[place]), text[place] != UInt8(ascii: "/") else {
        place += 1
        continue
      }
      let first = place
      while place < text.count, text[place] != UInt8(ascii: "="), text[place] != UInt8(ascii: ">") {
        place += 1
      }
      let key = text.string(first..<place).split { $0.isWhitespace }.first.map(String.init) ?? ""
      while place < text.count, text[place] != UInt8(ascii: "\""), text[place] != UInt8(ascii: "'"),
        text[place] != UInt8(ascii: ">")
      { place += 1 }
      guard place < text.count, text[place] != UInt8(ascii: ">") else { break }
      let quote = text[place]
      let value = place + 1
      place = value
      while place < text.count, text[place] != quote { place += 1 }
      let end = Swift.min(place + 1, text.count)
      attributes.append(Attribute(name: key, value: value..<place, range: first..<end))
      place = end
    }
    let end = min(place + 1, text.count)
    let isShort = place > start && place < text.count && text[place - 1] == UInt8(ascii: "/")
    return Element(
      name: name, attributes: attributes, range: start..<end, tag: start..<end, inside: end..<end,
      isShort: isShort)
  }
}

extension MarkupTree {
  /// The characters between the tags of an element without elements in it; comments left out.
  func content(of element: Element) -> String {
    var result = ""
    var place = element.inside.lowerBound
    while place < element.inside.upperBound {
      if text.has("<!--", at: place) {
        while place < element.inside.upperBound, !text.has("-->", at: place) { place += 1 }
        place += 3
        continue
      }
      if text.has("<![CDATA[", at: place) {
        let start = place + 9
        while place < element.inside.upperBound, !text.has("]]>", at: place) { place += 1 }
        result += text.string(start..<max(start, place))
        place += 3
        continue
      }
      let start = place
      while place < element.inside.upperBound, text[place] != UInt8(ascii: "<") { place += 1 }
      result += Self.resolved(text.string(start..<place))
      if place == start { place += 1 }
    }
    return result
  }

  /// The value of an attribute.
  func value(of attribute: Attribute) -> String { Self.resolved(text.string(attribute.value)) }

  private static func resolved(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let place = rest.firstIndex(of: "&") {
      result += rest[..<place]
      rest = rest[place...]
      let known = entities.first { rest.hasPrefix($0.name) }
      if let known {
        result += known.character
        rest = rest.dropFirst(known.name.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// A text as it is written between tags and in quotes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A reader of XML takes a bare one for a line feed.
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let entities: [(name: String, character: String)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
  ]
}

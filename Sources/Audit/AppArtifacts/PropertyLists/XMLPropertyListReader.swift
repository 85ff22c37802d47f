import MarkupReading

/// Reads property lists that are written in XML, element by element.
struct XMLPropertyListReader {
  private var markup: MarkupReader
  private var builder = PropertyListBuilder()
  private var count = 0
  private var isInPlist = false

  /// Reads a text whose root is `plist`, or one of the value elements without it.
  static func read(_ text: UTF8Text) throws(MarkupProblem) -> PropertyList.Node {
    var reader = XMLPropertyListReader(
      markup: try MarkupReader(
        text, limits: MarkupLimits(depth: PropertyListLimits.depth + 1)))
    return try reader.root()
  }

  private init(markup: MarkupReader) { self.markup = markup }

  private mutating func root() throws(MarkupProblem) -> PropertyList.Node {
    while let event = try markup.next() {
      switch event.kind {
      case .start(let element): try open(element, at: event.position)
      case .end(let name): try close(name, at: event.position)
      case .text(let text):
        guard text.utf8.allSatisfy({ $0 <= 0x20 }) else {
          throw MarkupProblem(
            at: event.position,
            "The text “\(text.excerpt)” is between elements, where no text belongs.")
        }
      case .comment, .instruction: break
      }
      if let root = builder.root, !isInPlist { return root }
    }
    throw MarkupProblem(at: MarkupPosition(line: 1, column: 1), "The property list has no value.")
  }

  private mutating func open(
    _ element: MarkupElement, at position: MarkupPosition
  ) throws(MarkupProblem) {
    let name = element.name.text
    if name == "plist", builder.depth == 0, !isInPlist, builder.root == nil {
      isInPlist = true
      return
    }
    guard builder.root == nil else {
      throw MarkupProblem(at: position, "A second value <\(name)> follows the root value.")
    }
    count += 1
    guard count <= PropertyListLimits.count else {
      throw MarkupProblem(
        at: position, "The list has more than \(PropertyListLimits.count) values.")
    }
    if builder.isInDictionary {
      if let key = builder.pendingKey {
        guard name != "key" else {
          throw MarkupProblem(at: position, "The key “\(key.excerpt)” has no value.")
        }
      } else if name != "key" {
        throw MarkupProblem(
          at: position, "<\(name.excerpt)> is where a dictionary needs a key.")
      }
    }
    switch name {
    case "dict": builder.openDictionary(line: position.line)
    case "array": builder.openArray(line: position.line)
    case "key":
      guard builder.isInDictionary else {
        throw MarkupProblem(at: position, "A key is outside a dictionary.")
      }
      builder.key(try content(of: name), line: position.line)
    default: try addScalar(name, at: position)
    }
  }

  private mutating func addScalar(
    _ name: String, at position: MarkupPosition
  ) throws(MarkupProblem) {
    let value: PropertyList.Value?
    switch name {
    case "string": value = .string(try content(of: name))
    case "true", "false":
      value = try content(of: name).isEmpty ? .boolean(name == "true") : nil
    case "integer": value = XMLScalar.integer(try content(of: name))
    case "real": value = XMLScalar.real(try content(of: name))
    case "date":
      let text = try content(of: name)
      value = XMLScalar.isDate(text) ? .date(text) : nil
    case "data": value = .data(count: XMLScalar.base64Count(try content(of: name)))
    default:
      throw MarkupProblem(
        at: position, "<\(name.excerpt)> is not an element of property lists.")
    }
    guard let value else {
      throw MarkupProblem(at: position, "The content of <\(name)> is not of that type.")
    }
    builder.add(value, line: position.line)
  }

  private mutating func close(
    _ name: MarkupName, at position: MarkupPosition
  ) throws(MarkupProblem) {
    if name.text == "plist" {
      isInPlist = false
      guard builder.root != nil else {
        throw MarkupProblem(at: position, "The property list has no value.")
      }
      return
    }
    if let key = builder.pendingKey {
      throw MarkupProblem(at: position, "The key “\(key.excerpt)” has no value.")
    }
    builder.close()
  }

  /// The text up to the end of an element that may hold nothing else.
  private mutating func content(of name: String) throws(MarkupProblem) -> String {
    var content = ""
    while let event = try markup.next() {
      switch event.kind {
      case .text(let text): if content.isEmpty { content = text } else { content += text }
      case .start(let element):
        throw MarkupProblem(
          at: event.position, "<\(element.name.text.excerpt)> is inside <\(name)>.")
      case .end: return content
      case .comment, .instruction: break
      }
    }
    return content
  }
}

extension String {
  /// The first characters on one line, for messages.
  var excerpt: String {
    var words = drop(while: \.isWhitespace).prefix(200).split(whereSeparator: \.isWhitespace)
      .prefix(8).joined(separator: " ")
    if words.count > 40 { words = words.prefix(39) + "…" }
    return words
  }
}

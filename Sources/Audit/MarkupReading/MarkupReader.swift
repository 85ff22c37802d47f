/// Reads an XML document step by step, with places, within limits.
///
/// Elements must nest and there is one root. A document type, with its internal subset, is skipped:
/// no entity of a document is ever expanded and nothing is fetched; a reference to one is a
/// problem. Characters that XML forbids but no reader minds, such as control characters, pass.
public struct MarkupReader: Sendable {
  let bytes: [UInt8]
  let limits: MarkupLimits
  var index = 0
  var lines = LineCursor()
  /// The names of the open elements, outermost first.
  var open: [Range<Int>] = []
  /// The end of the element `<x/>` that was just reported.
  private var pendingEnd: MarkupEvent?
  var hasRoot = false

  /// A reader of a file in any encoding that `UTF8Text` knows.
  public init(_ file: [UInt8], limits: MarkupLimits = MarkupLimits()) throws(MarkupProblem) {
    guard file.count <= limits.size else {
      throw MarkupProblem(
        at: 0, in: [], "The document has \(file.count) bytes; at most \(limits.size) are read.")
    }
    try self.init(UTF8Text(file), limits: limits)
  }

  /// A reader of a text.
  public init(_ text: UTF8Text, limits: MarkupLimits = MarkupLimits()) throws(MarkupProblem) {
    guard text.bytes.count <= limits.size else {
      throw MarkupProblem(
        at: 0, in: [],
        "The document has \(text.bytes.count) bytes; at most \(limits.size) are read.")
    }
    bytes = text.bytes
    self.limits = limits
  }

  /// The names of the open elements, outermost first.
  public var path: [MarkupName] { open.map { MarkupName(string($0)) } }

  /// The next step; nil at the end of a complete document.
  ///
  /// After it has thrown, what it returns has no meaning.
  public mutating func next() throws(MarkupProblem) -> MarkupEvent? {
    if let event = pendingEnd {
      pendingEnd = nil
      return event
    }
    while index < bytes.count {
      if open.isEmpty { skipBlanks() }
      guard index < bytes.count else { break }
      lines.advance(to: index, in: bytes)
      if let event = try step() { return event }
    }
    if let innermost = open.last {
      var opened = LineCursor()
      opened.advance(to: innermost.lowerBound, in: bytes)
      throw problem(
        at: bytes.count,
        "The document ends inside <\(string(innermost))>, which opens on line \(opened.line).")
    }
    if !hasRoot { throw problem(at: bytes.count, "The document has no element.") }
    return nil
  }

  /// What is at the index; nil for a document type, which is skipped.
  private mutating func step() throws(MarkupProblem) -> MarkupEvent? {
    let position = lines.position
    guard bytes[index] == UInt8(ascii: "<"), !starts("<![CDATA[") else {
      guard !open.isEmpty else {
        throw problem(at: index, "There is text outside the root element.")
      }
      return MarkupEvent(.text(try text()), at: position)
    }
    if starts("<!--") {
      let start = index
      let end = try skip(past: "-->", from: index + 4, "A comment that opens here never closes.")
      return MarkupEvent(.comment(string(start + 4..<end - 3)), at: position)
    }
    if starts("<?") {
      let target = name(from: index + 2)
      index = try skip(past: "?>", from: index, "An instruction that opens here never closes.")
      if string(target).lowercased() == "xml" { return nil }
      return MarkupEvent(.instruction(target: string(target)), at: position)
    }
    if starts("<!DOCTYPE") {
      guard !hasRoot else {
        throw problem(at: index, "The document type comes after the start of the root element.")
      }
      try skipDocumentType()
      return nil
    }
    if starts("</") { return MarkupEvent(.end(try endTag()), at: position) }
    let (element, isEmpty) = try startTag()
    if isEmpty { pendingEnd = MarkupEvent(.end(element.name), at: position) }
    return MarkupEvent(.start(element), at: position)
  }
}

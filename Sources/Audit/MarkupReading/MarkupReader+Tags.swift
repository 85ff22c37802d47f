extension MarkupReader {
  /// Reads `<name attribute="value">` or `<name/>`.
  mutating func startTag() throws(MarkupProblem) -> (element: MarkupElement, isEmpty: Bool) {
    let opening = index
    let name = name(from: index + 1)
    guard !name.isEmpty else {
      throw problem(at: opening, "A “<” begins no tag here; in text it is written “&lt;”.")
    }
    guard !open.isEmpty || !hasRoot else {
      throw problem(at: opening, "A second root element <\(string(name))> begins here.")
    }
    hasRoot = true
    index = name.upperBound
    var element = MarkupElement(MarkupName(string(name)))
    while true {
      let before = index
      skipBlanks()
      guard index < bytes.count else {
        throw problem(at: opening, "The tag <\(string(name))> is cut off by the end of the file.")
      }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        guard open.count < limits.depth else {
          throw problem(at: opening, "More than \(limits.depth) elements are nested.")
        }
        open.append(name)
        return (element, false)
      }
      if starts("/>") {
        index += 2
        return (element, true)
      }
      guard index > before, element.attributes.count < limits.attributes else {
        throw problem(
          at: index,
          index > before
            ? "The tag <\(string(name))> has more than \(limits.attributes) attributes."
            : "The tag <\(string(name))> is not well formed.")
      }
      element.attributes.append(try attribute(of: name))
    }
  }

  /// Reads `</name>`, which has to close the element that was opened last.
  mutating func endTag() throws(MarkupProblem) -> MarkupName {
    let opening = index
    let name = name(from: index + 2)
    guard let innermost = open.last else {
      throw problem(at: opening, "</\(string(name))> closes an element that was never opened.")
    }
    index = name.upperBound
    skipBlanks()
    guard index < bytes.count else {
      throw problem(at: opening, "The tag </\(string(name))> is cut off by the end of the file.")
    }
    guard bytes[innermost].elementsEqual(bytes[name]) else {
      var opened = LineCursor()
      opened.advance(to: innermost.lowerBound, in: bytes)
      throw problem(
        at: opening,
        "</\(string(name))> closes <\(string(innermost))>, which opens on line \(opened.line).")
    }
    guard bytes[index] == UInt8(ascii: ">") else {
      throw problem(at: index, "The tag </\(string(name))> is not well formed.")
    }
    index += 1
    open.removeLast()
    return MarkupName(string(name))
  }

  private mutating func attribute(of tag: Range<Int>) throws(MarkupProblem) -> MarkupAttribute {
    let name = name(from: index)
    lines.advance(to: index, in: bytes)
    let position = lines.position
    let malformed =
      "The tag <\(string(tag))> has an attribute that is not of the form name=\"value\"."
    guard !name.isEmpty else { throw problem(at: index, malformed) }
    index = name.upperBound
    skipBlanks()
    guard starts("=") else { throw problem(at: index, malformed) }
    index += 1
    skipBlanks()
    guard starts("\"") || starts("'") else { throw problem(at: index, malformed) }
    let quote = bytes[index]
    let start = index + 1
    guard
      let end = bytes[start...].firstIndex(where: { $0 == quote || $0 == UInt8(ascii: "<") }),
      bytes[end] == quote
    else { throw problem(at: index, "A value that opens here never closes.") }
    let value = try resolved(start..<end, blanksBecomeSpaces: true)
    index = end + 1
    return MarkupAttribute(name: MarkupName(string(name)), value: value, position: position)
  }
}

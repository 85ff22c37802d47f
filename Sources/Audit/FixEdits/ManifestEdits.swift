import Findings

/// Edits of an AndroidManifest.xml that is written as text.
struct ManifestEdits {
  private let tree: MarkupTree
  private let prefix: String
  private var text: [UInt8] { tree.text }

  /// What an action replaces in a text; an element begins on a line that the action names.
  static func replacements(
    _ action: Edit.Action, onLine line: Int?, in text: [UInt8]
  ) throws(EditRefusal) -> [Replacement] {
    try ManifestEdits(text).replacements(action, line)
  }

  private init(_ text: [UInt8]) throws(EditRefusal) {
    tree = try MarkupTree(text)
    guard tree.elements[0].name == "manifest" else {
      throw EditRefusal("the root of the file is not a manifest")
    }
    let tree = tree
    let binding = tree.elements[0].attributes.first {
      $0.name.hasPrefix("xmlns:")
        && tree.value(of: $0) == "http://schemas.android.com/apk/res/android"
    }
    guard let binding else {
      throw EditRefusal("the manifest does not bind the namespace of Android")
    }
    prefix = String(binding.name.dropFirst("xmlns:".count))
  }

  private func replacements(
    _ action: Edit.Action, _ line: Int?
  ) throws(EditRefusal) -> [Replacement] {
    switch action {
    case .declare(let name, let cap): return declaring(name, cap: cap)
    case .setAttribute(let name, let value, let entry):
      return try setting("\(prefix):\(name)", value, of: element(entry, line))
    case .deleteEntry(let entry): return deleting(try element(entry, line))
    default: throw EditRefusal("a manifest has no such edit")
    }
  }

  private func element(
    _ entry: Edit.Entry, _ line: Int?
  ) throws(EditRefusal) -> MarkupTree.Element {
    let found = tree.elements.filter { element in
      element.name == entry.element
        && element.attributes.contains {
          $0.name == "\(prefix):name" && tree.value(of: $0) == entry.name
        } && (line == nil || text.lineNumber(of: element.range.lowerBound) == line)
    }
    guard let first = found.first else {
      throw EditRefusal("\(entry.name) is not on that line as it was read")
    }
    guard found.count == 1 else { throw EditRefusal("\(entry.name) is on the line twice") }
    return first
  }

  private func declaring(_ name: String, cap: Int?) -> [Replacement] {
    let root = tree.elements[0]
    let end = cap.map { " \(prefix):maxSdkVersion=\"\($0)\"" } ?? ""
    let children = root.children.map { tree.elements[$0] }
    let entries = children.filter { $0.name == "uses-permission" }
    let sample = entries.last ?? children.first
    let isSpaced = sample.map { text.has(" />", at: max($0.tag.upperBound - 3, 0)) } ?? true
    let markup =
      "<uses-permission \(prefix):name=\"\(MarkupTree.escaped(name))\"\(end)"
      + (isSpaced ? " />" : "/>")
    if let last = entries.last {
      return [
        Replacement(
          at: text.endOfRemark(after: last.range.upperBound),
          text.lead(before: last.range.lowerBound) + markup)
      ]
    }
    let indentation =
      children.first.map { text.lead(before: $0.range.lowerBound) } ?? text.lineEnd + "    "
    if root.isShort {
      let open = text.string(root.range.lowerBound..<root.range.upperBound - 2)
      return [
        Replacement(root.range, by: "\(open)>\(indentation)\(markup)\(text.lineEnd)</manifest>")
      ]
    }
    return [
      Replacement(
        at: root.tag.upperBound,
        indentation + markup + (children.isEmpty ? text.lineEnd : ""))
    ]
  }

  private func setting(
    _ name: String, _ value: String?, of element: MarkupTree.Element
  ) throws(EditRefusal) -> [Replacement] {
    let attribute = element.attributes.first { $0.name == name }
    if let attribute {
      guard let value else {
        return [Replacement(deleting: withSpaceBefore(attribute.range))]
      }
      return [Replacement(attribute.value, by: MarkupTree.escaped(value))]
    }
    guard let value else { throw EditRefusal("the attribute \(name) is not there") }
    guard let last = element.attributes.last else {
      throw EditRefusal("the element has no attributes")
    }
    // Attributes on lines of their own get a new line, in their column.
    let isOnLines =
      element.attributes.count > 1
      && element.attributes.dropFirst().allSatisfy {
        let start = text.startOfLine($0.range.lowerBound)
        return text.isBlank(start..<$0.range.lowerBound)
      }
    let lead = isOnLines ? text.lead(before: last.range.lowerBound) : " "
    return [
      Replacement(at: last.range.upperBound, "\(lead)\(name)=\"\(MarkupTree.escaped(value))\"")
    ]
  }

  private func withSpaceBefore(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, text.isSpace(start - 1..<start) { start -= 1 }
    return start..<range.upperBound
  }

  private func deleting(_ element: MarkupTree.Element) -> [Replacement] {
    [Replacement(deleting: text.wholeLines(element.range))]
  }
}

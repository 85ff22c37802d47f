import Findings

/// Edits of a property list in XML: the lines of a key and no others.
struct PropertyListEdits {
  private let tree: MarkupTree
  private let root: Int
  private var text: [UInt8] { tree.text }

  /// What an action replaces in a text.
  static func replacements(
    _ action: Edit.Action, in text: [UInt8]
  ) throws(EditRefusal) -> [Replacement] {
    try PropertyListEdits(text).replacements(action)
  }

  private init(_ text: [UInt8]) throws(EditRefusal) {
    tree = try MarkupTree(text)
    let outer = tree.elements[0].name == "plist" ? tree.elements[0].children.first : 0
    guard let outer, tree.elements[outer].name == "dict" else {
      throw EditRefusal("the root of the property list is not a dictionary")
    }
    root = outer
  }

  private func replacements(_ action: Edit.Action) throws(EditRefusal) -> [Replacement] {
    switch action {
    case .set(let path, let value): return try setting(path, value)
    case .rename(let old, let new):
      guard let pair = try pair(old, in: root) else { throw Self.missing(old) }
      guard try self.pair(new, in: root) == nil else {
        throw EditRefusal("\(new) is there already")
      }
      return [Replacement(tree.elements[pair.key].inside, by: MarkupTree.escaped(new))]
    case .delete(let key):
      guard let pair = try pair(key, in: root) else { throw Self.missing(key) }
      return deleting(pair)
    case .include(let string, let key):
      guard let pair = try pair(key, in: root) else {
        return try adding(key, .strings([string]), to: root)
      }
      return try including(string, in: pair)
    case .exclude(let string, let key):
      guard let pair = try pair(key, in: root) else { throw Self.missing(key) }
      return try excluding(string, from: pair)
    case .translate(let key, let text, _): return try setting([key], .string(text))
    case .deleteTranslation(let key):
      guard let pair = try pair(key, in: root) else { throw Self.missing(key) }
      return deleting(pair)
    default: throw EditRefusal("a property list has no such edit")
    }
  }

  private static func missing(_ key: String) -> EditRefusal {
    EditRefusal("\(key) is not in the file")
  }

  // MARK: Finding

  private struct Pair {
    var name: String
    var key: Int
    var value: Int
  }

  private func pairs(of dictionary: Int) throws(EditRefusal) -> [Pair] {
    let children = tree.elements[dictionary].children
    guard children.count.isMultiple(of: 2) else {
      throw EditRefusal("a key of the property list has no value")
    }
    var pairs: [Pair] = []
    for place in stride(from: 0, to: children.count, by: 2) {
      let key = tree.elements[children[place]]
      guard key.name == "key" else { throw EditRefusal("a value of the property list has no key") }
      pairs.append(
        Pair(name: tree.content(of: key), key: children[place], value: children[place + 1]))
    }
    return pairs
  }

  private func pair(_ name: String, in dictionary: Int) throws(EditRefusal) -> Pair? {
    let found = try pairs(of: dictionary).filter { $0.name == name }
    guard found.count < 2 else { throw EditRefusal("\(name) is there twice") }
    return found.first
  }

  // MARK: Setting

  private func setting(
    _ path: [String], _ value: Edit.Value
  ) throws(EditRefusal) -> [Replacement] {
    guard let first = path.first else { throw EditRefusal("the edit names no key") }
    guard let pair = try pair(first, in: root) else {
      guard path.count == 2, case .string(let text) = value else {
        return try adding(first, value, to: root)
      }
      return try adding(first, .texts(keys: [path[1]], text), to: root)
    }
    guard path.count == 2 else { return try replacing(pair, value) }
    guard tree.elements[pair.value].name == "dict" else {
      throw EditRefusal("\(first) is not a dictionary")
    }
    guard let inner = try self.pair(path[1], in: pair.value) else {
      return try adding(path[1], value, to: pair.value)
    }
    return try replacing(inner, value)
  }

  private func replacing(_ pair: Pair, _ value: Edit.Value) throws(EditRefusal) -> [Replacement] {
    let element = tree.elements[pair.value]
    let old = tree.content(of: element)
    guard !old.contains("$("), !old.contains("${") else {
      throw EditRefusal(
        "the value of \(pair.name) comes from a build setting, which other configurations share")
    }
    if case .string(let text) = value, element.name == "string", !element.isShort {
      return [Replacement(element.inside, by: MarkupTree.escaped(text))]
    }
    let style = style(of: pair, in: root)
    return [Replacement(element.range, by: style.markup(value))]
  }

  private func adding(
    _ name: String, _ value: Edit.Value, to dictionary: Int
  ) throws(EditRefusal) -> [Replacement] {
    let element = tree.elements[dictionary]
    let pairs = try pairs(of: dictionary)
    let key = "<key>\(MarkupTree.escaped(name))</key>"
    guard let last = pairs.last else {
      let outer = lineLead(of: element.range.lowerBound)
      let style = Style(lead: outer + unit(), between: outer + unit(), unit: unit())
      let lines = style.lead + key + style.between + style.markup(value) + outer
      return element.isShort
        ? [Replacement(element.range, by: "<dict>\(lines)</dict>")]
        : [Replacement(element.inside, by: lines)]
    }
    let names = pairs.map(\.name)
    let isSorted = pairs.count > 1 && zip(names, names.dropFirst()).allSatisfy { $0 <= $1 }
    let next = isSorted ? pairs.firstIndex { $0.name > name } : nil
    let place = next ?? pairs.count
    let sample = place > 0 ? pairs[place - 1] : last
    let style = style(of: sample, in: dictionary)
    let end =
      place > 0
      ? text.endOfRemark(after: tree.elements[pairs[place - 1].value].range.upperBound)
      : element.tag.upperBound
    return [Replacement(at: end, style.lead + key + style.between + style.markup(value))]
  }

  // MARK: Deleting

  private func deleting(_ pair: Pair) -> [Replacement] {
    let key = tree.elements[pair.key].range
    let value = tree.elements[pair.value].range
    guard text.isSpace(key.upperBound..<value.lowerBound) else {
      // What is between them is a comment, and stays.
      return [
        Replacement(deleting: text.wholeLines(key)), Replacement(deleting: text.wholeLines(value)),
      ]
    }
    return [Replacement(deleting: text.wholeLines(key.lowerBound..<value.upperBound))]
  }

  // MARK: Arrays

  private func including(
    _ string: String, in pair: Pair
  ) throws(EditRefusal) -> [Replacement] {
    let array = tree.elements[pair.value]
    guard array.name == "array" else { throw EditRefusal("\(pair.name) is not an array") }
    let strings = array.children.map { tree.content(of: tree.elements[$0]) }
    guard !strings.contains(string) else { return [] }
    let markup = "<string>\(MarkupTree.escaped(string))</string>"
    guard let last = array.children.last else {
      return [
        Replacement(array.range, by: style(of: pair, in: root).markup(.strings([string])))
      ]
    }
    let range = tree.elements[last].range
    return [
      Replacement(
        at: text.endOfRemark(after: range.upperBound), text.lead(before: range.lowerBound) + markup)
    ]
  }

  private func excluding(
    _ string: String, from pair: Pair
  ) throws(EditRefusal) -> [Replacement] {
    let array = tree.elements[pair.value]
    guard array.name == "array" else { throw EditRefusal("\(pair.name) is not an array") }
    let found = array.children.filter { tree.content(of: tree.elements[$0]) == string }
    guard !found.isEmpty else { throw EditRefusal("\(pair.name) does not contain \(string)") }
    if found.count == array.children.count { return deleting(pair) }
    return found.map { Replacement(deleting: text.wholeLines(tree.elements[$0].range)) }
  }

  // MARK: Style

  /// How the keys of a dictionary are laid out.
  private struct Style {
    /// What is before a key.
    var lead: String
    /// What is between a key and its value.
    var between: String
    /// One step of indentation.
    var unit: String

    /// A value in XML.
    func markup(_ value: Edit.Value) -> String {
      let isOnLines = lead.contains { $0.isNewline }
      let inner = isOnLines ? lead + unit : ""
      let outer = isOnLines ? lead : ""
      switch value {
      case .string(let text): return "<string>\(MarkupTree.escaped(text))</string>"
      case .boolean(let flag): return flag ? "<true/>" : "<false/>"
      case .strings(let texts):
        let items = texts.map { "\(inner)<string>\(MarkupTree.escaped($0))</string>" }
        return "<array>\(items.joined())\(outer)</array>"
      case .texts(let keys, let text):
        let items = keys.map {
          "\(inner)<key>\(MarkupTree.escaped($0))</key>\(inner)<string>"
            + "\(MarkupTree.escaped(text))</string>"
        }
        return "<dict>\(items.joined())\(outer)</dict>"
      }
    }
  }

  private func style(of pair: Pair, in dictionary: Int) -> Style {
    let key = tree.elements[pair.key].range
    let value = tree.elements[pair.value].range
    let lead = text.lead(before: key.lowerBound)
    let isPlain = text.isSpace(key.upperBound..<value.lowerBound)
    return Style(
      lead: lead, between: isPlain ? text.string(key.upperBound..<value.lowerBound) : lead,
      unit: unit())
  }

  /// One step of indentation: what the keys of the root have more than the root itself.
  private func unit() -> String {
    guard let first = tree.elements[root].children.first else { return "\t" }
    let inner = indentation(of: tree.elements[first].range.lowerBound)
    let outer = indentation(of: tree.elements[root].range.lowerBound)
    guard inner.hasPrefix(outer), inner.count > outer.count else { return "\t" }
    return String(inner.dropFirst(outer.count))
  }

  private func indentation(of place: Int) -> String {
    let start = text.startOfLine(place)
    return text.isBlank(start..<place) ? text.string(start..<place) : ""
  }

  /// The line end and the indentation of the line on which a place is.
  private func lineLead(of place: Int) -> String {
    let start = text.startOfLine(place)
    var end = start
    while end < place, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
    return text.lineEnd + text.string(start..<end)
  }
}

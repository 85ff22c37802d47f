import Findings

/// Edits of a property list in the old style, `{ Key = value; }`: the lines of a key and no others.
struct OldStyleEdits {
  private let tree: BraceTree
  private var text: [UInt8] { tree.text }

  /// What an action replaces in a text.
  static func replacements(
    _ action: Edit.Action, in text: [UInt8]
  ) throws(EditRefusal) -> [Replacement] {
    try OldStyleEdits(text).replacements(action)
  }

  private init(_ text: [UInt8]) throws(EditRefusal) {
    tree = try BraceTree(text)
    guard tree.root.kind == .dictionary, text.has("{", at: tree.root.range.lowerBound) else {
      throw EditRefusal("the root of the property list is not a dictionary")
    }
    if let first = tree.root.members.first,
      text[first.keyRange.upperBound...].first(where: { $0 > 0x20 }) == UInt8(ascii: ":")
    {
      throw EditRefusal(
        "the file is a property list in JSON; `plutil -convert xml1` makes it one in XML")
    }
  }

  private func replacements(_ action: Edit.Action) throws(EditRefusal) -> [Replacement] {
    switch action {
    case .set(let path, let value): return try setting(path, value)
    case .rename(let old, let new):
      guard let member = try member(old, in: tree.root) else { throw Self.missing(old) }
      guard try self.member(new, in: tree.root) == nil else {
        throw EditRefusal("\(new) is there already")
      }
      return [Replacement(member.keyRange, by: word(new, like: member.keyRange))]
    case .delete(let key):
      guard let member = try member(key, in: tree.root) else { throw Self.missing(key) }
      return [Replacement(deleting: text.wholeLines(member.range))]
    case .include(let string, let key):
      guard let member = try member(key, in: tree.root) else {
        return try adding(key, .strings([string]), to: tree.root)
      }
      return try including(string, in: member)
    case .exclude(let string, let key):
      guard let member = try member(key, in: tree.root) else { throw Self.missing(key) }
      return try excluding(string, from: member)
    default: throw EditRefusal("a property list has no such edit")
    }
  }

  private static func missing(_ key: String) -> EditRefusal {
    EditRefusal("\(key) is not in the file")
  }

  private func member(
    _ key: String, in dictionary: BraceTree.Value
  ) throws(EditRefusal) -> BraceTree.Member? {
    let found = dictionary.members.filter { $0.key == key }
    guard found.count < 2 else { throw EditRefusal("\(key) is there twice") }
    return found.first
  }

  // MARK: Setting

  private func setting(
    _ path: [String], _ value: Edit.Value
  ) throws(EditRefusal) -> [Replacement] {
    guard let first = path.first else { throw EditRefusal("the edit names no key") }
    guard let member = try member(first, in: tree.root) else {
      guard path.count == 2, case .string(let text) = value else {
        return try adding(first, value, to: tree.root)
      }
      return try adding(first, .texts(keys: [path[1]], text), to: tree.root)
    }
    guard path.count == 2 else { return try replacing(member, value) }
    guard member.value.kind == .dictionary else {
      throw EditRefusal("\(first) is not a dictionary")
    }
    guard let inner = try self.member(path[1], in: member.value) else {
      return try adding(path[1], value, to: member.value)
    }
    return try replacing(inner, value)
  }

  private func replacing(
    _ member: BraceTree.Member, _ value: Edit.Value
  ) throws(EditRefusal) -> [Replacement] {
    let old = text.string(member.value.range)
    guard !old.contains("$("), !old.contains("${") else {
      throw EditRefusal(
        "the value of \(member.key) comes from a build setting, which other configurations share")
    }
    let lead = text.lead(before: member.range.lowerBound)
    return [Replacement(member.value.range, by: try markup(value, lead))]
  }

  private func adding(
    _ key: String, _ value: Edit.Value, to dictionary: BraceTree.Value
  ) throws(EditRefusal) -> [Replacement] {
    let members = dictionary.members
    guard let last = members.last else {
      let member = "\(key) = \(try markup(value, " "));"
      return [Replacement(dictionary.range, by: "{ \(member) }")]
    }
    let names = members.map(\.key)
    let isSorted = names.count > 1 && zip(names, names.dropFirst()).allSatisfy { $0 <= $1 }
    let place = (isSorted ? members.firstIndex { $0.key > key } : nil) ?? members.count
    let sample = place > 0 ? members[place - 1] : last
    let lead = text.lead(before: sample.range.lowerBound)
    let between = text.string(sample.keyRange.upperBound..<sample.value.range.lowerBound)
    let member =
      word(key, like: sample.keyRange) + (between.contains("/") ? " = " : between)
      + (try markup(value, lead)) + ";"
    guard place > 0 else {
      return [Replacement(at: sample.range.lowerBound, member + (lead.isEmpty ? " " : lead))]
    }
    let end =
      sample.isClosed ? text.endOfRemark(after: sample.range.upperBound) : sample.range.upperBound
    return [
      Replacement(at: end, (sample.isClosed ? "" : ";") + (lead.isEmpty ? " " : lead) + member)
    ]
  }

  // MARK: Arrays

  private func including(
    _ string: String, in member: BraceTree.Member
  ) throws(EditRefusal) -> [Replacement] {
    guard member.value.kind == .list else { throw EditRefusal("\(member.key) is not an array") }
    let items = member.value.items
    guard !items.contains(where: { tree.content(of: $0.range) == string }) else { return [] }
    guard let last = items.last else {
      let lead = text.lead(before: member.range.lowerBound)
      return [Replacement(member.value.range, by: try markup(.strings([string]), lead))]
    }
    let lead = text.lead(before: last.range.lowerBound)
    let item = (lead.isEmpty ? " " : lead) + word(string, like: last.range)
    if let comma = comma(after: last, in: member.value) {
      return [Replacement(at: text.endOfRemark(after: comma + 1), item + ",")]
    }
    return [Replacement(at: last.range.upperBound, "," + item)]
  }

  private func excluding(
    _ string: String, from member: BraceTree.Member
  ) throws(EditRefusal) -> [Replacement] {
    guard member.value.kind == .list else { throw EditRefusal("\(member.key) is not an array") }
    let items = member.value.items
    let found = items.indices.filter { tree.content(of: items[$0].range) == string }
    guard let place = found.first else {
      throw EditRefusal("\(member.key) does not contain \(string)")
    }
    guard found.count == 1 else { throw EditRefusal("\(member.key) contains \(string) twice") }
    if items.count == 1 { return [Replacement(deleting: text.wholeLines(member.range))] }
    let item = items[place]
    if let comma = comma(after: item, in: member.value) {
      return [Replacement(deleting: text.wholeLines(item.range.lowerBound..<comma + 1))]
    }
    let gap = items[place - 1].range.upperBound..<item.range.lowerBound
    guard !text.string(gap).contains("/") else {
      throw EditRefusal("a comment is before \(string), and would go with it")
    }
    return [Replacement(deleting: gap.lowerBound..<item.range.upperBound)]
  }

  /// The comma right after an item of a list.
  private func comma(after item: BraceTree.Value, in list: BraceTree.Value) -> Int? {
    let rest = item.range.upperBound..<list.range.upperBound
    guard let next = text[rest].firstIndex(where: { $0 > 0x20 }),
      text[next] == UInt8(ascii: ",")
    else { return nil }
    return next
  }

  // MARK: Writing

  /// A value, on lines of its own where the keys are.
  private func markup(_ value: Edit.Value, _ lead: String) throws(EditRefusal) -> String {
    let isOnLines = lead.contains { $0.isNewline }
    let inner = isOnLines ? lead + unit : " "
    let outer = isOnLines ? lead : " "
    switch value {
    case .string(let text): return BraceTree.quoted(text)
    case .boolean:
      throw EditRefusal(
        "a property list in the old style has no Booleans; `plutil -convert xml1` makes it XML")
    case .strings(let texts):
      return "(\(inner)\(texts.map(Self.plain).joined(separator: "," + inner))\(outer))"
    case .texts(let keys, let text):
      let members = keys.map { "\(Self.plain($0)) = \(BraceTree.quoted(text));" }
      return "{\(inner)\(members.joined(separator: inner))\(outer)}"
    }
  }

  /// A word without quotes where it needs none and its neighbor has none.
  private func word(_ word: String, like neighbor: Range<Int>) -> String {
    let quote = text[neighbor.lowerBound]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    return isQuoted ? BraceTree.quoted(word) : Self.plain(word)
  }

  private static func plain(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "_")
    }
    return isPlain && !word.isEmpty ? word : BraceTree.quoted(word)
  }

  /// One step of indentation: what the keys of the root have.
  private var unit: String {
    guard let first = tree.root.members.first else { return "\t" }
    let start = text.startOfLine(first.range.lowerBound)
    let blank = text.string(start..<first.range.lowerBound)
    return blank.isEmpty || !blank.allSatisfy { $0 == " " || $0 == "\t" } ? "\t" : blank
  }
}

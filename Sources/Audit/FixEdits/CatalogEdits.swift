import Findings

/// Edits of a string catalog, `.xcstrings`, in the layout of Xcode.
enum CatalogEdits {
  /// What an action replaces in a text.
  static func replacements(
    _ action: Edit.Action, in text: [UInt8]
  ) throws(EditRefusal) -> [Replacement] {
    let tree = try BraceTree(text)
    guard let strings = tree.root["strings"], strings.value.kind == .dictionary else {
      throw EditRefusal("the file is not a string catalog")
    }
    switch action {
    case .translate(let key, let words, let language):
      return try translating(key, words, language, strings.value, in: tree)
    case .deleteTranslation(let key):
      guard let member = strings.value[key] else { throw EditRefusal("\(key) is not in the file") }
      return [deleting(member, from: strings.value, in: tree)]
    default: throw EditRefusal("a string catalog has no such edit")
    }
  }

  private static func translating(
    _ key: String, _ words: String, _ language: String, _ strings: BraceTree.Value,
    in tree: BraceTree
  ) throws(EditRefusal) -> [Replacement] {
    let unit = Member("stringUnit", [Member("state", "new"), Member("value", words)])
    guard let entry = strings[key] else {
      return [
        try adding(
          Member(key, [Member("localizations", [Member(language, [unit])])]), strings, tree)
      ]
    }
    guard let localizations = entry.value["localizations"] else {
      return [
        try adding(Member("localizations", [Member(language, [unit])]), entry.value, tree)
      ]
    }
    guard let localization = localizations.value[language] else {
      return [try adding(Member(language, [unit]), localizations.value, tree)]
    }
    guard let old = localization.value["stringUnit"]?.value, let value = old["value"] else {
      throw EditRefusal("the text of \(key) in \(language) varies by device or number")
    }
    let text = Replacement(value.value.range, by: BraceTree.quoted(words))
    // A text that the person has called translated is not this one.
    guard let state = old["state"], tree.content(of: state.value.range) != "new" else {
      return [text]
    }
    let review = BraceTree.quoted("needs_review")
    guard tree.text.string(state.value.range) != review else { return [text] }
    return [Replacement(state.value.range, by: review), text]
  }

  /// A member of JSON that is yet to be written.
  private struct Member {
    var key: String
    var text: String?
    var members: [Member] = []

    init(_ key: String, _ text: String) {
      self.key = key
      self.text = text
    }

    init(_ key: String, _ members: [Member]) {
      self.key = key
      self.members = members
    }

    /// The member in JSON, two spaces a level, with a space on either side of the colon.
    func written(lead: String, unit: String, colon: String) -> String {
      let opening = BraceTree.quoted(key) + colon
      if let text { return opening + BraceTree.quoted(text) }
      let inner = members.map {
        lead + unit + $0.written(lead: lead + unit, unit: unit, colon: colon)
      }
      return opening + "{" + inner.joined(separator: ",") + lead + "}"
    }
  }

  private static func adding(
    _ member: Member, _ parent: BraceTree.Value, _ tree: BraceTree
  ) throws(EditRefusal) -> Replacement {
    let text = tree.text
    guard parent.kind == .dictionary else {
      throw EditRefusal("the catalog is not laid out as usual")
    }
    guard let first = parent.members.first, let last = parent.members.last else {
      let outer = lineLead(text, parent.range.lowerBound)
      let inner = outer + "  "
      let written = member.written(lead: inner, unit: "  ", colon: " : ")
      return Replacement(parent.range, by: "{\(inner)\(written)\(outer)}")
    }
    let lead = text.lead(before: first.range.lowerBound)
    let colon = text.string(first.keyRange.upperBound..<first.value.range.lowerBound)
    let written = member.written(
      lead: lead, unit: lead.contains("\t") ? "\t" : "  ", colon: colon)
    // Xcode sorts the keys; one that comes before another is put right before it.
    if let next = parent.members.first(where: { $0.key > member.key }) {
      return Replacement(at: next.range.lowerBound, written + "," + lead)
    }
    return Replacement(at: last.value.range.upperBound, "," + lead + written)
  }

  private static func deleting(
    _ member: BraceTree.Member, from parent: BraceTree.Value, in tree: BraceTree
  ) -> Replacement {
    let text = tree.text
    guard let place = parent.members.firstIndex(where: { $0.range == member.range }) else {
      return Replacement(at: 0, "")
    }
    if member.isClosed { return Replacement(deleting: text.wholeLines(member.range)) }
    // The last one takes the comma before it along.
    let start =
      place > 0 ? parent.members[place - 1].value.range.upperBound : member.range.lowerBound
    return Replacement(deleting: start..<member.range.upperBound)
  }

  private static func lineLead(_ text: [UInt8], _ place: Int) -> String {
    let start = text.startOfLine(place)
    var end = start
    while end < place, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
    return text.lineEnd + text.string(start..<end)
  }
}

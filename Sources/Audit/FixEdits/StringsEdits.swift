import Findings

/// Edits of a `.strings` file in the old style.
enum StringsEdits {
  /// What an action replaces in a text.
  static func replacements(
    _ action: Edit.Action, in text: [UInt8]
  ) throws(EditRefusal) -> [Replacement] {
    let tree = try BraceTree(text)
    switch action {
    case .translate(let key, let words, _):
      guard tree.root.members.filter({ $0.key == key }).count < 2 else {
        throw EditRefusal("\(key) is there twice")
      }
      if let member = tree.root[key] {
        guard member.value.kind == .text else { throw EditRefusal("\(key) is not a text") }
        return [Replacement(member.value.range, by: BraceTree.quoted(words))]
      }
      return [adding(key, words, to: tree)]
    case .deleteTranslation(let key):
      guard let member = tree.root[key] else {
        throw EditRefusal("\(key) is not in the file, or is there twice")
      }
      return [Replacement(deleting: text.wholeLines(member.range))]
    default: throw EditRefusal("a file of strings has no such edit")
    }
  }

  private static func adding(_ key: String, _ words: String, to tree: BraceTree) -> Replacement {
    let text = tree.text
    guard let last = tree.root.members.last else {
      let line = "\(BraceTree.quoted(key)) = \(BraceTree.quoted(words));" + text.lineEnd
      let isOpen = text.last.map { $0 != 0x0A && $0 != 0x0D } ?? false
      return Replacement(at: text.count, (isOpen ? text.lineEnd : "") + line)
    }
    let isQuoted = text[last.keyRange.lowerBound] == UInt8(ascii: "\"")
    let between = text.string(last.keyRange.upperBound..<last.value.range.lowerBound)
    let isPlain = !between.contains("/")
    let lead =
      tree.root.members.count > 1 || text.startOfLine(last.range.lowerBound) > 0
      ? text.lead(before: last.range.lowerBound) : text.lineEnd
    let member =
      (isQuoted ? BraceTree.quoted(key) : key) + (isPlain ? between : " = ")
      + BraceTree.quoted(words) + ";"
    let end = last.isClosed ? text.endOfRemark(after: last.range.upperBound) : last.range.upperBound
    return Replacement(at: end, (last.isClosed ? "" : ";") + lead + member)
  }
}

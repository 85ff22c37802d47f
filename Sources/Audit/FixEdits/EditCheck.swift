import AppArtifacts
import Findings

/// Reads a file before and after an edit: it has to differ in what the edit names, and in no more.
enum EditCheck {
  /// Refuses an edit whose result does not read as it should.
  static func check(
    _ edit: Edit, before: [UInt8], after: [UInt8]
  ) throws(EditRefusal) {
    let path = edit.position.file
    let failure = EditRefusal("the file would read differently in other places too")
    switch edit.action {
    case .replace, .deleteStatement, .insertStatement, .addMethod, .askWhenInUseFirst,
      .guardByBackgroundModes:
      return
    case .declare, .setAttribute, .deleteEntry:
      guard try changes(inMarkup: before, after) else { throw failure }
    case .translate(let key, _, _), .deleteTranslation(let key):
      let changed = try names(of: before, after, path) { name in
        name.contains { $0 == key }
      }
      guard changed else { throw failure }
    default:
      guard let key = edit.action.key, !path.hasSuffix(".xcconfig") else { return }
      var keys = [key, "INFOPLIST_KEY_" + key]
      if case .rename(_, let new) = edit.action { keys += [new, "INFOPLIST_KEY_" + new] }
      let changed = try names(of: before, after, path) { name in name.contains(where: keys.contains)
      }
      guard changed else { throw failure }
    }
  }

  /// Whether two property lists differ, and only under paths of keys that are allowed.
  private static func names(
    of before: [UInt8], _ after: [UInt8], _ path: String, where isAllowed: ([String]) -> Bool
  ) throws(EditRefusal) -> Bool {
    let old = try leaves(of: before, path)
    let new = try leaves(of: after, path)
    let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    return !changed.isEmpty && changed.allSatisfy(isAllowed)
  }

  /// Whether two property lists hold the same values under the same keys.
  static func readAlike(_ one: [UInt8], _ other: [UInt8]) throws(EditRefusal) -> Bool {
    try leaves(of: one, "Info.plist") == leaves(of: other, "Info.plist")
  }

  /// The values of a property list without those inside them, by the keys that lead there.
  private static func leaves(
    of bytes: [UInt8], _ path: String
  ) throws(EditRefusal) -> [[String]: PropertyList.Value] {
    var leaves: [[String]: PropertyList.Value] = [:]
    if path.hasSuffix(".strings") {
      guard let entries = try? StringsFileReader.read(bytes, file: path) else { throw unread }
      for entry in entries { leaves[[entry.key]] = .string(entry.text) }
      return leaves
    }
    guard let list = try? PropertyListReader.read(bytes, file: path) else { throw unread }
    var waiting: [(path: [String], value: PropertyList.Value)] = [([], list.root.value)]
    while let next = waiting.popLast() {
      switch next.value {
      case .dictionary(let members):
        if members.isEmpty, !next.path.isEmpty { leaves[next.path + ["{}"]] = .boolean(true) }
        for (number, member) in members.enumerated() {
          var path = next.path + [member.key]
          // Of a key that is there twice each counts.
          while leaves[path] != nil { path = next.path + [member.key, "#\(number)"] }
          waiting.append((path, member.node.value))
        }
      case .array(let nodes):
        leaves[next.path + ["count"]] = .integer(Int64(nodes.count))
        for (number, node) in nodes.enumerated() {
          waiting.append((next.path + ["\(number)"], node.value))
        }
      default: leaves[next.path] = next.value
      }
    }
    return leaves
  }

  private static let unread = EditRefusal("the file could not be read again after the edit")

  /// Whether two documents differ in one element alone.
  private static func changes(
    inMarkup before: [UInt8], _ after: [UInt8]
  ) throws(EditRefusal) -> Bool {
    let old = try elements(of: before)
    let new = try elements(of: after)
    let gone = old.filter { new[$0.key, default: 0] < $0.value }
    let come = new.filter { old[$0.key, default: 0] < $0.value }
    return gone.count <= 1 && come.count <= 1 && gone.count + come.count > 0
  }

  /// How often each element is there, by its names and attributes.
  private static func elements(of bytes: [UInt8]) throws(EditRefusal) -> [[String]: Int] {
    let tree = try MarkupTree(EditableText(bytes).bytes)
    var elements: [[String]: Int] = [:]
    for element in tree.elements {
      let attributes = element.attributes.map { "\($0.name)=\(tree.value(of: $0))" }.sorted()
      elements[[element.name] + attributes, default: 0] += 1
    }
    return elements
  }
}

import AppArtifacts
import Findings

/// Edits of a binary property list, found in its text in XML and made on its objects.
///
/// The text shows the change as a diff. The objects that the edits do not name are written back byte
/// for byte, and the result has to read as the edited text does.
struct BinaryListEdits {
  /// The list in XML before the edits.
  let text: [UInt8]
  private var list: BinaryPropertyList

  init(_ file: [UInt8]) throws(EditRefusal) {
    do {
      list = try BinaryPropertyList(file, file: "")
    } catch {
      throw EditRefusal("the file is not read as a binary property list: \(error.message)")
    }
    text = try list.xml()
    guard try EditCheck.readAlike(file, text) else {
      throw EditRefusal("the file has a value that XML cannot show")
    }
  }

  /// The file after the edits, if it reads as the edited text.
  func file(reading edited: [UInt8]) throws(EditRefusal) -> [UInt8] {
    let bytes = list.bytes
    guard try EditCheck.readAlike(bytes, edited) else {
      throw EditRefusal("the file could not be read again after the edit")
    }
    return bytes
  }

  /// Makes an edit that the text allows.
  mutating func make(_ action: Edit.Action) throws(EditRefusal) {
    switch action {
    case .set(let path, let value): try set(path, value)
    case .translate(let key, let words, _): try set([key], .string(words))
    case .rename(let old, let new):
      var members = try members
      let key = list.add(.string(new))
      for place in members.indices where name(members[place]) == old { members[place].key = key }
      list[list.root] = .dictionary(members)
    case .delete(let key), .deleteTranslation(let key):
      list[list.root] = .dictionary(try members.filter { name($0) != key })
    case .include(let text, let key):
      let element = list.add(.string(text))
      var array = BinaryPropertyList.Object.array([element])
      if let value = try value(key), case .array(let kind, let elements) = list[value] {
        array = .array(kind: kind, elements + [element])
      }
      try put(array, under: key)
    case .exclude(let text, let key):
      guard let value = try value(key), case .array(let kind, let elements) = list[value] else {
        throw EditRefusal("\(key) is not an array")
      }
      let rest = elements.filter { list.text(of: $0) != text }
      if rest.isEmpty { return try make(.delete(key)) }
      try put(.array(kind: kind, rest), under: key)
    default: throw EditRefusal("a property list has no such edit")
    }
  }

  private mutating func set(_ path: [String], _ value: Edit.Value) throws(EditRefusal) {
    guard let key = path.first else { throw EditRefusal("the edit names no key") }
    let added = object(value)
    guard path.count == 2 else { return try put(added, under: key) }
    let value = list.add(added)
    var members: [BinaryPropertyList.Member] = []
    if let old = try self.value(key), case .dictionary(let known) = list[old] { members = known }
    if let place = members.firstIndex(where: { name($0) == path[1] }) {
      members[place].value = value
    } else {
      members.append(.init(key: list.add(.string(path[1])), value: value))
    }
    try put(.dictionary(members), under: key)
  }

  /// A value, with what is inside it added.
  private mutating func object(_ value: Edit.Value) -> BinaryPropertyList.Object {
    switch value {
    case .string(let text): return .string(text)
    case .boolean(let flag): return .boolean(flag)
    case .strings(let texts): return .array(texts.map { list.add(.string($0)) })
    case .texts(let keys, let text):
      return .dictionary(
        keys.map { .init(key: list.add(.string($0)), value: list.add(.string(text))) })
    }
  }

  // MARK: The root

  private func name(_ member: BinaryPropertyList.Member) -> String? { list.text(of: member.key) }

  private var members: [BinaryPropertyList.Member] {
    get throws(EditRefusal) {
      guard case .dictionary(let members) = list[list.root] else {
        throw EditRefusal("the root of the property list is not a dictionary")
      }
      return members
    }
  }

  private func value(_ key: String) throws(EditRefusal) -> Int? {
    try members.first { name($0) == key }?.value
  }

  private mutating func put(
    _ object: BinaryPropertyList.Object, under key: String
  ) throws(EditRefusal) {
    var members = try members
    let value = list.add(object)
    if let place = members.firstIndex(where: { name($0) == key }) {
      members[place].value = value
    } else {
      members.append(.init(key: list.add(.string(key)), value: value))
    }
    list[list.root] = .dictionary(members)
  }
}

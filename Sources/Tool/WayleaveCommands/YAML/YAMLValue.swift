import Yams

/// A value of a YAML file with the line that it is on.
struct YAMLValue {
  let line: Int
  let node: Node

  /// Files over this size are refused before they are read: 4 MiB hold some 80,000 steps.
  static let largestFile = 4 << 20

  /// A file may name anchored values this often: each alias can multiply what there is to read.
  static let largestAliasCount = 16

  init(_ node: Node, line: Int) {
    self.node = node
    self.line = node.mark?.line ?? line
  }

  /// Reads the one document of a file; nil if there is none, or nothing in it.
  init?(reading bytes: [UInt8]) throws(YAMLProblem) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else {
      throw YAMLProblem(
        Self.line(ofInvalidByteIn: bytes), "the file is not UTF-8", possible: ["save it as UTF-8"])
    }
    try Self.checkAliases(bytes)
    do {
      guard let root = try Parser(yaml: text, encoding: .utf8).singleRoot() else { return nil }
      self.init(root, line: 1)
      if isNothing { return nil }
    } catch {
      throw YAMLProblem(yaml: error, in: bytes)
    }
  }

  /// A value that stands for itself many times over would take hours to read.
  private static func checkAliases(_ bytes: [UInt8]) throws(YAMLProblem) {
    var line = 1
    var count = 0
    var before = UInt8(ascii: "\n")
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "*"), " \n\t[{,:?-".utf8.contains(before), place + 1 < bytes.count,
        !" \r\n\t*/.".utf8.contains(bytes[place + 1])
      {
        count += 1
        guard count <= largestAliasCount else {
          throw YAMLProblem(
            line, "the file has over \(largestAliasCount) aliases (*name)",
            possible: ["write the values out"])
        }
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      before = byte
    }
  }

  private static func line(ofInvalidByteIn bytes: [UInt8]) -> Int {
    var line = 1
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !String(decoding: part, as: UTF8.self).utf8.elementsEqual(part) { return line }
      line += 1
    }
    return 1
  }
}

extension YAMLValue {
  /// Text without quotes that YAML would read as true or false.
  var boolean: Bool? {
    guard case .scalar(let scalar) = node, scalar.style == .plain else { return nil }
    return ["true": true, "false": false][scalar.string]
  }

  /// The text of a scalar; nil for a list or a mapping.
  var text: String? {
    if case .scalar(let scalar) = node { scalar.string } else { nil }
  }

  /// Whether nothing is behind the name: no text, or what YAML reads as null.
  var isNothing: Bool {
    guard case .scalar(let scalar) = node, scalar.style == .plain else { return false }
    return ["", "~", "null"].contains(scalar.string)
  }

  /// Whether it is a list.
  var isList: Bool { if case .sequence = node { true } else { false } }

  /// The text of a scalar.
  func requireText(_ what: String) throws(YAMLProblem) -> String {
    guard let text else { throw YAMLProblem(line, "\(what) is a text") }
    return text
  }

  /// The values of a list; a scalar counts as a list of one, and nothing as an empty one.
  var list: [YAMLValue] {
    switch node {
    case .sequence(let nodes): nodes.map { YAMLValue($0, line: line) }
    case .scalar(let scalar) where scalar.string.isEmpty && scalar.style == .plain: []
    default: [self]
    }
  }

  /// The pairs of a mapping, in the order of the file.
  func pairs(_ what: String) throws(YAMLProblem) -> [(key: String, value: YAMLValue)] {
    guard case .mapping(let mapping) = node else {
      throw YAMLProblem(
        line, "\(what) is a mapping of names to values", possible: ["name: value"])
    }
    var pairs: [(key: String, value: YAMLValue)] = []
    for (key, value) in mapping {
      let name = YAMLValue(key, line: line)
      // A value is where its name is: that is the line a reader looks for.
      let marked = YAMLValue(value, line: name.line)
      pairs.append((try name.requireText("a name"), marked.at(name.line)))
    }
    return pairs
  }

  /// The value of a name of a mapping.
  func member(_ name: String) -> YAMLValue? {
    guard case .mapping(let mapping) = node else { return nil }
    return mapping[name].map { YAMLValue($0, line: line(of: name)) }
  }

  /// The line of a name of a mapping: a list behind it begins further down.
  func line(of name: String) -> Int {
    guard case .mapping(let mapping) = node else { return line }
    return mapping.first { $0.key.scalar?.string == name }?.key.mark?.line ?? line
  }

  private func at(_ line: Int) -> YAMLValue {
    if case .scalar = node { return YAMLValue(node: node, line: line) }
    return self
  }

  private init(node: Node, line: Int) {
    self.node = node
    self.line = line
  }
}

import Yams

/// A value of a YAML file with the line that it stands on.
struct YAMLValue {
  let line: Int
  private let node: Node

  /// Files over this size are refused before they are read: 4 MiB hold some 80,000 steps.
  static let largestFile = 4 << 20

  private init(_ node: Node, line: Int) {
    self.node = node
    self.line = node.mark?.line ?? line
  }

  /// Reads the one document of a file.
  init(reading bytes: [UInt8]) throws(ScenarioProblem) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else {
      throw ScenarioProblem(
        Self.line(ofInvalidByteIn: bytes), "the file is not UTF-8", possible: ["save it as UTF-8"])
    }
    do {
      guard let root = try Parser(yaml: text, encoding: .utf8).singleRoot() else {
        throw ScenarioProblem(
          1, "the file is empty", possible: ["see Documentation/Scenarios.md"])
      }
      self.init(root, line: 1)
    } catch let problem as ScenarioProblem {
      throw problem
    } catch {
      throw ScenarioProblem(yaml: error)
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

  /// Whether it is a list.
  var isList: Bool { if case .sequence = node { true } else { false } }

  /// The text of a scalar.
  func requireText(_ what: String) throws(ScenarioProblem) -> String {
    guard let text else { throw ScenarioProblem(line, "\(what) is a text") }
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
  func pairs(_ what: String) throws(ScenarioProblem) -> [(key: String, value: YAMLValue)] {
    guard case .mapping(let mapping) = node else {
      throw ScenarioProblem(line, "\(what) is a mapping of names to values")
    }
    var pairs: [(key: String, value: YAMLValue)] = []
    for (key, value) in mapping {
      let name = YAMLValue(key, line: line)
      // A value stands where its name stands: that is the line a reader looks for.
      let marked = YAMLValue(value, line: name.line)
      pairs.append((try name.requireText("a name"), marked.at(name.line)))
    }
    return pairs
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

extension ScenarioProblem {
  /// What the YAML parser says, on one line.
  fileprivate init(yaml error: any Error) {
    switch error {
    case YamlError.scanner(_, let problem, let mark, _),
      YamlError.parser(_, let problem, let mark, _),
      YamlError.composer(_, let problem, let mark, _):
      self.init(mark.line, "the YAML cannot be read: \(problem) at column \(mark.column)")
    case YamlError.duplicatedKeysInMapping(let duplicates, let context):
      let names = duplicates.sorted()
      self.init(
        context.mark.line, "the name \(names.first ?? "?") stands twice in one mapping")
    default:
      let text = "\(error)".split(separator: "\n").joined(separator: " ")
      self.init(0, "the YAML cannot be read: \(text)")
    }
  }
}

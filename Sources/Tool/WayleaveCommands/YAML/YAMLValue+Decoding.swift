import ServiceNeeds
import Yams

/// Types that describe their own file form; JSON is YAML too.
extension YAMLValue {
  /// Decodes a value; what is wrong in the file is a problem at its line.
  func decode<Value: Decodable>(_ type: Value.Type) throws(YAMLProblem) -> Value {
    do {
      return try decodeMember(type)
    } catch {
      throw error.problem
    }
  }

  /// Why a value cannot be decoded, and in which member of its mapping.
  struct DecodingFailure: Error {
    var problem: YAMLProblem
    /// nil if the whole value is meant.
    var member: String?
  }

  /// Decodes a value; a failure names the member that it comes from.
  func decodeMember<Value: Decodable>(_ type: Value.Type) throws(DecodingFailure) -> Value {
    do {
      return try YAMLDecoder().decode(type, from: node)
    } catch let error as DecodingError {
      throw DecodingFailure(problem: problem(error), member: error.path.first?.stringValue)
    } catch {
      throw DecodingFailure(problem: YAMLProblem(line, "the file cannot be read: \(error)"))
    }
  }

  /// The mapping without some names; anything else is returned as it is.
  func without(_ names: Set<String>) -> YAMLValue {
    guard case .mapping(let mapping) = node else { return self }
    let pairs = mapping.filter { !names.contains($0.key.string ?? "") }.map { ($0.key, $0.value) }
    return YAMLValue(
      .mapping(Node.Mapping(pairs, mapping.tag, mapping.style, mapping.mark)), line: line)
  }

  /// The mapping with a text in the place of a value.
  func with(_ text: String, for name: String) -> YAMLValue {
    guard case .mapping(var mapping) = node else { return self }
    mapping[Node(name)] = Node(text)
    return YAMLValue(.mapping(mapping), line: line)
  }

  /// The line of what is at a path; the nearest line above if nothing is there.
  func line(at path: [any CodingKey]) -> Int {
    var value = self
    var line = self.line
    for key in path {
      switch value.node {
      case .sequence(let nodes):
        guard let index = key.intValue, nodes.indices.contains(index) else { return line }
        value = YAMLValue(nodes[index], line: line)
        line = value.line
      case .mapping(let mapping):
        line = value.line(of: key.stringValue)
        guard let child = mapping[key.stringValue] else { return line }
        value = YAMLValue(child, line: line)
      default: return line
      }
    }
    return line
  }

  private func problem(_ error: DecodingError) -> YAMLProblem {
    switch error {
    case .keyNotFound(let key, let context):
      return YAMLProblem(
        line(at: context.codingPath), "\(key.stringValue) is missing here",
        possible: ["\(key.stringValue):"])
    case .valueNotFound(_, let context):
      return YAMLProblem(line(at: context.codingPath), "\(name(at: context)) has no value")
    case .typeMismatch(let type, let context):
      return YAMLProblem(
        line(at: context.codingPath), "\(name(at: context)) is \(Self.words(for: type))")
    case .dataCorrupted(let context):
      let line = line(at: context.codingPath)
      if let unknown = context.underlyingError as? UnknownName {
        return YAMLProblem(line, unknown: unknown.what, unknown.name, known: unknown.known)
      }
      return YAMLProblem(line, context.debugDescription)
    @unknown default: return YAMLProblem(line, "the file cannot be read: \(error)")
    }
  }

  /// The name behind which a value stands, places in lists left out.
  private func name(at context: DecodingError.Context) -> String {
    context.codingPath.last { $0.intValue == nil }?.stringValue ?? "the file"
  }

  private static func words(for type: Any.Type) -> String {
    switch type {
    case is Node.Mapping.Type: "a mapping of names to values"
    case is Node.Sequence.Type: "a list"
    case is Int.Type: "a number"
    case is Bool.Type: "true or false"
    default: "a text"
    }
  }
}

extension DecodingError {
  /// Where in the file it is; for a missing name, where the name should be.
  fileprivate var path: [any CodingKey] {
    switch self {
    case .keyNotFound(let key, let context): context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      context.codingPath
    @unknown default: []
    }
  }
}

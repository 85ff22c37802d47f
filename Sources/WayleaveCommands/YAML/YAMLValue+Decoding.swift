import ServiceNeeds
import Yams

/// Types that describe their own file form; JSON is YAML too.
extension YAMLValue {
  /// Decodes a value; what is wrong in the file is a problem at its line.
  func decode<Value: Decodable>(_ type: Value.Type) throws(YAMLProblem) -> Value {
    do {
      return try YAMLDecoder().decode(type, from: node)
    } catch let error as DecodingError {
      throw problem(error)
    } catch {
      throw YAMLProblem(line, "the file cannot be read: \(error)")
    }
  }

  /// The mapping without some names; anything else is returned as it is.
  func without(_ names: Set<String>) -> YAMLValue {
    guard case .mapping(let mapping) = node else { return self }
    let pairs = mapping.filter { !names.contains($0.key.string ?? "") }.map { ($0.key, $0.value) }
    return YAMLValue(
      .mapping(Node.Mapping(pairs, mapping.tag, mapping.style, mapping.mark)), line: line)
  }

  /// The line of what stands at a path; the nearest line above where nothing does.
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

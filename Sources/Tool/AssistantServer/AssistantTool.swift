import Reports

/// Something that an assistant can ask the server to do.
package struct AssistantTool: Sendable {
  /// The name by which it is called.
  package var name: String
  /// The name that people see.
  package var title: String
  /// What it does and when to use it, for the assistant.
  package var description: String
  /// What it takes.
  package var parameters: [Parameter]
  /// Does it; the arguments have been held to the parameters.
  package var call: @Sendable (Arguments) -> Result

  /// A tool with its parameters.
  package init(
    _ name: String, title: String, description: String, parameters: [Parameter],
    call: @escaping @Sendable (Arguments) -> Result
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.parameters = parameters
    self.call = call
  }
}

extension AssistantTool {
  /// An argument that a tool takes.
  package struct Parameter: Hashable, Sendable {
    /// The name.
    package var name: String
    /// What it has to be.
    package var kind: Kind
    /// What it means, for the assistant.
    package var description: String
    /// Whether the tool needs it.
    package var isRequired: Bool

    /// What an argument has to be.
    package enum Kind: Hashable, Sendable {
      case text
      case texts
      case choice([String])
      case object
    }

    /// A parameter, which the tool does without unless that is said.
    package init(_ name: String, _ kind: Kind, _ description: String, isRequired: Bool = false) {
      self.name = name
      self.kind = kind
      self.description = description
      self.isRequired = isRequired
    }
  }

  /// The arguments of a call, of the kinds that the parameters say.
  package struct Arguments: Sendable {
    private let values: [String: JSONValue]

    init(_ values: [String: JSONValue]) { self.values = values }

    /// The text of an argument; nil if it was not given.
    package func text(_ name: String) -> String? { values[name]?.string }

    /// The texts of an argument; none if it was not given.
    package func texts(_ name: String) -> [String] {
      guard case .array(let texts)? = values[name] else { return [] }
      return texts.compactMap(\.string)
    }

    /// An object; nil if it was not given.
    package func object(_ name: String) -> JSONValue? { values[name] }
  }

  /// What came of a call.
  package struct Result: Hashable, Sendable {
    /// What people and assistants read.
    package var text: String
    /// The same for programs; nil if there is no document.
    package var structured: JSONValue?
    /// Whether the tool could not do its work; the text says what to do then.
    package var isError: Bool

    /// A result that is not an error.
    package init(text: String, structured: JSONValue?) {
      self.text = text
      self.structured = structured
      isError = false
    }

    /// A failure, with what to do.
    package init(failure: String) {
      text = failure
      structured = nil
      isError = true
    }
  }
}

extension AssistantTool {
  /// The tool as `tools/list` describes it.
  var json: JSONValue {
    let properties = parameters.map { JSONValue.Member($0.name, $0.schema) }
    return [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": [
        "type": "object", "properties": .object(properties),
        "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": false,
      ],
      "annotations": ["title": .string(title), "readOnlyHint": true, "openWorldHint": false],
    ]
  }

  /// Calls the tool if the arguments are what it takes.
  func result(of given: JSONValue?) -> Result {
    var values: [String: JSONValue] = [:]
    switch given {
    case nil, .null?: break
    case .object(let members)?:
      for member in members where member.value != .null { values[member.name] = member.value }
    default: return Result(failure: "The arguments of \(name) are an object; \(usage)")
    }
    let known = parameters.map(\.name)
    if let stranger = values.keys.sorted().first(where: { !known.contains($0) }) {
      return Result(failure: "\(name) takes no argument “\(stranger)”; \(usage)")
    }
    for parameter in parameters {
      guard let value = values[parameter.name] else {
        guard parameter.isRequired else { continue }
        return Result(failure: "\(name) needs the argument “\(parameter.name)”; \(usage)")
      }
      guard parameter.accepts(value) else {
        return Result(
          failure: "“\(parameter.name)” has to be \(parameter.kindInWords). "
            + "Call \(name) again with it.")
      }
    }
    return call(Arguments(values))
  }

  private var usage: String {
    "it takes "
      + parameters.map { $0.name + ($0.isRequired ? " (needed)" : "") }
      .joined(separator: ", ") + "."
  }
}

extension AssistantTool.Parameter {
  fileprivate var schema: JSONValue {
    let type: [JSONValue.Member]
    switch kind {
    case .text: type = [.init("type", "string")]
    case .texts: type = [.init("type", "array"), .init("items", ["type": "string"])]
    case .choice(let names): type = [.init("type", "string"), .init("enum", JSONValue(names))]
    case .object: type = [.init("type", "object")]
    }
    return .object(type + [.init("description", .string(description))])
  }

  fileprivate func accepts(_ value: JSONValue) -> Bool {
    switch kind {
    case .text: return value.string != nil
    case .choice(let names): return value.string.map(names.contains) == true
    case .object: return value.members != nil
    case .texts:
      guard case .array(let values) = value else { return false }
      return values.allSatisfy { $0.string != nil }
    }
  }

  fileprivate var kindInWords: String {
    switch kind {
    case .text: "a string"
    case .texts: "a list of strings"
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .object: "an object"
    }
  }
}

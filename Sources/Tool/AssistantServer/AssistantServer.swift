import FileAccess
import Reports

/// A server of the Model Context Protocol: it answers messages of JSON-RPC, one on each line.
///
/// It has no state: the same message always gives the same answer. Clients that begin with `initialize`
/// are served, and so are those whose requests carry their version.
package struct AssistantServer: Sendable {
  private let version: String
  private let instructions: String
  private let tools: [AssistantTool]

  /// A server of some tools.
  package init(version: String, instructions: String, tools: [AssistantTool]) {
    self.version = version
    self.instructions = instructions
    self.tools = tools
  }

  /// The longest message, in bytes.
  package static let longestMessage = 16 << 20

  /// Answers messages until there are no more, or the client is gone.
  package func run(input: Descriptor, output: Descriptor) {
    var reader = LineReader(input)
    while true {
      let answer: JSONValue?
      switch reader.line(atMost: Self.longestMessage) {
      case .end: return
      case .tooLong:
        answer = Self.failure(
          .null, .invalidRequest, "a message has at most \(Self.longestMessage) bytes")
      case .text(let line):
        if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
        answer = self.answer(to: line)
      }
      if let answer, !output.write(answer.line + "\n") { return }
    }
  }

  /// The answer to a message; nil if it needs none, as a notification.
  package func answer(to line: [UInt8]) -> JSONValue? {
    let message: JSONValue
    do {
      message = try JSONValue(reading: line)
    } catch {
      return Self.failure(.null, .parseError, "the message is not JSON: \(error.text)")
    }
    guard message.members != nil, message["jsonrpc"]?.string == "2.0" else {
      return Self.failure(.null, .invalidRequest, "a message is one object of JSON-RPC 2.0")
    }
    // An answer to a request: this server makes none.
    if message["method"] == nil, message["result"] != nil || message["error"] != nil { return nil }
    guard let id = message["id"] else { return nil }
    guard id.string != nil || id.integer != nil else {
      return Self.failure(.null, .invalidRequest, "the id of a request is a string or an integer")
    }
    guard let method = message["method"]?.string else {
      return Self.failure(id, .invalidRequest, "a request needs a method")
    }
    let parameters = message["params"] ?? .object([])
    guard parameters.members != nil else {
      return Self.failure(id, .invalidParams, "params are an object")
    }
    return answer(id, method, parameters)
  }

  private func answer(_ id: JSONValue, _ method: String, _ parameters: JSONValue) -> JSONValue {
    let said = parameters["_meta"]?[Self.prefix + "protocolVersion"]
    if let said, said.string != ProtocolVersion.modern {
      return Self.failure(
        id, .unsupportedVersion, "Unsupported protocol version",
        ["supported": JSONValue(ProtocolVersion.all), "requested": said])
    }
    let isModern = said != nil || method == "server/discover"
    func success(_ members: [JSONValue.Member]) -> JSONValue {
      ["jsonrpc": "2.0", "id": id, "result": .object(isModern ? modern(members) : members)]
    }
    switch method {
    case "initialize":
      let agreed = ProtocolVersion.agreed(on: parameters["protocolVersion"]?.string)
      return success([
        .init("protocolVersion", .string(agreed)), .init("capabilities", Self.capabilities),
        .init("serverInfo", information), .init("instructions", .string(instructions)),
      ])
    case "server/discover":
      return success(
        [
          .init("supportedVersions", JSONValue(ProtocolVersion.all)),
          .init("capabilities", Self.capabilities), .init("instructions", .string(instructions)),
        ] + Self.caching)
    case "ping": return success([])
    case "tools/list":
      return success(
        [.init("tools", .array(tools.map(\.json)))] + (isModern ? Self.caching : []))
    case "tools/call":
      guard let name = parameters["name"]?.string,
        let tool = tools.first(where: { $0.name == name })
      else {
        let names = tools.map(\.name).joined(separator: ", ")
        return Self.failure(
          id, .invalidParams, "there is no tool of this name; possible: \(names)")
      }
      return success(Self.members(of: tool.result(of: parameters["arguments"])))
    default:
      return Self.failure(id, .methodNotFound, "this server has no method “\(method)”")
    }
  }

  private static func members(of result: AssistantTool.Result) -> [JSONValue.Member] {
    var members = [
      JSONValue.Member("content", [["type": "text", "text": .string(result.text)]])
    ]
    if let structured = result.structured {
      members.append(.init("structuredContent", structured))
    }
    members.append(.init("isError", .boolean(result.isError)))
    return members
  }

  /// What a result has in addition since requests carry their version.
  private func modern(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    [.init("resultType", "complete")] + members
      + [.init("_meta", .object([.init(Self.prefix + "serverInfo", information)]))]
  }

  private var information: JSONValue {
    ["name": "wayleave", "title": "Wayleave", "version": .string(version)]
  }

  private static let prefix = "io.modelcontextprotocol/"
  private static let capabilities: JSONValue = ["tools": ["listChanged": false]]
  /// The tools change with the version of the tool alone.
  private static let caching = [
    JSONValue.Member("ttlMs", 3_600_000), JSONValue.Member("cacheScope", "public"),
  ]

  /// The errors of the protocol.
  private enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case unsupportedVersion = -32022
  }

  private static func failure(
    _ id: JSONValue, _ code: Code, _ message: String, _ data: JSONValue? = nil
  ) -> JSONValue {
    var error = [
      JSONValue.Member("code", .integer(code.rawValue)), .init("message", .string(message)),
    ]
    if let data { error.append(.init("data", data)) }
    return ["jsonrpc": "2.0", "id": id, "error": .object(error)]
  }
}

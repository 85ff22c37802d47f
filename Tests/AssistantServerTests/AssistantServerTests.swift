import Reports
import Testing

@testable import AssistantServer

@Suite("The server for assistants")
struct AssistantServerTests {
  private let server = AssistantServer(
    version: "1.2.3", instructions: "Ask.",
    tools: [
      AssistantTool(
        "echo", title: "Echo", description: "Repeats.",
        parameters: [
          .init("text", .text, "What to repeat.", isRequired: true),
          .init("loudness", .choice(["low", "high"]), "How loud."),
          .init("more", .texts, "More of it."), .init("object", .object, "A thing."),
        ]
      ) { arguments in
        AssistantTool.Result(
          text: arguments.text("text") ?? "",
          structured: .array(arguments.texts("more").map { .string($0) }))
      }
    ])

  private func answer(_ message: String) -> JSONValue? { server.answer(to: Array(message.utf8)) }

  private func call(_ arguments: String) -> JSONValue? {
    answer(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":"#
        + arguments + "}}")?["result"]
  }

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2024-11-05", "2024-11-05"), ("2026-07-28", "2025-11-25"),
    ("1999-01-01", "2025-11-25"),
  ])
  func `agrees on the version that a client asks for, or the newest that begins with initialize`(
    asked: String, agreed: String
  ) {
    let result = answer(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":""# + asked
        + #"","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}"#)?["result"]
    #expect(result?["protocolVersion"]?.string == agreed)
    #expect(result?["serverInfo"]?["version"] == "1.2.3")
    #expect(result?["capabilities"]?["tools"] != nil)
    #expect(result?["resultType"] == nil)
  }

  @Test func `serves a request that carries its version, without initialize`() {
    let meta = #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#
    let result = answer(
      #"{"jsonrpc":"2.0","id":"a","method":"tools/list","params":{"# + meta + "}}")?["result"]
    #expect(result?["resultType"] == "complete")
    #expect(result?["cacheScope"] == "public")
    #expect(result?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "wayleave")
    let found = answer(
      #"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"# + meta + "}}")?["result"]
    guard case .array(let versions)? = found?["supportedVersions"] else {
      Issue.record("no versions")
      return
    }
    #expect(versions.first == "2026-07-28")
    #expect(versions.contains("2025-06-18"))
  }

  @Test func `names the versions that it speaks to a request of another one`() {
    let error = answer(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"1900-01-01"}}}"#
    )?["error"]
    #expect(error?["code"] == -32022)
    #expect(error?["data"]?["requested"] == "1900-01-01")
  }

  @Test(arguments: [
    ("{", -32700), ("[]", -32600), ("1", -32600), (#"{"id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"other"}}"#, -32602),
  ])
  func `answers a message that is wrong with the error of the protocol`(
    message: String, code: Int
  ) {
    #expect(answer(message)?["error"]?["code"]?.integer == code)
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
    #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
  ])
  func `does not answer notifications and answers`(message: String) {
    #expect(answer(message) == nil)
  }

  @Test func `answers ping with an empty object`() {
    #expect(answer(#"{"jsonrpc":"2.0","id":5,"method":"ping"}"#)?["result"] == .object([]))
  }

  @Test func `describes each tool with a schema that lists its arguments and refuses others`() {
    let result = answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)?["result"]
    guard case .array(let tools)? = result?["tools"] else {
      Issue.record("no tools")
      return
    }
    let schema = tools.first?["inputSchema"]
    #expect(schema?["required"] == ["text"])
    #expect(schema?["additionalProperties"] == false)
    #expect(schema?["properties"]?["loudness"]?["enum"] == ["low", "high"])
  }

  @Test func `gives text and a document`() {
    let result = call(#"{"text":"hello","more":["a"],"loudness":null}"#)
    #expect(result?["content"] == [["type": "text", "text": "hello"]])
    #expect(result?["structuredContent"] == ["a"])
    #expect(result?["isError"] == false)
  }

  @Test(arguments: [
    ("{}", "needs the argument “text”"), (#"{"text":1}"#, "has to be a string"),
    (#"{"text":"x","volume":1}"#, "takes no argument “volume”"),
    (#"{"text":"x","loudness":"loud"}"#, "one of low, high"),
    (#"{"text":"x","more":[1]}"#, "a list of strings"), (#"{"text":"x","object":1}"#, "an object"),
    ("[]", "are an object"),
  ])
  func `says what is wrong with arguments in a result that an assistant reads`(
    arguments: String, words: String
  ) {
    let result = call(arguments)
    #expect(result?["isError"] == true)
    guard case .array(let content)? = result?["content"] else {
      Issue.record("no content")
      return
    }
    #expect(content.first?["text"]?.string?.contains(words) == true)
  }
}

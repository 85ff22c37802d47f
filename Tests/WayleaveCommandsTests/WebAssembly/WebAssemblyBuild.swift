import Foundation
import Testing

/// The phones compiled to WebAssembly, which `Scripts/wasm --compare` names; node runs them.
struct WebAssemblyBuild: Sendable {
  let path: String

  /// nil if the tests run without it.
  static let underTest = ProcessInfo.processInfo.environment["WAYLEAVE_WASM"].map(Self.init(path:))

  private static let runner = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Page/WebAssembly/answer.mjs").path

  /// A question that answer.mjs understands.
  struct Question: Encodable {
    var walk: String?
    var seed: UInt32?
    var count: Int?
    var scenario: String?
    var android: Bool?
  }

  /// The answers to questions, in order.
  func answers(to questions: [Question]) throws -> [String] {
    let node = Process()
    node.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    node.arguments = ["node", Self.runner, path]
    let input = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: input) }
    let lines = try questions.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    try lines.joined(separator: "\n").write(to: input, atomically: true, encoding: .utf8)
    node.standardInput = try FileHandle(forReadingFrom: input)
    let output = Pipe()
    node.standardOutput = output
    try node.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    node.waitUntilExit()
    #expect(node.terminationStatus == 0)
    let answers = try text.split(separator: "\n").map {
      try JSONDecoder().decode(String.self, from: Data($0.utf8))
    }
    try #require(answers.count == questions.count)
    return answers
  }
}

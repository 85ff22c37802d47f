import ArgumentParser
import AssistantServer
import Reports

/// A command that runs in this process for an assistant, with a console of its own.
struct CommandCall {
  /// What it wrote to standard output.
  private(set) var output = ""
  /// What it wrote to standard error, or why it could not run.
  private(set) var error = ""
  /// How it ended.
  private(set) var code: Int32 = 0

  /// Runs a command line of a tool; standard input holds a text, for nothing of the server's own may be
  /// read.
  init(_ arguments: [String], of tool: any ParsableCommand.Type, input: String = "") {
    let collected = Collected()
    let console = Console(
      write: { collected.output += $0 }, writeError: { collected.error += $0 },
      read: { String(decoding: input.utf8.prefix($0), as: UTF8.self) }, variable: { _ in nil })
    Console.$current.withValue(console) {
      do {
        var command = try tool.parseAsRoot(arguments)
        try command.run()
      } catch {
        code = tool.exitCode(for: error).rawValue
        let message = tool.fullMessage(for: error)
        if code != 0 { collected.error += message.isEmpty ? "" : message + "\n" }
      }
    }
    output = collected.output
    error = collected.error
  }

  /// What was written; one thread runs the command.
  private final class Collected: @unchecked Sendable {
    var output = ""
    var error = ""
  }

  /// The output of a command as text, with that of `--format json` as its document.
  ///
  /// - Parameter isAnswer: Whether a run that ended with this code has something to say.
  static func result(
    _ arguments: [String], of tool: any ParsableCommand.Type, input: String = "",
    isAnswer: (Int32) -> Bool = { $0 == 0 }
  ) -> AssistantTool.Result {
    let text = CommandCall(arguments, of: tool, input: input)
    guard isAnswer(text.code), !text.output.isEmpty else {
      return AssistantTool.Result(failure: text.failure)
    }
    let document = CommandCall(
      arguments.inserting(["--format", "json"]), of: tool, input: input)
    return AssistantTool.Result(
      text: text.output + text.error,
      structured: try? JSONValue(reading: Array(document.output.utf8)))
  }

  private var failure: String {
    let message = error.isEmpty ? output : error
    return message.isEmpty ? "The command ended with \(code) and said nothing." : message
  }
}

extension [String] {
  /// The words with others before the first `--`, after which nothing is an option.
  fileprivate func inserting(_ words: [String]) -> [String] {
    guard let end = firstIndex(of: "--") else { return self + words }
    return self[..<end] + words + self[end...]
  }
}

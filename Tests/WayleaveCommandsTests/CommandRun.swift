import ArgumentParser
import Dispatch
@testable import WayleaveCommands

/// One run of the tool with what it wrote and how it ended.
struct CommandRun {
  var output = ""
  var error = ""
  var code: Int32 = 0

  /// Runs a command line in this process.
  init(
    _ arguments: [String], variables: [String: String] = [:], outputColumns: Int? = nil,
    errorColumns: Int? = nil
  ) {
    let transcript = Transcript()
    let console = Console(
      write: { transcript.addOutput($0) },
      writeError: { transcript.addError($0) },
      variable: { variables[$0] },
      outputColumns: outputColumns, errorColumns: errorColumns)
    Console.$current.withValue(console) {
      do {
        var command = try Wayleave.parseAsRoot(arguments)
        try command.run()
      } catch {
        code = Wayleave.exitCode(for: error).rawValue
        let message = Wayleave.fullMessage(for: error)
        code == 0 ? transcript.addOutput(message) : transcript.addError(message)
      }
    }
    output = transcript.output
    error = transcript.error
  }

  /// What the console was told; every access goes through the queue.
  private final class Transcript: @unchecked Sendable {
    private let queue = DispatchQueue(label: "transcript")
    private(set) var output = ""
    private(set) var error = ""

    func addOutput(_ text: String) { queue.sync { output += text } }
    func addError(_ text: String) { queue.sync { error += text } }
  }
}

import ArgumentParser
import Dispatch
import WayleaveCommands

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
      write: { transcript.add($0, to: \.output) },
      writeError: { transcript.add($0, to: \.error) },
      variable: { variables[$0] },
      outputColumns: outputColumns, errorColumns: errorColumns)
    Console.$current.withValue(console) {
      do {
        var command = try Wayleave.parseAsRoot(arguments)
        try command.run()
      } catch {
        code = Wayleave.exitCode(for: error).rawValue
        let message = Wayleave.fullMessage(for: error)
        transcript.add(message, to: code == 0 ? \.output : \.error)
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

    func add(_ text: String, to stream: ReferenceWritableKeyPath<Transcript, String>) {
      queue.sync { self[keyPath: stream] += text }
    }
  }
}

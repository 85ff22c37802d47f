import ArgumentParser
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
    let console = transcript.console(
      variables: variables, outputColumns: outputColumns, errorColumns: errorColumns)
    Console.$current.withValue(console) {
      do {
        var command = try Wayleave.command(of: arguments)
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
}

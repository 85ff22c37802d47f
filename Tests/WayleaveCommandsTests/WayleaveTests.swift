import Testing

@testable import WayleaveCommands

@Suite("The tool")
struct WayleaveTests {
  @Test func `alone says which command to type first`() {
    let run = CommandRun([])
    #expect(run.output.contains("wayleave check PATH"))
    #expect(run.code == 0)
  }

  @Test func `tells its version`() {
    #expect(CommandRun(["--version"]).output == Tool.version)
  }

  @Test(arguments: ["check", "diagnose", "matrix", "needs", "rules", "simulate"])
  func `shows examples in the help of a command`(command: String) {
    let run = CommandRun(["help", command])
    #expect(run.output.contains("EXAMPLES\n  wayleave \(command)"))
    #expect(run.code == 0)
  }

  @Test(arguments: [
    ["chekc", "."], ["simulate"], ["check", ".", "--format", "xml"],
    ["check", ".", "--fail-on", "all"],
    ["check", ".", "--only", "no-such-rule"], ["check", ".", "--ignore", "W999"],
    ["matrix", "--ios", "20"], ["matrix", "--mode", "maybe"], ["rules", "no-such-rule"],
  ])
  func `stops with 64 at a command line it does not understand`(arguments: [String]) {
    let run = CommandRun(arguments)
    #expect(run.code == 64)
    #expect(run.error.contains("Usage: wayleave"))
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [["fix"], ["fix", "."], ["fix", "--help"], ["help", "fix"]])
  func `has no command fix, and says which option fixes an app`(arguments: [String]) {
    let run = CommandRun(arguments)
    #expect(run.code == 64)
    #expect(run.error.contains("fix an app with `wayleave check --fix`"))
    #expect(run.output.isEmpty)
  }

  @Test(arguments: ["check", "permissions"])
  func `says how a command is used as the whole tool does`(command: String) {
    for line in [[command, "--help"], ["help", command], [command, "--no-such"]] {
      let run = CommandRun(line)
      #expect((run.output + run.error).lowercased().contains("usage: wayleave \(command)"))
    }
    #expect(CommandRun([command, "--version"]).output == Tool.version)
  }

  @Test func `names the likeliest rule where a name is misspelled`() {
    let run = CommandRun(["rules", "purpose-strng-missing"])
    #expect(run.error.contains("did you mean purpose-string-missing?"))
  }
}

extension CheckCommand {
  /// All that a line may say, by name.
  fileprivate var words: [String] {
    [paths.joined(separator: " "), "\(format) \(printing.color) \(failOn as Any)"]
      + [noConfig, quiet, absolutePaths, omitSuppressed].map { "\($0)" }
      + [target, needs, only.map { "\($0)" }, ignore.map { "\($0)" }].map { "\($0)" }
      + [printing.output, config, baseline, writeBaseline, configuration].map { "\($0 as Any)" }
  }
}

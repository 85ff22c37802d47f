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
    #expect(CommandRun(["--version"]).output == Wayleave.version)
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

  @Test(arguments: [
    ["permissions", "app.apk", "--format", "aapt"], ["matrix", "--ios", "17"],
    ["explain", "AND-RUN-021"], ["check", ".", "--needs", "needs.yml", "--fail-on", "never"],
    ["simulate", "a.yml", "--ios", "17"], ["branches", "a", "--ios", "13...17"],
  ])
  func `reads a command that stands first as it does below the tool`(arguments: [String]) throws {
    let alone = try Wayleave.command(arguments)
    let below = try Wayleave.parseAsRoot(arguments)
    #expect(type(of: alone) == type(of: below))
    #expect(String(describing: alone) == String(describing: below))
  }

  @Test(arguments: [["a.apk"], ["a.apk", "--format", "aapt"], ["a b/c", "--format", "text"]])
  func `reads plain words of permissions as the parser does`(words: [String]) throws {
    let plain = try #require(PermissionsCommand(plainWords: ["permissions"] + words))
    let parsed = try PermissionsCommand.parse(words)
    #expect(plain.path == parsed.path && plain.format == parsed.format)
    #expect(plain.color == parsed.color)
  }

  @Test(arguments: [
    [], ["rules", "a.apk"], ["permissions"], ["permissions", ""], ["permissions", "--help"],
    ["permissions", "--format", "aapt"], ["permissions", "--", "a.apk"],
    ["permissions", "a.apk", "--format"], ["permissions", "a.apk", "--format", "xml"],
    ["permissions", "a.apk", "--format=aapt"], ["permissions", "a.apk", "b.apk"],
    ["permissions", "a.apk", "--color", "never"],
    ["permissions", "a.apk", "--format", "aapt", "--color", "never"],
  ])
  func `leaves other words to the parser`(line: [String]) {
    #expect(PermissionsCommand(plainWords: line) == nil)
  }

  @Test(arguments: ["check", "permissions"])
  func `says how a command is used as the whole tool does`(command: String) {
    for line in [[command, "--help"], ["help", command], [command, "--no-such"]] {
      let run = CommandRun(line)
      #expect((run.output + run.error).lowercased().contains("usage: wayleave \(command)"))
    }
    #expect(CommandRun([command, "--version"]).output == Wayleave.version)
  }

  @Test func `names the likeliest rule where a name is misspelled`() {
    let run = CommandRun(["rules", "purpose-strng-missing"])
    #expect(run.error.contains("did you mean purpose-string-missing?"))
  }
}

extension CheckCommand {
  /// All that a line may say, by name.
  fileprivate var words: [String] {
    [path, "\(format) \(color) \(failOn as Any)"]
      + [noConfig, quiet, absolutePaths, omitSuppressed].map { "\($0)" }
      + [target, needs, only.map { "\($0)" }, ignore.map { "\($0)" }].map { "\($0)" }
      + [output, config, baseline, writeBaseline, configuration].map { "\($0 as Any)" }
  }
}

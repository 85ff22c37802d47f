import ArgumentParser
import Testing

@testable import WayleaveCommands

@Suite("The help of every command") struct HelpTests {
  /// The width for which ArgumentParser wraps if the output is not a terminal.
  static let columns = 80

  @Test(arguments: commands(below: Wayleave.self, named: []))
  func `is wrapped once: a line ends only where the next word does not fit`(command: [String]) {
    let run = CommandRun(["help"] + command)
    #expect(run.code == 0)
    let prose = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.hasPrefix("USAGE") }
    let broken = zip(prose, prose.dropFirst()).filter { line, next in
      guard !line.isEmpty, !line.hasPrefix(" "), let word = next.split(separator: " ").first else {
        return false
      }
      return !next.hasPrefix(" ") && line.count + 1 + word.count < Self.columns
    }
    #expect(broken.map(\.0).isEmpty)
    #expect(prose.allSatisfy { $0.count <= Self.columns })
  }

  @Test(arguments: commands(below: Wayleave.self, named: []))
  func `has examples and lists that fit their lines`(command: [String]) {
    let prose = CommandRun(["help"] + command).output
      .split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.hasPrefix("USAGE") }
    let broken = zip(prose, prose.dropFirst()).filter { line, next in
      line.hasPrefix("  ") && !next.isEmpty && !next.hasPrefix(" ")
    }
    #expect(broken.map(\.1).isEmpty)
  }

  /// The command's path of names, and those of the commands below it.
  static func commands(
    below command: any ParsableCommand.Type, named path: [String]
  ) -> [[String]] {
    [path]
      + command.configuration.subcommands.flatMap {
        commands(below: $0, named: path + [$0._commandName])
      }
  }
}

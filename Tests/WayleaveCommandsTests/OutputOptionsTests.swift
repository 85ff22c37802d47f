import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import WayleaveCommands

@Suite("--format, --output and --color") struct OutputOptionsTests {
  /// The commands that write a folder or answer a client, and so print no report.
  private static let others: Set<[String]> = [
    ["explore", "init"], ["explore", "fit"], ["page"], ["mcp"],
  ]

  /// The commands that print a report: those that have no commands below them.
  static var commands: [[String]] {
    let all = HelpTests.commands(below: Wayleave.self, named: [])
    return all.filter { command in
      !others.contains(command)
        && !all.contains { $0.count > command.count && $0.starts(with: command) }
    }
  }

  @Test(arguments: commands)
  func `are the same on every command that prints a report`(command: [String]) {
    let help = CommandRun(["help"] + command).output
    for line in [
      "  --format <format>       What to print.",
      "  -o, --output <file>     Write to a file instead of standard output.",
      "  --color <when>          When to use color. (values: auto, always, never;",
    ] { #expect(help.contains(line), "\(command)") }
  }

  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// A short run of each command.
  static let runs: [[String]] = [
    ["check", repository + "/Examples/TrailGuideFixed"], ["matrix"],
    ["simulate", repository + "/Scenarios/bluedot/B01.yml"],
    ["explore", "--ios", "17", "--depth", "2"],
    ["explain", "iOS 14"], ["rules"], ["facts"], ["needs", "list"],
    ["needs", "show", "move:driving"],
    ["needs", "plist", "move"], ["needs", "manifest", "situm"], ["needs", "docs", "move"],
    ["permissions", repository + "/Fuzz/Seeds/FuzzPackages/aapt.apk"],
    ["branches", repository + "/Examples/AirQuality/Sources"],
    ["diff", repository + "/Examples/TrailGuide", repository + "/Examples/TrailGuideFixed"],
  ]

  @Test(arguments: runs)
  func `write the same bytes to a file as to standard output, and nothing there`(
    arguments: [String]
  ) throws {
    let folder = try TemporaryFolder([:])
    let file = folder.path + "/report"
    let printed = CommandRun(arguments)
    let written = CommandRun(arguments + ["--output", file])
    #expect(written.output.isEmpty)
    #expect(written.code == printed.code)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == printed.output)
    #expect(!printed.output.isEmpty)
  }

  @Test func `accept -o for --output`() throws {
    let folder = try TemporaryFolder([:])
    let file = folder.path + "/report"
    #expect(CommandRun(["needs", "list", "-o", file]).output.isEmpty)
    #expect(
      try String(contentsOfFile: file, encoding: .utf8) == CommandRun(["needs", "list"]).output)
  }

  @Test(arguments: runs)
  func `write no color unless it is wanted`(arguments: [String]) {
    let escape = "\u{1B}["
    #expect(!CommandRun(arguments).output.contains(escape))
    #expect(
      !CommandRun(arguments + ["--color", "never"], outputColumns: 80).output.contains(escape))
    let plain = CommandRun(arguments, variables: ["NO_COLOR": "1"], outputColumns: 80)
    #expect(!plain.output.contains(escape))
  }
}

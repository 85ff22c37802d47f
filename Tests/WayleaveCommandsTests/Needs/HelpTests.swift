import Testing

@testable import WayleaveCommands

@Suite("The help of needs and diagnose") struct HelpTests {
  @Test(arguments: [
    ["needs"], ["needs", "list"], ["needs", "show"], ["needs", "plist"], ["needs", "docs"],
    ["diagnose"],
  ])
  func `stays as it is written on a terminal of 80 columns`(command: [String]) {
    let run = CommandRun(["help"] + command)
    let prose = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.hasPrefix("USAGE") }
    #expect(run.code == 0 && prose.contains("EXAMPLES"))
    // A line that is broken for lack of room leaves a short one behind it.
    let broken = zip(prose, prose.dropFirst()).filter { line, next in
      line.count < 60 && !line.isEmpty && !line.hasPrefix(" ") && !next.isEmpty
        && !next.hasPrefix(" ") && !line.hasSuffix(".") && !line.hasPrefix("OVERVIEW")
    }
    #expect(broken.isEmpty)
  }
}

import WayleaveTesting
import Testing

/// Each classic bug is found with the shortest story there is, and its fixed twin is clean.
@Suite("Eleven small programs") struct ElevenProgramsTests {
  @Test(arguments: Program.all)
  func `the bug is found, in so many steps`(program: Program) async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(program.releases, depth: 12) {
        program.describe($0, false)
      }
    }
    let counterexamples = failure?.counterexamples ?? []
    #expect(Set(counterexamples.map(\.release)) == Set(program.releases.versions))
    for counterexample in counterexamples {
      #expect(counterexample.title.hasPrefix(program.title))
      #expect(counterexample.steps.count == program.steps)
    }
  }

  @Test(arguments: Program.all)
  func `one step less finds nothing`(program: Program) async throws {
    let exploration = try await explore(program.releases, depth: program.steps - 1) {
      program.describe($0, false)
    }
    #expect(exploration.states >= program.releases.versions.count)
  }

  @Test(arguments: Program.all)
  func `the fixed twin is clean`(program: Program) async throws {
    let exploration = try await explore(program.releases, depth: program.steps) {
      program.describe($0, true)
    }
    #expect(exploration.transitions > 20)
  }
}

import LocationAuthorizationTesting
import PlatformModel
import Testing

/// Bugs that show only where code that is ready at once runs in another order.
@Suite("Orders of what is ready at once") struct OrdersTests {
  /// A program with such a bug, and its mended twin.
  struct Unlucky: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var fault: Fault
    var steps: [String]
    var words: String
    var describe: @Sendable (ExploredPhone, _ mended: Bool) -> Void
  }

  static let programs = [
    Unlucky(
      testDescription: "an older answer overtakes a newer one",
      fault: .broken("the old answer stays"),
      steps: ["tap Load / turn 1 late"],
      words: "a task on the global pool runs when nothing else is ready"
    ) { phone, mended in
      let app = phone.app(.trail) { TwoAnswers(mended: mended) }
      app.action("Load") { await $0.load() }
      app.never("the old answer stays") { $0.shown == 1 }
    },
    Unlucky(
      testDescription: "the answer comes before somebody waits for it", fault: .stuck("Read"),
      steps: ["tap Read / turn 1 late"],
      words: "a task on the main actor runs when nothing else is ready"
    ) { phone, mended in
      let app = phone.app(.trail) { LateContinuation(mended: mended) }
      app.action("Read") { await $0.readStatus() }
      app.allows(.lostAnswers)
    },
    Unlucky(
      testDescription: "a queue is slower than the main one", fault: .broken("nothing is shown"),
      steps: ["tap Refresh / turn 1 late"],
      words: "a block of the queue store runs when nothing else is ready"
    ) { phone, mended in
      let app = phone.app(.trail) { ReadAhead(mended: mended) }
      app.action("Refresh") { $0.refresh() }
      app.never("nothing is shown") { $0.text == "" }
    },
    Unlucky(
      testDescription: "two tasks of the launch", fault: .broken("it shows no settings"),
      steps: ["open / turn 1 takes 3"],
      words: "a task on the global pool runs before a callback of the main run loop"
    ) { phone, mended in
      let app = phone.app(.trail) { SlowStart(mended: mended) }
      app.never("it shows no settings") { $0.isBroken }
    },
  ]

  private func explored(
    _ program: Unlucky, orders: Int, mended: Bool = false, replay: String? = nil
  ) async throws -> Exploration {
    try await explore(.iOS(17), depth: 3, limits: Limits(orders: orders), replay: replay) {
      program.describe($0, mended)
    }
  }

  @Test(arguments: programs) func `it is found in another order`(_ program: Unlucky) async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explored(program, orders: 1)
    }
    let finding = try #require(failure?.findings.first)
    #expect(finding.fault == program.fault)
    #expect(finding.steps == program.steps)
    #expect("\(try #require(failure))".contains("out of turn: \(program.words)"))
  }

  @Test(arguments: programs) func `and not in the order of asking`(_ program: Unlucky) async throws
  {
    #expect(try await explored(program, orders: 0).coverage.map(\.turned) == [0])
  }

  @Test(arguments: programs) func `the mended twin is clean`(_ program: Unlucky) async throws {
    #expect(try await explored(program, orders: 2, mended: true).states > 1)
  }

  @Test(arguments: programs) func `its replay takes the same order`(_ program: Unlucky) async throws
  {
    let way = (["17.7"] + program.steps).joined(separator: " > ")
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explored(program, orders: 0, replay: way)
    }
    #expect(failure?.findings.map(\.fault) == [program.fault])
    #expect(failure?.findings.map(\.steps) == [program.steps])
  }
}

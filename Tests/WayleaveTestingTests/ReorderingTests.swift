import PlatformModel
import Testing

@testable import WayleaveTesting

/// Bugs that show only where code that is ready at once runs in another order.
@Suite("Orders of what is ready at once") struct ReorderingTests {
  /// A program with such a bug, and its fixed twin.
  struct Unlucky: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var fault: Fault
    var steps: [String]
    var words: String
    var describe: @Sendable (ExploredPhone, _ fixed: Bool) -> Void
  }

  static let programs = [
    Unlucky(
      testDescription: "an older answer overtakes a newer one",
      fault: .propertyViolated("the old answer stays"),
      steps: ["tap Load / turn 1 late"],
      words: "a task on the global pool runs when nothing else is ready"
    ) { phone, fixed in
      let app = phone.app(.trail) { TwoAnswers(fixed: fixed) }
      app.action("Load") { await $0.load() }
      app.never("the old answer stays") { $0.shown == 1 }
    },
    Unlucky(
      testDescription: "the answer comes before somebody waits for it", fault: .hang("Read"),
      steps: ["tap Read / turn 1 late"],
      words: "a task on the main actor runs when nothing else is ready"
    ) { phone, fixed in
      let app = phone.app(.trail) { LateContinuation(fixed: fixed) }
      app.action("Read") { await $0.readStatus() }
      app.ignore(.lostAnswers)
    },
    Unlucky(
      testDescription: "a queue is slower than the main one",
      fault: .propertyViolated("nothing is shown"),
      steps: ["tap Refresh / turn 1 late"],
      words: "a block of the queue store runs when nothing else is ready"
    ) { phone, fixed in
      let app = phone.app(.trail) { ReadAhead(fixed: fixed) }
      app.ignore(.emptyExploration)
      app.action("Refresh") { $0.refresh() }
      app.never("nothing is shown") { $0.text == "" }
    },
    Unlucky(
      testDescription: "two tasks of the launch", fault: .propertyViolated("it shows no settings"),
      steps: ["open / turn 1 takes 3"],
      words: "a task on the global pool runs before a callback of the main run loop"
    ) { phone, fixed in
      let app = phone.app(.trail) { SlowStart(fixed: fixed) }
      app.ignore(.emptyExploration)
      app.never("it shows no settings") { $0.isBroken }
    },
  ]

  private func explored(
    _ program: Unlucky, reorderings: Int, fixed: Bool = false, replay: String? = nil
  ) async throws -> Exploration {
    try await explore(
      .iOS(17), depth: 3, options: ExplorationOptions(reorderings: reorderings), replay: replay
    ) {
      program.describe($0, fixed)
    }
  }

  @Test(arguments: programs) func `it is found in another order`(_ program: Unlucky) async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explored(program, reorderings: 1)
    }
    let counterexample = try #require(failure?.counterexamples.first)
    #expect(counterexample.fault == program.fault)
    #expect(counterexample.steps == program.steps)
    #expect("\(try #require(failure))".contains("out of turn: \(program.words)"))
  }

  @Test(arguments: programs) func `and not in the order of asking`(_ program: Unlucky) async throws
  {
    #expect(try await explored(program, reorderings: 0).coverage.map(\.reordered) == [0])
  }

  @Test(arguments: programs) func `the fixed twin is clean`(_ program: Unlucky) async throws {
    #expect(try await explored(program, reorderings: 2, fixed: true).states > 1)
  }

  @Test(arguments: programs) func `its replay takes the same order`(_ program: Unlucky) async throws
  {
    let way = (["17.7"] + program.steps).joined(separator: " > ")
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explored(program, reorderings: 0, replay: way)
    }
    #expect(failure?.counterexamples.map(\.fault) == [program.fault])
    #expect(failure?.counterexamples.map(\.steps) == [program.steps])
  }

  @Test
  func `a hang that another order causes is reported, also if a second order crashes`()
    async throws
  {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(
        .iOS(17), depth: 1, environment: [],
        options: ExplorationOptions(continueAfterFailure: true, reorderings: 1)
      ) {
        phone in
        let app = phone.app(.trail) { Several() }
        app.ignore(.emptyExploration)
        app.action("Read") { await $0.reader.readStatus() }
        app.action("Load") { model in
          await model.answers.load()
          precondition(model.answers.shown == 2, "the old one")
        }
        app.ignore(.lostAnswers)
      }
    }
    let found = try #require(failure?.counterexamples)
    #expect(Set(found.map(\.fault)) == [.hang("Read"), .crash("the old one")])
    #expect(Set(found.map(\.steps)) == [["tap Read / turn 1 late"], ["tap Load / turn 1 late"]])
  }

  /// A search of states that are counted up in order, or jumped to out of it.
  private func jumping(_ depth: Int) -> Search {
    var options = ExplorationOptions(continueAfterFailure: true, reorderings: 1)
    options.depth = depth
    options.environment = []
    let search = Search(.iOS(17, 7), options) { phone in
      let app = phone.app(.trail) { Several() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.count = min(9, $0.count + 1) }
      app.action("Jump") { model in
        let wasOld = await model.isOldLast()
        if wasOld { model.count = 5 }
      }
      app.action("Stop") { model in
        let wasOld = await model.isOldLast()
        precondition(!wasOld || model.count != 5, "no trail")
      }
      app.compareStates { $0.count }
    }
    search.run()
    return search
  }

  @Test func `a state that is come to in order keeps its way, however short one out of turn is`() {
    let search = jumping(7)
    #expect(search.counterexamples.map(\.fault) == [.crash("no trail")])
    #expect(search.outcome.counts.reordered > 7)
    let inOrder = search.explorer.graph.nodes.indices.filter {
      search.explorer.graph.nodes[$0].level <= 7
    }
    #expect(inOrder.allSatisfy { search.explorer.graph.turns(to: $0) == 0 })
  }

  /// The levels fall from origin to origin: so every way comes to its beginning.
  @Test(arguments: [2, 4, 7]) func `no way to a state comes by one twice`(depth: Int) {
    let search = jumping(depth)
    #expect(search.explorer.graph.nodes.count > depth)
    for node in search.explorer.graph.nodes {
      guard let origin = node.origin else { continue }
      #expect(search.explorer.graph.nodes[origin.node].level < node.level)
    }
  }

  @Test func `a counterexample says what ran out of turn, at that step only`() async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(
        .iOS(17), depth: 2, replay: "17.7 > tap Load / turn 1 late > tap Check > tap Check"
      ) { phone in
        let app = phone.app(.trail) { Several() }
        app.ignore(.emptyExploration)
        app.action("Load") { await $0.answers.load() }
        app.action("Check") { $0.count += $0.answers.shown }
        app.never("the old answer stays") { $0.count == 2 }
      }
    }
    #expect("\(try #require(failure))".split(separator: "out of turn").count == 2)
  }

  @Test func `a random walk opens the app in the usual order`() async throws {
    let options = ExplorationOptions(randomWalks: RandomWalks(count: 50, length: 3), reorderings: 1)
    let exploration = try await explore(.iOS(17), depth: 0, environment: [], options: options) {
      phone in
      let app = phone.app(.trail) { SlowStart(fixed: false) }
      app.ignore(.emptyExploration)
      app.action("Show") { precondition(!$0.isBroken, "no settings") }
    }
    #expect(exploration.coverage.map(\.randomWalks) == [50])
    #expect(exploration.coverage.allSatisfy { $0.reordered > 0 })
  }

  @Test
  func `rows that only another order of the launch fires count, and so does one that crashes`()
    async throws
  {
    func coverage(reorderings: Int) async throws -> Exploration.Coverage {
      let exploration = try await explore(
        .iOS(17), depth: 0, environment: [], options: ExplorationOptions(reorderings: reorderings)
      ) { phone in
        let app = phone.app(.trail) { () -> Several in
          let model = Several()
          Task { if await model.isOldLast() { model.ask() } }
          return model
        }
        app.ignore(.promptsWithoutGesture)
      }
      return try #require(exploration.coverage.first)
    }
    let (inOrder, reordered) = (
      try await coverage(reorderings: 0), try await coverage(reorderings: 1)
    )
    #expect(reordered.rows.fired.subtracting(inOrder.rows.fired).contains("T26-T27"))
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(
        .iOS(17), depth: 0, environment: [], options: ExplorationOptions(reorderings: 1)
      ) { phone in
        phone.app(.trail) { () -> Several in
          let model = Several()
          Task {
            let wasOld = await model.isOldLast()
            precondition(!wasOld, "too old")
          }
          return model
        }
      }
    }
    #expect(failure?.exploration.coverage.map { $0.reordered > 0 } == [true])
  }
}

/// More than one such program in one.
@MainActor private final class Several {
  let reader = LateContinuation(fixed: false)
  let answers = TwoAnswers(fixed: false)
  private let counter = Counter()
  var count = 0

  /// Whether the older of two answers comes last.
  func isOldLast() async -> Bool {
    let answers = TwoAnswers(fixed: false)
    await answers.load()
    return answers.shown == 1
  }

  func ask() { counter.ask() }
}

import PhoneSimulator
import PlatformModel
import Testing

@testable import WayleaveTesting

/// What a limit on states bounds in addition to the states that are counted.
@Suite("A limit on states") struct StatesLimitTests {
  private func search(
    _ options: ExplorationOptions = ExplorationOptions(), depth: Int,
    _ declare: @escaping (ExploredApp<Counter>) -> Void
  ) -> Search {
    self.search(options, depth: depth, declare) { Counter() }
  }

  private func search<Model: AnyObject>(
    _ options: ExplorationOptions, depth: Int, _ declare: @escaping (ExploredApp<Model>) -> Void,
    make: @escaping @Sendable @MainActor () -> Model
  ) -> Search {
    var options = options
    options.depth = depth
    options.environment = []
    return Search(.iOS(17, 7), options) { phone in declare(phone.app(.trail, make)) }
  }

  @Test func `it bounds what is gone to ahead of the search`() {
    let search = search(ExplorationOptions(maxStates: 1_000), depth: 25) { app in
      for digit in 1...4 { app.action("Add \(digit)") { $0.count = $0.count * 5 + digit } }
    }
    search.run()
    #expect(search.outcome.stop == .states(1_000))
    #expect(search.explorer.graph.nodes.count < 2_000)
  }

  private func explored(
    states: Int, _ describe: @escaping @Sendable (ExploredPhone) -> Void
  ) async throws -> String {
    "\(try await explore(.iOS(17), depth: 9, options: ExplorationOptions(maxStates: states), describe))"
  }

  @Test func `the coverage names the fields that make states different, most values first`()
    async throws
  {
    let text = try await explored(states: 300) { phone in
      let app = phone.app(.trail) { Diary() }
      app.ignore(.emptyExploration)
      app.action("Write") { $0.write() }
      app.action("Turn") { $0.page = ($0.page + 1) % 3 }
    }
    #expect(
      text.contains(
        """

          of the first 300 states 66 differ in the phone or in what waits; the others differ in
          `Diary.lines` (7 values), `Diary.page` (3 values), `Shelf.place.row` (2 values): \
        `app.compareStates { … }` can leave it out

        """))
  }

  @Test
  func `the coverage names these fields also if the app's objects crash when they are released`()
    async throws
  {
    let text = try await explored(states: 30) { phone in
      let app = phone.app(.trail) { Unkept() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.count += 1 }
    }
    #expect(text.contains("`Unkept.count` ("))
  }

  @Test func `a state is counted once, and so is a step, also where it is taken again`() {
    let search = search(depth: 3) { app in
      app.action("Skip") { $0.isBusy = true }
      // Its end is looked for as soon as it waits; later there is another way to where that stops.
      app.action("Wait") { counter in
        if !counter.isBusy { try await Task.sleep(for: .seconds(1)) }
        (counter.isBusy, counter.count) = (false, 1)
        try await Task.sleep(for: .seconds(1))
        fatalError("no more")
      }
    }
    search.run()
    #expect(search.counterexamples.map(\.steps) == [["tap Skip", "tap Wait", "wait"]])
    let counted = search.explorer.graph.nodes.flatMap { $0.edges }.count { $0?.isCounted == true }
    #expect(search.outcome.counts.transitions == counted)
    #expect(search.outcome.counts.states == search.explorer.graph.nodes.count { $0.isCounted })
  }

  @Test func `rows of a step that is taken again are counted, and the step is not`() {
    let search = search(depth: 2) { $0.action("Count") { $0.count = 1 } }
    search.run()
    let (steps, rows) = (search.outcome.counts.transitions, RowSet(words: [1 << 63]))
    let target = search.explorer.graph.nodes[0].edge(0)?.target
    search.explorer.graph.lead(0, 0, Edge(target: target, faults: [], rows: rows))
    search.explorer.count(0, 0)
    #expect(search.outcome.rows.words.first.map { $0 >> 63 } == 1)
    #expect(search.outcome.counts.transitions == steps)
    #expect(search.explorer.graph.nodes[0].edge(0)?.rows == nil)
  }

  @Test func `the coverage does not name fields without a limit on states, or with compareStates`()
    async throws
  {
    let whole = try await explored(states: 1_000_000) { phone in
      let app = phone.app(.trail) { Diary() }
      app.ignore(.emptyExploration)
      app.action("Turn") { $0.page = ($0.page + 1) % 3 }
    }
    let shown = try await explored(states: 30) { phone in
      let app = phone.app(.trail) { Diary() }
      app.ignore(.emptyExploration)
      app.action("Write") { $0.write() }
      app.compareStates { $0.page }
    }
    #expect(shown.contains("stopped at 30 states"))
    for text in [whole, shown] { #expect(!text.contains("app.compareStates")) }
  }

  /// The first of two actions that crash is found, when the second stops one more thread.
  private func crashingTwice(_ options: ExplorationOptions) -> Search {
    search(options, depth: 6) { app in
      app.action("Show") { (_: Counter) in fatalError("none to show") }
      app.action("Hide") { (_: Counter) in fatalError("none to hide") }
    }
  }

  private func crashing(_ options: ExplorationOptions) -> Search {
    search(options, depth: 6) { app in
      app.action("Count") { $0.count += 1 }
      app.action("Show") { (counter: Counter) in fatalError("none of \(counter.count)") }
    }
  }

  @Test func `threads that crashes stop are bounded, and what was found stays`() {
    var options = ExplorationOptions(continueAfterFailure: true)
    options.crashes = 3
    let search = crashing(options)
    search.run()
    #expect(search.outcome.stop == .threads(3))
    #expect(search.counterexamples.first?.steps == ["tap Show"])
    #expect(Exploration([search]).description.contains("after 3 crashes"))
  }

  @Test func `what was found in a layer stays where threads that hang end it there`() {
    var options = ExplorationOptions(continueAfterFailure: true)
    options.crashes = 3
    let search = crashingTwice(options)
    search.run()
    #expect(search.outcome.stop == .threads(3))
    #expect(search.counterexamples.map(\.fault) == [.crash("none to show")])
  }

  @Test func `objects that fail as they go take one thread for as many runs as are kept`() {
    var options = ExplorationOptions()
    options.keptRuns = 10
    let search = search(options, depth: 5) { app in
      for digit in 1...3 { app.action("Add \(digit)") { $0.count = $0.count * 4 + digit } }
    } make: {
      Unkept()
    }
    let (stopped, most) = (Locked(0), Locked(0))
    search.explorer.inSandbox = { [unowned search] body in
      let ending = CrashSandbox.run(body)
      most.withLock { $0 = max($0, search.explorer.runs.kept.count) }
      if case .trap = ending { stopped.withLock { $0 += 1 } }
      return ending
    }
    search.run()
    #expect(search.outcome.stop == nil)
    #expect(search.outcome.depth == 5)
    #expect(search.counterexamples.isEmpty)
    #expect(most.withLock { $0 } <= 10)
    // The first is not known of before.
    #expect((2...search.outcome.counts.runs / 10 + 1).contains(stopped.withLock { $0 }))
  }

  @Test func `where no thread can be created any more, what was found stays`() {
    let search = crashingTwice(ExplorationOptions(continueAfterFailure: true))
    search.explorer.inSandbox = { [unowned search] in
      search.outcome.counterexamples.inLayer.isEmpty ? CrashSandbox.run($0) : .noThread
    }
    search.run()
    #expect(search.outcome.error is CrashSandbox.NoThread)
    #expect(search.counterexamples.map(\.fault) == [.crash("none to show")])
  }

  @Test func `where no thread can be created the search ends with that, and covers nothing`() {
    let search = crashing(ExplorationOptions())
    search.explorer.inSandbox = { _ in .noThread }
    search.run()
    let exploration = Exploration([search])
    #expect(exploration.coverage.map { $0.error is CrashSandbox.NoThread } == [true])
    #expect(exploration.description.contains("could not create a thread"))
  }

  @Test(arguments: [0, 1])
  func `a search asks for a stage only where it has something to do`(reorderings: Int) {
    let search = search(ExplorationOptions(reorderings: reorderings), depth: 2) { app in
      app.action("Count") { $0.count = 1 }
    }
    let begun = Locked(0)
    search.explorer.inSandbox = { body in
      begun.withLock { $0 += 1 }
      return CrashSandbox.run(body)
    }
    search.run()
    #expect(begun.withLock { $0 } == 1 + reorderings)
  }
}

/// Keeps more than it has to.
@MainActor private final class Diary {
  private(set) var lines: [String] = []
  var page = 0
  let title = "Trail"
  private let shelf = Shelf()

  func write() {
    lines.append("line \(lines.count)")
    shelf.place?.row = lines.count % 2
  }
}

private final class Shelf {
  struct Place {
    var row = 0
    var isFull = false
  }

  var place: Place? = Place()
}

/// What no one may let go of.
@MainActor private final class Unkept {
  nonisolated(unsafe) var count = 0

  deinit { precondition(count < 0, "it was kept") }
}

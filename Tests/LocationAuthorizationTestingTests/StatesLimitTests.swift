import PhoneSimulator
import PlatformModel
import Testing

@testable import LocationAuthorizationTesting

/// What a limit on states bounds besides the states that are counted.
@Suite("A limit on states") struct StatesLimitTests {
  @Test func `it bounds what is gone to ahead of the search`() {
    var limits = Limits(states: 1_000)
    limits.depth = 25
    limits.acts = []
    let search = Search(.iOS(17, 7), limits) { phone in
      let app = phone.app(.trail) { Counter() }
      for digit in 1...4 { app.action("Add \(digit)") { $0.count = $0.count * 5 + digit } }
    }
    search.run()
    #expect(search.outcome.stop == .states(1_000))
    #expect(search.nodes.count < 2_000)
  }

  private func explored(
    states: Int, _ describe: @escaping @Sendable (ExploredPhone) -> Void
  ) async throws -> String {
    "\(try await explore(.iOS(17), depth: 9, limits: Limits(states: states), describe))"
  }

  @Test func `what kept states apart is told, the field with most values first`() async throws {
    let text = try await explored(states: 300) { phone in
      let app = phone.app(.trail) { Diary() }
      app.action("Write") { $0.write() }
      app.action("Turn") { $0.page = ($0.page + 1) % 3 }
    }
    #expect(
      text.contains(
        """

          of the first 300 states 66 differ in the phone or in what waits; the others are told apart by
          `Diary.lines` (7 values), `Diary.page` (3 values), `Shelf.place.row` (2 values): \
        `app.shows { … }` leaves out what need not be

        """))
  }

  @Test func `what kept states apart is told also where the app's objects fail as they go`()
    async throws
  {
    let text = try await explored(states: 30) { phone in
      let app = phone.app(.trail) { Unkept() }
      app.action("Count") { $0.count += 1 }
    }
    #expect(text.contains("`Unkept.count` ("))
  }

  @Test func `a state is counted once, and so is a step, also where it is taken anew`() {
    var limits = Limits()
    limits.depth = 3
    limits.acts = []
    let search = Search(.iOS(17, 7), limits) { phone in
      let app = phone.app(.trail) { Counter() }
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
    #expect(search.findings.map(\.steps) == [["tap Skip", "tap Wait", "wait"]])
    let counted = search.nodes.flatMap { $0.edges }.count { $0?.isCounted == true }
    #expect(search.outcome.transitions == counted)
    #expect(search.outcome.states == search.nodes.count { $0.isCounted })
  }

  @Test func `nothing is told of it where no limit was met, or the app says what it shows`()
    async throws
  {
    let whole = try await explored(states: 1_000_000) { phone in
      let app = phone.app(.trail) { Diary() }
      app.action("Turn") { $0.page = ($0.page + 1) % 3 }
    }
    let shown = try await explored(states: 30) { phone in
      let app = phone.app(.trail) { Diary() }
      app.action("Write") { $0.write() }
      app.shows { $0.page }
    }
    #expect(shown.contains("stopped at 30 states"))
    for text in [whole, shown] { #expect(!text.contains("app.shows")) }
  }

  private func crashing(_ limits: Limits) -> Search {
    var limits = limits
    limits.depth = 6
    limits.acts = []
    return Search(.iOS(17, 7), limits) { phone in
      let app = phone.app(.trail) { Counter() }
      app.action("Count") { $0.count += 1 }
      app.action("Show") { (counter: Counter) in fatalError("none of \(counter.count)") }
    }
  }

  @Test func `threads that crashes stop are bounded, and what was found stays`() {
    var limits = Limits(goesOn: true)
    limits.crashes = 3
    let search = crashing(limits)
    search.run()
    #expect(search.outcome.stop == .threads(3))
    #expect(search.findings.first?.steps == ["tap Show"])
    #expect(Exploration([search]).description.contains("after 3 threads stood still at crashes"))
  }

  @Test func `where no thread is to be had the search stops, and nothing crashed`() {
    let search = crashing(Limits(goesOn: true))
    let begun = Locked(0)
    search.onStage = { body in
      begun.withLock { $0 += 1 }
      return begun.withLock { $0 } > 2 ? .noThread : Stage.run(body)
    }
    search.run()
    #expect(search.outcome.stop == .noThread)
    #expect(Exploration([search]).description.contains("stopped where no thread was to be had"))
    #expect(search.findings.allSatisfy { $0.title.contains("none of") })
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

/// What nobody may let go of.
@MainActor private final class Unkept {
  nonisolated(unsafe) var count = 0

  deinit { precondition(count < 0, "it was kept") }
}

import PhoneSimulator
import PlatformModel
import Testing

@testable import WayleaveTesting

/// What a limit on time bounds, by a clock of the test's own.
@Suite("A limit on time") struct TimeLimitTests {
  private let clock = Clock()

  private var options: ExplorationOptions {
    var options = ExplorationOptions(timeLimit: .seconds(60))
    options.depth = 1
    options.environment = []
    options.started = clock.start
    options.now = { [clock] in clock.now() }
    return options
  }

  @Test func `it begins with the search, and not when it was written down`() async throws {
    var options = options
    options.started = clock.start - .seconds(3600)
    let exploration = try await explore(.iOS(17), depth: 1, environment: [], options: options) {
      phone in
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.count += 1 }
    }
    #expect(exploration.coverage.map(\.stop) == [nil])
  }

  /// In a process of its own the time is asked for also between two looks at it, as one is made.
  @Test(arguments: [false, true], [10, 11])
  func `it ends a wait that is followed through state after state`(isolateRuns: Bool, calls: Int) {
    clock.isLate(after: calls)
    var options = options
    options.isolateRuns = isolateRuns
    let search = Search(.iOS(17, 7), options) { phone in
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Rest") { counter in
        for _ in 0..<100_000 {
          try await Task.sleep(for: .seconds(1))
          counter.count += 1
        }
      }
    }
    search.run()
    #expect(search.outcome.stop == .time(.seconds(60)))
    #expect(search.outcome.counts.undecided == 1)
    #expect(search.outcome.counterexamples.isEmpty)
    #expect(search.explorer.graph.nodes.count < 100)
  }

  @Test func `a crash before the time limit is reported`() {
    let search = Search(.iOS(17, 7), options) { [clock] phone in
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Stop") { (_: Counter) in
        // A run that goes on meets it first, and then one from the start: after that it is late.
        clock.isLate(after: clock.calls < 2 ? .max : clock.calls)
        fatalError("no trail")
      }
      app.action("Count") { $0.count += 1 }
    }
    search.run()
    #expect(search.outcome.stop == .time(.seconds(60)))
    #expect(search.counterexamples.map(\.steps) == [["tap Stop"]])
  }

  /// A walk at random in processes of their own, until a call of the clock.
  private func randomWalk(until call: Int) -> Search {
    clock.isLate(after: call)
    var options = options
    options.isolateRuns = true
    options.randomWalks = RandomWalks(count: 1, length: 12)
    let search = Search(.iOS(17, 7), options) { phone in
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Step") { $0.step += 1 }
      app.action("Count") { $0.count += 1 }
      app.never("it counts to three") { $0.count == 3 }
    }
    search.determinism.isDone = true
    search.run()
    return search
  }

  @Test(arguments: 1...8)
  func `a random walk is reported as short as it was when the time ended`(last: Int) throws {
    let whole = try #require(randomWalk(until: .max).counterexamples.first)
    #expect(whole.steps == ["tap Count", "tap Count", "tap Count"])
    let calls = clock.calls
    let ends = [last + 1, last].map { last in
      let search = randomWalk(until: clock.calls + calls - last)
      #expect(search.outcome.stop == .time(.seconds(60)))
      return search.counterexamples.first
    }
    let (earlier, later) = (try #require(ends[0]), try #require(ends[1]))
    #expect(later.fault == whole.fault)
    #expect(later.steps.count { $0 == "tap Count" } == 3)
    #expect(later.steps.count <= earlier.steps.count)
    if last == 1 { #expect(later.steps == whole.steps) }
  }
}

/// A clock that is an hour late from a certain call on.
private final class Clock: Sendable {
  let start = ContinuousClock.now
  private let state = Locked((calls: 0, last: Int.max))

  var calls: Int { state.withLock { $0.calls } }

  func isLate(after last: Int) { state.withLock { $0.last = last } }

  func now() -> ContinuousClock.Instant {
    state.withLock { state in
      state.calls += 1
      return state.calls > state.last ? start + .seconds(3600) : start
    }
  }
}

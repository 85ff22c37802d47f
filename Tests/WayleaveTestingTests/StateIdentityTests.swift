import Foundation
import WayleaveTesting
import PlatformModel
import Synchronization
import Testing

/// Which states of an app a search takes for one, and which it does not.
@Suite("States that differ") struct StateIdentityTests {
  private func states(
    depth: Int, _ describe: @escaping @Sendable (ExploredPhone) -> Void
  ) async throws -> Int {
    try await explore(.iOS(17), depth: depth, environment: [], describe).states
  }

  @Test func `code that sleeps on a queue's thread, by how long it still sleeps`() async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(17), depth: 2, environment: []) { phone in
        let app = phone.app(.trail) { Sleeper() }
        app.ignore(.emptyExploration)
        app.action("Nap") { $0.sleep(1, then: 1) }
        app.action("Sleep") { $0.sleep(60, then: 2) }
        app.never("it counts two") { $0.count == 2 }
      }
    }
    #expect(failure?.counterexamples.map(\.steps) == [["tap Sleep", "wait"]])
  }

  @Test func `a long sleep under a timer that goes on and on comes to its end`() async throws {
    let exploration = try await explore(.iOS(17), depth: 1, environment: []) { phone in
      let app = phone.app(.trail) { Sleeper() }
      app.ignore(.emptyExploration)
      app.action("Sleep") { await $0.sleepUnderTimer(200) }
    }
    #expect(exploration.coverage.map(\.undecided) == [0])
  }

  @Test(arguments: [true, false])
  func `what waits in a process that ended makes no states different`(isTimer: Bool) async throws {
    let exploration = try await explore(.iOS(17), depth: 9, environment: .quit) { phone in
      phone.app(.trail) { Leftover(isTimer: isTimer) }.ignore(.emptyExploration)
    }
    #expect(exploration.coverage.map(\.isFinished) == [true])
  }

  @Test func `what is shown, by what it holds and not by its words`() async throws {
    let shown = try await states(depth: 3) { phone in
      let app = phone.app(.trail) { Sleeper() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.count = min(2, $0.count + 1) }
      app.compareStates { Shown(count: $0.count) }
    }
    #expect(shown == 3)
  }

  @Test func `a shown date, which is not looked into elsewhere`() async throws {
    let shown = try await states(depth: 3) { phone in
      let app = phone.app(.trail) { Sleeper() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.count = min(2, $0.count + 1) }
      app.compareStates { Date(timeIntervalSince1970: Double($0.count) / 10) }
    }
    #expect(shown == 3)
  }

  @Test func `a shown set is the same in whatever order it lies`() async throws {
    let runs = Mutex(0)
    _ = try await states(depth: 2) { phone in
      let run = runs.withLock {
        $0 += 1
        return $0
      }
      let app = phone.app(.trail) { Sleeper() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.count = 1 }
      app.compareStates { $0.names(capacity: 1 << (run % 8)) }
    }
    #expect(runs.withLock { $0 } > 4)
  }

  @Test func `two sets that lie in another order are no divergence`() async throws {
    let divergence = try await firstDivergence(
      on: .iOS(17), depth: 2, environment: [],
      of: { phone in
        let app = phone.app(.trail) { Sleeper() }
        app.ignore(.emptyExploration)
        app.action("Count") { $0.count = 1 }
        app.compareStates { $0.names(capacity: 20) }
      },
      and: { phone in
        let app = phone.app(.trail) { Sleeper() }
        app.ignore(.emptyExploration)
        app.action("Count") { $0.count = 1 }
        app.compareStates { $0.names(capacity: 2000) }
      })
    #expect(divergence == nil)
  }
}

/// What describes itself with fewer words than it has values.
private struct Shown: Hashable, CustomStringConvertible {
  var count: Int
  var description: String { "a count" }
}

@MainActor private final class Sleeper {
  var count = 0
  private var timer: Timer?

  func sleep(_ seconds: Double, then count: Int) {
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: seconds)
      DispatchQueue.main.async { self.count = count }
    }
  }

  func names(capacity: Int) -> Set<String> {
    var names = Set<String>(minimumCapacity: capacity)
    for number in 0..<20 { names.insert("\(count) \(number)") }
    return names
  }

  private func tick() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }

  func sleepUnderTimer(_ seconds: Double) async {
    tick()
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: seconds)
        continuation.resume()
      }
    }
    timer?.invalidate()
  }
}

/// Begins something at its launch that no one ends.
@MainActor private final class Leftover {
  private var timer: (any DispatchSourceTimer)?
  private let group = DispatchGroup()

  init(isTimer: Bool) {
    if isTimer {
      timer = DispatchSource.makeTimerSource(queue: .main)
      timer?.schedule(deadline: .now() + 5, repeating: 5)
      timer?.setEventHandler {}
      timer?.resume()
    } else {
      group.enter()
      group.notify(queue: .main) {}
    }
  }
}

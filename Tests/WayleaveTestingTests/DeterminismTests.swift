import Foundation
import WayleaveTesting
import PlatformModel
import Synchronization
import Testing

/// A search checks first that the same steps give the same result, and names what may have escaped it.
@Suite("What escapes a search is named", .serialized) struct DeterminismTests {
  private func story(
    environment: EnvironmentSteps = .usual, _ describe: @escaping @Sendable (ExploredPhone) -> Void
  ) async throws -> String {
    let error = await #expect(throws: NondeterminismError.self) {
      try await explore(.iOS(17), depth: 4, environment: environment, describe)
    }
    return try #require(error).description
  }

  @Test func `a static that keeps state`() async throws {
    let text = try await story { phone in
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.count = Survivors.next(upTo: 2) }
    }
    #expect(text.contains("Something survives from an earlier run"))
    #expect(text.contains("\n  different from the first run: `Counter.count`\n"))
  }

  @Test func `a singleton that the app's objects hold is named`() async throws {
    let text = try await story { phone in
      let app = phone.app(.trail) { Screen() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.shared.count = min(3, $0.shared.count + 1) }
    }
    #expect(text.contains("\n  the same object as in the first run: `Screen.shared`, a Counter\n"))
    #expect(!text.contains("Screen.own"))
  }

  @Test func `a reset sets it back before every launch, also in the middle of a run`() async throws
  {
    let explored = try await explore(.iOS(17), depth: 3) { phone in
      phone.reset { Screen.onlyCounter = Counter() }
      let app = phone.app(.trail) { Screen() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.shared.count = min(3, $0.shared.count + 1) }
      app.always("it begins at nothing") { $0.countAtStart == 0 }
    }
    #expect(explored.states > 3)
  }

  @Test func `a static that crashes the second launch of a run, and not the first`() async throws {
    Survivors.forget()
    let text = try await story { phone in
      phone.app(.trail) { () -> Counter in
        precondition(Survivors.next(upTo: 2) == 1, "it is set up already")
        return Counter()
      }
    }
    #expect(text.contains("at the launch"))
    #expect(text.contains("second: the app crashes: it is set up already"))
  }

  @Test func `set back at the beginning of the closure it does no harm`() async throws {
    try await explore(.iOS(17), depth: 3) { phone in
      Survivors.forget()
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.count = Survivors.next(upTo: 2) }
    }
  }

  @Test func `a crash on the way back to a state, where nothing crashed before`() async throws {
    Survivors.forget()
    // Two walks, twice each, and the launch: from then on working crashes.
    let error = await #expect(throws: NondeterminismError.self) {
      try await explore(.iOS(17), depth: 2, environment: []) { phone in
        let run = Survivors.next(upTo: .max)
        let app = phone.app(.trail) { Counter() }
        app.ignore(.emptyExploration)
        app.action("Work") { counter in
          precondition(run <= 5, "no more work")
          counter.count += 10
        }
        app.action("Count") { $0.count += 1 }
      }
    }
    #expect(error?.description.contains("after tap Work.") == true)
  }

  @Test func `a failure that does not happen again`() async throws {
    Survivors.forget()
    // The fifth run comes upon it, the sixth meets it again from the start, and no other.
    let error = await #expect(throws: NondeterminismError.self) {
      try await explore(.iOS(17), depth: 1, environment: []) { phone in
        let run = Survivors.next(upTo: .max)
        let app = phone.app(.trail) { Counter() }
        app.ignore(.emptyExploration)
        app.action("Count") { $0.count = run == 5 || run == 6 ? 2 : 1 }
        app.never("it counts two") { $0.count == 2 }
      }
    }
    #expect(error?.description.contains("after tap Count.") == true)
  }

  @Test func `an error that the closure throws when a failure is repeated`() async throws {
    Survivors.forget()
    await #expect(throws: Withdrawn.self) {
      try await explore(.iOS(17), depth: 1, environment: []) { phone in
        if Survivors.next(upTo: .max) == 7 { throw Withdrawn() }
        let app = phone.app(.trail) { Counter() }
        app.ignore(.emptyExploration)
        app.action("Count") { $0.count = 2 }
        app.never("it counts two") { $0.count == 2 }
      }
    }
  }

  @Test func `a trace that is longer the second time, and what it has more`() async throws {
    Survivors.forget()
    // Each walk has four steps; at the last of them the second one asks.
    let text = try await story(environment: []) { phone in
      let run = Survivors.next(upTo: .max)
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Count") { counter in
        counter.count += 1
        if run > 1, counter.count == 4 { counter.ask() }
      }
    }
    #expect(text.contains("\n  first:  (nothing more)\n  second: "))
  }

  @Test func `random numbers, and the field that they are in`() async throws {
    let text = try await story { phone in
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.count = Int.random(in: 0..<1_000_000_000) }
    }
    #expect(text.contains("Every run differs"))
    #expect(text.contains("`Counter.count`"))
  }

  @Test func `user defaults and observers end with the run`() async throws {
    try await explore(.iOS(17), depth: 3) { phone in
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Count") { counter in
        let defaults = UserDefaults.standard
        defaults.set(min(2, defaults.integer(forKey: "count") + 1), forKey: "count")
        counter.count = defaults.integer(forKey: "count")
      }
    }
  }
}

private struct Withdrawn: Error {}

/// What a static of an app's would keep.
private enum Survivors {
  private static let count = Mutex(0)

  static func next(upTo most: Int) -> Int {
    count.withLock { count in
      count = min(most, count + 1)
      return count
    }
  }

  static func forget() { count.withLock { $0 = 0 } }
}

/// Holds what a singleton gives it, and something of its own.
@MainActor private final class Screen {
  static var onlyCounter = Counter()
  let shared = Screen.onlyCounter
  let own = Counter()
  let countAtStart = Screen.onlyCounter.count
}

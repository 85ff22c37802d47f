import WayleaveTesting
import PhoneSimulator
import PlatformModel
import Testing

/// What the author of a test says has to be so.
@Suite("Properties of the author's") struct OwnPropertiesTests {
  private func steps(
    depth: Int = 3, _ describe: @escaping @Sendable (ExploredPhone) -> Void
  ) async throws -> [String] {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(17), depth: depth, describe)
    }
    return try #require(failure?.counterexamples.first).steps
  }

  @Test func `an always property fails at the first step after which it does not hold`()
    async throws
  {
    let steps = try await steps { phone in
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.count += 1 }
      app.always("it counts to one") { $0.count < 2 }
    }
    #expect(steps == ["tap Count", "tap Count"])
  }

  @Test func `what never holds may be about the phone`() async throws {
    let steps = try await steps { phone in
      let app = phone.app(.trail) { LockedPrompt(fixed: true) }
      app.action("Locate") { await $0.askWhenInUse() }
      app.never("Settings says Never") { _ in app.settings?.row == "Never" }
    }
    #expect(steps == ["tap Locate", "answer Don’t Allow"])
  }

  @Test func `what comes eventually may take its time`() async throws {
    try await explore(.iOS(17), depth: 4) { phone in
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Count") { await $0.countLater() }
      app.eventually("it rests") { !$0.isBusy }
    }
  }

  @Test func `what never comes is found where it is lost`() async throws {
    let steps = try await steps { phone in
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.isBusy = true }
      app.eventually("it rests") { !$0.isBusy }
    }
    #expect(steps == ["tap Count"])
  }

  @Test func `a crash of Swift's is found as one of Apple's is`() async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(17), depth: 3) { phone in
        let app = phone.app(.trail) { Counter() }
        app.ignore(.emptyExploration)
        app.action("Count") { $0.count += 1 }
        app.action("Show") { $0.show() }
      }
    }
    #expect(failure?.counterexamples.map(\.title) == ["the app crashes: no more than one is shown"])
    #expect(failure?.counterexamples.first?.steps == ["tap Count", "tap Count", "tap Show"])
  }

  @Test func `a trap without a message is found too`() async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(17), depth: 2) { phone in
        let app = phone.app(.trail) { Counter() }
        app.ignore(.emptyExploration)
        app.action("Overflow") { $0.count += Int.max - $0.count + $0.step }
      }
    }
    #expect(failure?.counterexamples.first?.steps == ["tap Overflow"])
  }

  @Test func `a check that fails as the search lets go of a phone is not a crash of the app`()
    async throws
  {
    try await explore(.iOS(17), depth: 2) { phone in
      let app = phone.app(.trail) { Unclosed() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.count += 1 }
    }
    let steps = try await steps { phone in
      let app = phone.app(.trail) { Unclosed() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.count += 1 }
      app.action("Count twice") { $0.count += 2 }
      app.never("two") { $0.count == 2 }
    }
    #expect(steps == ["tap Count twice"])
  }

  @Test func `each wait at the launch is checked, even if following one ends in a crash`()
    async throws
  {
    let exploration = try await explore(.iOS(17), depth: 1, environment: []) { phone in
      let app = phone.app(.trail) { () -> Counter in
        let counter = Counter()
        counter.tick(50) { fatalError("no more ticks") }
        return counter
      }
      app.eventually("it counts") { $0.count > 0 }
      app.eventually("it steps") { $0.step > 1 }
    }
    #expect(exploration.coverage.map(\.undecided) == [2])
  }

  @Test func `a prompt at launch is unexpected`() async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(17), depth: 1) { phone in
        phone.app(.trail) { () -> Counter in
          let counter = Counter()
          counter.ask()
          return counter
        }
      }
    }
    #expect(failure?.counterexamples.first?.steps == [])
    #expect(
      failure?.counterexamples.first?.title.hasPrefix("an unexpected prompt") == true)
  }

  @Test func `one that is meant hides nothing of what comes after it`() async throws {
    let steps = try await steps(depth: 2) { phone in
      let app = phone.app(.trail) { () -> Counter in
        let counter = Counter()
        counter.ask()
        return counter
      }
      app.ignore(.promptsWithoutGesture)
      app.action("Stop") { (_: Counter) in fatalError("no trail") }
    }
    #expect(steps.count == 2)
    #expect(steps.last == "tap Stop")
  }

  private static func asksAtOnce(_ phone: ExploredPhone) {
    let app = phone.app(.trail) { () -> Counter in
      let counter = Counter()
      counter.ask()
      return counter
    }
    app.action("Stop") { (_: Counter) in fatalError("no trail") }
  }

  @Test func `an unexpected prompt at launch is reported once with continueAfterFailure`()
    async throws
  {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(
        .iOS(17), depth: 3, options: ExplorationOptions(continueAfterFailure: true), Self.asksAtOnce
      )
    }
    let found = try #require(failure?.counterexamples)
    #expect(found.map(\.steps.count) == [0, 2])
    #expect(found.first?.title.hasPrefix("an unexpected prompt") == true)
    #expect(found.last?.steps.last == "tap Stop")
    #expect("\(try #require(failure))".contains("iOS asks: Allow “Trail”"))
    let replay = "17.7 > \(try #require(found.last).steps.joined(separator: " > "))"
    let again = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(17), depth: 3, replay: replay, Self.asksAtOnce)
    }
    #expect(again?.counterexamples.map(\.title) == found.suffix(1).map(\.title))
  }

  @Test func `an app without a phone is said to be missing`() async throws {
    let error = await #expect(throws: (any Error).self) {
      try await explore(.iOS(17), depth: 1) { _ in }
    }
    #expect("\(try #require(error))".contains("puts no app on the phone"))
  }
}

/// What no one may let go of before it is closed, and no one closes.
@MainActor private final class Unclosed {
  nonisolated(unsafe) var count = 0

  deinit { precondition(count < 0, "it was never closed") }
}

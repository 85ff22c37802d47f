import WayleaveTesting
import PlatformModel
import Synchronization
import Testing

/// Walks at random, walks by hand, and two explorations side by side.
@Suite("Other ways through the same steps") struct RandomWalkTests {
  private let kept = Program.all[0]

  @Test(arguments: [1, 2, 100])
  func
    `a random walk goes beyond the depth, and its counterexample has no superfluous step or pair`(
      seed: UInt64
    ) async throws
  {
    let options = ExplorationOptions(randomWalks: RandomWalks(count: 2000, length: 40, seed: seed))
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(18), depth: 1, options: options) { kept.describe($0, false) }
    }
    let steps = try #require(failure?.counterexamples.first).steps
    #expect(try await finds(steps))
    for first in steps.indices {
      for second in first..<steps.count {
        var shorter = steps
        shorter.remove(at: second)
        if second > first { shorter.remove(at: first) }
        #expect(try await !finds(shorter))
      }
    }
  }

  /// Whether the steps can be taken, and lead to where “Follow me” waits forever.
  private func finds(_ steps: [String]) async throws -> Bool {
    let way = (["18.7"] + steps).joined(separator: " > ")
    do {
      try await explore(.iOS(18), depth: 1, replay: way) { kept.describe($0, false) }
      return false
    } catch let failure as ExplorationFailure {
      return failure.counterexamples.contains { $0.fault == .hang("Follow me") }
    } catch is UnknownStep {
      return false
    }
  }

  @Test func `random walks find nothing in the fixed program, and are counted`() async throws {
    let options = ExplorationOptions(randomWalks: RandomWalks(count: 20, length: 12))
    let exploration = try await explore(.iOS(18), depth: 1, options: options) {
      kept.describe($0, true)
    }
    #expect(exploration.coverage.map(\.randomWalks) == [20])
  }

  @Test
  func `a crash in a random walk is reported in its shortest form, with each step counted once`()
    async throws
  {
    let options = ExplorationOptions(randomWalks: RandomWalks(count: 1, length: 40))
    func failure(
      _ describe: @escaping @Sendable (ExploredPhone) -> Void
    ) async throws -> ExplorationFailure {
      try #require(
        await #expect(throws: ExplorationFailure.self) {
          try await explore(.iOS(18), depth: 1, environment: [], options: options, describe)
        })
    }
    let shorter = try await failure { phone in
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Step") { $0.step += 1 }
      app.action("Count") { $0.count += 1 }
      app.action("Show") { $0.show() }
    }
    #expect(shorter.counterexamples.map(\.steps) == [["tap Count", "tap Count", "tap Show"]])
    let straight = try await failure { phone in
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Count") { counter in
        counter.show()
        counter.count += 1
      }
    }
    #expect(straight.exploration.coverage.map(\.randomWalks) == [1])
    #expect(straight.exploration.coverage.map(\.randomSteps) == [3])
  }

  @Test func `a walk is led by hand`() throws {
    let walk = try GuidedExploration(on: .iOS(18)) { kept.describe($0, false) }
    for label in ["tap Follow me", "answer Allow While Using App", "wait"] {
      let place = try #require(walk.steps.firstIndex(of: label))
      #expect(try walk.take(place).isEmpty)
    }
    let last = try #require(walk.steps.firstIndex(of: "answer Keep Only While Using"))
    #expect(try walk.take(last) == [.hang("Follow me")])
    walk.restart()
    #expect(walk.steps.first == "tap Follow me")
  }

  /// IOS-AUTH-031: before iOS 14 there is another method.
  @Test func `two releases part where iOS 14 began to call a method`() async throws {
    let divergence = try await firstDivergence(
      between: .iOS(13, 7), and: .iOS(14, 8), depth: 3
    ) { phone in
      let app = phone.app(.trail) { NewDelegate() }
      app.action("Locate") { await $0.ask() }
    }
    let found = try #require(divergence)
    #expect(found.steps == ["tap Locate", "answer Allow While Using App"])
    #expect(found.sides.0.contains("“Locate” waits"))
    #expect(!found.sides.1.contains("“Locate” waits"))
  }

  @Test func `two that part as they are opened part at the launch`() async throws {
    let divergence = try await firstDivergence(
      on: .iOS(18), depth: 1,
      of: { phone in
        let app = phone.app(.trail) { Counter() }
        app.ignore(.emptyExploration)
        app.compareStates { $0.count }
      },
      and: { phone in
        let app = phone.app(.trail) { () -> Counter in
          let counter = Counter()
          counter.count = 1
          return counter
        }
        app.compareStates { $0.count }
      })
    #expect(divergence?.description == "they differ at the launch:\n  iOS 18.0: 0\n  iOS 18.0: 1")
  }

  @Test func `a walk by hand says what went wrong as the app was opened`() throws {
    func walk(_ open: @escaping @MainActor @Sendable (Counter) -> Void) throws -> GuidedExploration
    {
      try GuidedExploration(on: .iOS(18), environment: []) { phone in
        phone.app(.trail) { () -> Counter in
          let counter = Counter()
          open(counter)
          return counter
        }
      }
    }
    let asking = try walk { $0.ask() }
    #expect(asking.faultsAtLaunch.map(\.title).first?.hasPrefix("an unexpected prompt: ") == true)
    #expect(!asking.steps.isEmpty)
    let crashing = try walk { _ in fatalError("not today") }
    #expect(crashing.faultsAtLaunch == [.crash("not today")])
    #expect(crashing.steps.isEmpty)
    #expect(throws: UnknownStep.self) { try crashing.take(0) }
  }

  @Test func `an error on the way is thrown, and is no divergence`() async throws {
    let calls = Atomic(0)
    await #expect(throws: Refusal.self) {
      try await firstDivergence(
        on: .iOS(18), depth: 4, of: { kept.describe($0, true) },
        and: { phone in
          if calls.add(1, ordering: .relaxed).newValue > 8 { throw Refusal() }
          kept.describe(phone, true)
        })
    }
  }

  @Test func `the fixed twin differs from the bug after the same steps`() async throws {
    let divergence = try await firstDivergence(
      on: .iOS(18), depth: 4, of: { kept.describe($0, false) }, and: { kept.describe($0, true) })
    #expect(divergence != nil)
    let none = try await firstDivergence(
      on: .iOS(18), depth: 3, of: { kept.describe($0, true) }, and: { kept.describe($0, true) })
    #expect(none == nil)
  }
}

private struct Refusal: Error {}

import AuthorizationEngine
import WayleaveTesting
import PhoneSimulator
import PlatformModel
import Testing

/// What a search says, and what it covered.
@Suite("A counterexample that can be repeated") struct CounterexampleTests {
  private let kept = Program.all[0]

  private func failure(
    _ releases: Releases, depth: Int, replay: String? = nil,
    options: ExplorationOptions = ExplorationOptions()
  ) async -> ExplorationFailure? {
    await #expect(throws: ExplorationFailure.self) {
      try await explore(releases, depth: depth, options: options, replay: replay) {
        kept.describe($0, false)
      }
    }
  }

  @Test func `it says who does what, what waits, and how to see it again`() async throws {
    let text = try #require(await failure(.iOS(18), depth: 4)).description
    let story = """
      “Follow me” never returns: iOS 18.7, 4 steps

         ·  the person opens Trail
                Trail creates a location manager
                Trail receives didChangeAuthorization: notDetermined, fullAccuracy
         1  the person taps “Follow me”
                Trail calls requestWhenInUseAuthorization()
                iOS asks: Allow “Trail” to use your location?
         2  the person presses Allow While Using App
                Trail receives didChangeAuthorization: authorizedWhenInUse, fullAccuracy
                Trail calls requestAlwaysAuthorization()
                iOS asks: Allow “Trail” to also use your location even when you are not using the app?
         3  the person waits 500 ms
         4  the person presses Keep Only While Using

            “Follow me” is still waiting. No prompt, timer or event is left that could end it:
            returning to the app, answering its prompts and waiting do not end it.

            rests on IOS-AUTH-042 (reported), IOS-AUTH-043 (reported), IOS-REQ-016 (reported),
            T28 (reported); 11 others are documented or measured

            replay: "18.7 > tap Follow me > answer Allow While Using App > wait > answer Keep Only While Using"
      """
    #expect(text.hasPrefix(story))
  }

  @Test func `releases with the same counterexample share one report`() async throws {
    let text = try #require(await failure(.iOS(15...18), depth: 4)).description
    #expect(text.hasPrefix("“Follow me” never returns: iOS 15.8 to 18.7, 4 steps\n"))
    #expect(text.split(separator: "replay: ").count == 2)
  }

  @Test func `its replay finds the same, and nothing else is looked at`() async throws {
    let first = try #require(await failure(.iOS(18), depth: 4))
    let way = "18.7 > " + (first.counterexamples.first?.steps ?? []).joined(separator: " > ")
    let second = try #require(await failure(.iOS(13...18), depth: 9, replay: way))
    #expect(second.counterexamples.map(\.fault) == first.counterexamples.map(\.fault))
    #expect(second.counterexamples.map(\.steps) == first.counterexamples.map(\.steps))
  }

  @Test func `a failure at launch has a counterexample without steps, and its replay finds it`()
    async throws
  {
    func launch(replay: String?) async -> ExplorationFailure? {
      await #expect(throws: ExplorationFailure.self) {
        try await explore(.iOS(17), depth: 1, replay: replay) { phone in
          let app = phone.app(.trail) { Counter() }
          app.ignore(.emptyExploration)
          app.action("Count") { $0.count += 1 }
          app.never("it counts from nothing") { $0.count == 0 }
        }
      }
    }
    let first = try #require(await launch(replay: nil)).counterexamples
    #expect(first.map(\.steps) == [[]])
    let second = try #require(await launch(replay: "17.7")).counterexamples
    #expect(second.map(\.fault) == first.map(\.fault))
  }

  @Test func `a replay that cannot be followed says what could be done instead`() async throws {
    let error = await #expect(throws: UnknownStep.self) {
      try await explore(.iOS(18), depth: 4, replay: "18.7 > answer Allow Once") {
        kept.describe($0, false)
      }
    }
    #expect(error?.description.contains("Possible: tap Follow me, lock") == true)
  }

  @Test func `it says what it covered`() async throws {
    let exploration = try await explore(.iOS(17), depth: 2) { kept.describe($0, true) }
    let coverage = try #require(exploration.coverage.first)
    #expect(coverage.release == .iOS(17, 7))
    #expect(coverage.depth == 2)
    #expect(!coverage.isFinished)
    #expect(coverage.stop == nil)
    #expect(coverage.facts.contains("IOS-AUTH-044"))
    #expect(coverage.rows.fired.count < coverage.rows.all)
    #expect(exploration.description.hasPrefix("iOS 17.7: "))
  }

  @Test func `releases that came to the same share a line`() async throws {
    let exploration = try await explore(.iOS(13...18), depth: 2) { kept.describe($0, true) }
    let lines = exploration.description.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != ":" } } == ["iOS 13.7", "iOS 14.8 to 18.7, each"])
  }

  @Test func `a scenario puts the phone somewhere only where that matters`() async throws {
    func scenario(_ program: Program, depth: Int) async throws -> String {
      func failure(_ replay: String?) async -> ExplorationFailure? {
        await #expect(throws: ExplorationFailure.self) {
          try await explore(.iOS(18), depth: depth, replay: replay) { program.describe($0, false) }
        }
      }
      let steps = try #require(await failure(nil)?.counterexamples.first).steps
      return try #require(await failure((["18.7"] + steps).joined(separator: " > "))).description
    }
    let asking = try await scenario(Program.all[0], depth: 4)
    #expect(asking.contains("scenario:") && !asking.contains("world:"))
    let watching = try await scenario(Program.all[8], depth: 3)
    #expect(watching.contains("world: {location: \"48.20820, 16.37380\"}"))
  }

  @Test func `the coverage names a limit on states that ended the search`() async throws {
    let exploration = try await explore(
      .iOS(17), depth: 9, options: ExplorationOptions(maxStates: 20)
    ) {
      kept.describe($0, true)
    }
    #expect(exploration.coverage.map(\.stop) == [.states(20)])
    #expect(exploration.description.contains("stopped at 20 states"))
  }

  @Test(arguments: [Program.all[0], Program.all[3]])
  func `what was found before a limit on states is reported`(_ program: Program) async throws {
    func failure(_ options: ExplorationOptions) async -> ExplorationFailure? {
      await #expect(throws: ExplorationFailure.self) {
        try await explore(.iOS(18), depth: 9, options: options) { program.describe($0, false) }
      }
    }
    let whole = try #require(await failure(ExplorationOptions()))
    let states = whole.exploration.states - 1
    let cut = try #require(await failure(ExplorationOptions(maxStates: states)))
    #expect(cut.exploration.coverage.map(\.stop) == [.states(states)])
    #expect(cut.counterexamples.map(\.steps) == whole.counterexamples.map(\.steps))
  }

  @Test func `a search with few possible steps finishes, and the coverage says so`() async throws {
    let exploration = try await explore(.iOS(17), depth: 40, environment: []) { phone in
      let app = phone.app(.trail) { LockedPrompt(fixed: true) }
      app.action("Locate") { await $0.askWhenInUse() }
    }
    #expect(exploration.coverage.map(\.isFinished) == [true])
    #expect(exploration.description.contains("all there are"))
  }

  @Test func `counterexamples are reported with the error that ended another release`() async throws
  {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(17...18), depth: 1, environment: []) { phone in
        if phone.virtualPhone.system.version < .iOS(18) { throw OutOfOrder() }
        let app = phone.app(.trail) { Counter() }
        app.ignore(.emptyExploration)
        app.action("Count") { $0.count += 1 }
        app.never("it counts") { $0.count == 1 }
      }
    }
    #expect(failure?.counterexamples.map(\.steps) == [["tap Count"]])
    let text = try #require(failure).description
    #expect(text.contains("iOS 17.7: 0 states, 0 steps, every sequence of 0"))
    #expect(text.contains("\n  ended by an error: OutOfOrder()\n"))
  }

  @Test func `what was found before an error in the middle of a depth is reported`() async throws {
    let runs = Depths()
    // Two walks, twice each, the launch, and what goes wrong from the start.
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(18), depth: 1, environment: []) { phone in
        runs.note(1)
        if runs.all.count == 7 { throw OutOfOrder() }
        let app = phone.app(.trail) { Counter() }
        app.ignore(.emptyExploration)
        app.action("Count") { $0.count += 1 }
        app.action("Turn") { $0.step += 1 }
        app.never("it counts") { $0.count == 1 }
      }
    }
    #expect(failure?.counterexamples.map(\.steps) == [["tap Count"]])
    #expect(failure?.exploration.coverage.first?.error is OutOfOrder)
  }

  @Test func `progress is called once for every depth, also after crashes`() async throws {
    let depths = Depths()
    let options = ExplorationOptions(continueAfterFailure: true)
    _ = try? await explore(
      .iOS(17), depth: 3, environment: [], options: options, progress: { depths.note($0.depth) }
    ) { phone in
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.count += 1 }
      app.action("Stop") { (_: Counter) in fatalError("no trail") }
    }
    #expect(depths.all == [1, 2, 3])
  }

  @Test func `rows that fire as the app is opened count`() async throws {
    let exploration = try await explore(.iOS(18), depth: 0) { phone in
      phone.app(.trail) { Counter() }
    }
    let fired = try #require(exploration.coverage.first).rows.fired
    #expect(fired.isSuperset(of: ["open-launches", "create-manager"]))
  }

  @Test func `rows are those of the release that the closure installs`() async throws {
    let exploration = try await explore(.iOS(14), depth: 1) { phone in
      try phone.virtualPhone.update(to: IOS.System(.iOS(18, 6)))
      try phone.virtualPhone.unlock()
      phone.app(.trail) { Counter() }
    }
    let rows = EngineShelf.engine(for: IOS.System(.iOS(18, 6))).rows
    let coverage = try #require(exploration.coverage.first)
    #expect(coverage.rows.all == rows.count)
    #expect(coverage.rows.fired.isSubset(of: rows.map(\.id)))
  }

  @Test func `the phones of a release go before the next one is searched`() async throws {
    let (alive, left) = (Locked(0), Locked<Int?>(nil))
    let options = ExplorationOptions(concurrency: 1)
    _ = try? await explore(.iOS(17...18), depth: 3, environment: .lock, options: options) { phone in
      if phone.virtualPhone.system.version >= .iOS(18) {
        left.withLock { $0 = $0 ?? alive.withLock { $0 } }
      }
      let app = phone.app(.trail) { Living(in: alive) }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.count += 1 }
      // The search ends with phones that are where it has not gone on.
      app.never("it counts") { $0.count == 1 }
    }
    #expect(left.withLock { $0 } == 0)
  }

  @Test func `progress is called for every depth`() async throws {
    let depths = Depths()
    try await explore(.iOS(17), depth: 3, progress: { depths.note($0.depth) }) {
      kept.describe($0, true)
    }
    #expect(depths.all == [1, 2, 3])
  }
}

private struct OutOfOrder: Error {}

/// Is counted as long as it is there.
@MainActor private final class Living {
  var count = 0
  private let alive: Locked<Int>

  init(in alive: Locked<Int>) {
    self.alive = alive
    alive.withLock { $0 += 1 }
  }

  deinit { alive.withLock { $0 -= 1 } }
}

/// Unchecked: one release is searched by one thread.
private final class Depths: @unchecked Sendable {
  private(set) var all: [Int] = []

  func note(_ depth: Int) { all.append(depth) }
}

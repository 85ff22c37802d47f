import AuthorizationEngine
import DeterministicExecution
import Foundation
import PhoneSimulator
import PlatformModel
import Synchronization
import Testing

@testable import WayleaveTesting

/// A search of code whose statics no one can set back.
///
/// A static that another test is making as a copy is made is never done there: those of the tests
/// are asked for before.
@Suite("Each run in a process of its own") struct IsolatedRunTests {
  private func explored(
    depth: Int = 3, options: ExplorationOptions = ExplorationOptions(isolateRuns: true),
    replay: String? = nil,
    _ describe: @escaping @Sendable (ExploredPhone) -> Void
  ) async throws -> Exploration {
    try await explore(.iOS(17), depth: depth, options: options, replay: replay, describe)
  }

  @Test func `a static of the app's does not survive a run`() async throws {
    let searched = try await explored { phone in
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.count = Kept.next() }
      app.never("it counts further than a run has steps") { $0.count > 3 }
    }
    #expect(searched.states > 3)
    #expect(Kept.next() == 1)
  }

  @Test func `isolated runs find what one process finds, with the same report`() async throws {
    let program = Program.all[0]
    func story(_ options: ExplorationOptions) async throws -> String {
      let failure = await #expect(throws: ExplorationFailure.self) {
        try await explored(depth: 4, options: options) { program.describe($0, false) }
      }
      return try #require(failure).description
    }
    #expect(try await story(ExplorationOptions(isolateRuns: true)) == story(ExplorationOptions()))
  }

  @Test func `isolated runs cover the same, reorderings included`() async throws {
    let program = Program.all[5]
    func coverage(_ options: ExplorationOptions) async throws -> [Exploration.Coverage] {
      try await explored(options: options) { program.describe($0, true) }.coverage
    }
    let apart = try await coverage(ExplorationOptions(reorderings: 1, isolateRuns: true))
    #expect(try await coverage(ExplorationOptions(reorderings: 1)) == apart)
  }

  @Test func `a failed check ends the other process alone`() async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explored { phone in
        let app = phone.app(.trail) { Counter() }
        app.ignore(.emptyExploration)
        app.action("Count") { $0.count += 1 }
        app.action("Show") { $0.show() }
      }
    }
    let counterexample = try #require(failure?.counterexamples.first)
    #expect(counterexample.fault == .crash("no more than one is shown"))
    #expect(counterexample.steps == ["tap Count", "tap Count", "tap Show"])
  }

  @Test func `queues of the app's get threads of their own there`() async throws {
    func covered(_ options: ExplorationOptions) async throws -> [Exploration.Coverage] {
      try await explored(options: options) { phone in
        let app = phone.app(.trail) { ReadAhead(fixed: true) }
        app.ignore(.emptyExploration)
        app.action("Refresh") { $0.refresh() }
        app.never("nothing is shown") { $0.text == "" }
      }.coverage
    }
    // Here first, so that there are threads which a copy of the process does not have.
    let here = try await covered(ExplorationOptions())
    #expect(try await covered(ExplorationOptions(isolateRuns: true)) == here)
  }

  @Test func `limit: work outside of the phone does not come back in a process of its own`()
    async throws
  {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explored { phone in
        let app = phone.app(.trail) { Counter() }
        app.ignore(.emptyExploration)
        app.action("Fetch") { $0.count = try await VirtualPhone.outside { 1 } }
      }
    }
    let crash = "Hang: it waits for work outside of the phone that does not come back"
    #expect(failure?.counterexamples.map(\.fault) == [.crash(crash)])
  }

  @Test func `a crash at launch is reported with the name of the app`() async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explored { phone in
        phone.app(.trail) { () -> Counter in fatalError("not today") }
      }
    }
    #expect(try #require(failure).description.contains("the person opens Trail"))
  }

  @Test func `rows are those of the release that the closure installs`() async throws {
    let exploration = try await explore(
      .iOS(14), depth: 1, options: ExplorationOptions(isolateRuns: true)
    ) { phone in
      try phone.virtualPhone.update(
        to: IOS.System(.iOS(18, 6), switches: IOS.Switches(.regionsRunReduced)))
      try phone.virtualPhone.unlock()
      phone.app(.trail) { Counter() }
    }
    let system = IOS.System(.iOS(18, 6), switches: IOS.Switches(.regionsRunReduced))
    let rows = EngineShelf.engine(for: system).rows
    #expect(exploration.coverage.map(\.rows.all) == [rows.count])
  }

  /// What a search says of an app that keeps a file.
  private func errorOverAFile() async -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      // Two walks, twice each, the launch, and a tap on either: from then on working crashes.
      try await explore(
        .iOS(17), depth: 2, environment: [], options: ExplorationOptions(isolateRuns: true)
      ) { phone in
        let runs = ((try? Data(contentsOf: file)) ?? Data()) + [1]
        try runs.write(to: file)
        let app = phone.app(.trail) { Counter() }
        app.ignore(.emptyExploration)
        app.action("Work") { counter in
          precondition(runs.count <= 7, "no more work")
          counter.count += 10
        }
        app.action("Count") { $0.count += 1 }
      }
      return "none"
    } catch { return error is NondeterminismError ? "\(error)" : "of another kind: \(error)" }
  }

  @Test func `state that a file brings in is nondeterminism in isolated runs, too`() async {
    var error = "none"
    // A process that stood still and was begun again has counted twice: then it is tried again.
    for _ in 1...3 where !error.contains("after tap Work.") { error = await errorOverAFile() }
    #expect(error.contains("after tap Work."))
  }

  @Test func `a process that something else ends is not a crash of the app`() async throws {
    let error = await #expect(throws: IsolatedRun.Failure.self) {
      try await explored { phone in
        phone.app(.trail) { () -> Counter in
          kill(getpid(), SIGKILL)
          return Counter()
        }
      }
    }
    #expect(error?.description.contains("an isolated run ended too early") == true)
  }

  @Test(arguments: [3, 40, 200])
  func `an isolated run that hangs ends with the time limit`(
    milliseconds: Int
  ) async throws {
    let time = Duration.milliseconds(milliseconds)
    let exploration = try await explored(
      options: ExplorationOptions(timeLimit: time, isolateRuns: true)
    ) { phone in
      phone.app(.trail) { () -> Counter in
        while true { poll(nil, 0, 1000) }
      }
    }
    #expect(exploration.coverage.map(\.stop) == [.time(time)])
  }

  /// As one that waits for a lock that another thread held when the copy was made.
  @Test func `an isolated run that hangs is repeated long before a minute is over`() throws {
    let mark = NSTemporaryDirectory() + "/wayleave-\(UUID().uuidString)"
    defer { unlink(mark) }
    let outcome = try IsolatedRun.run(for: .seconds(30)) { parcel in
      let isFirst = open(mark, O_CREAT | O_EXCL, 0o600) >= 0
      while isFirst { pause() }
      parcel.put("the second")
    }
    guard case .told(var parcel) = outcome else {
      Issue.record("it was stopped")
      return
    }
    #expect(try parcel.takeText() == "the second")
  }

  /// A static that is made as long as no one opens the gate.
  private enum Slow {
    static let isBegun = DispatchSemaphore(value: 0)
    static let gate = DispatchSemaphore(value: 0)
    static let made: String = {
      isBegun.signal()
      gate.wait()
      return "made"
    }()
  }

  @Test func `so is one that asks for a static that another thread was making`() throws {
    Thread.detachNewThread { _ = Slow.made }
    Slow.isBegun.wait()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { Slow.gate.signal() }
    let outcome = try IsolatedRun.run(for: .seconds(30)) { $0.put(Slow.made) }
    guard case .told(var parcel) = outcome else {
      Issue.record("it was stopped")
      return
    }
    #expect(try parcel.takeText() == "made")
  }

  @Test func `code that sleeps there comes to its end`() throws {
    let outcome = try IsolatedRun.run { parcel in
      usleep(1_500_000)
      parcel.put("slept")
    }
    guard case .told(var parcel) = outcome else {
      Issue.record("it was stopped")
      return
    }
    #expect(try parcel.takeText() == "slept")
  }

  @Test func `what fails there beside the app's code ends it, and does not stop it`() {
    let words = Locked("")
    // The thread that makes the copy is a stage here, and none there.
    _ = CrashSandbox.run {
      let end = endOfCopy()
      words.withLock { $0 = end }
    }
    #expect(Self.traps.contains(words.withLock { $0 }))
  }

  @Test func `a copy of the process that a queue of the app's makes is no stage, either`()
    async throws
  {
    let words = Locked("")
    _ = try await explored(depth: 1, options: ExplorationOptions()) { phone in
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Copy") { _ in
        DispatchQueue(label: "copies").async {
          let end = endOfCopy()
          words.withLock { $0 = end }
        }
      }
    }
    #expect(Self.traps.contains(words.withLock { $0 }))
  }

  /// What Swift's check ends a program by: that depends on the processor.
  private static let traps = [SIGILL, SIGTRAP].map { String(cString: strsignal($0)) }

  @Test func `a crash at the launch stays where no time is left to ask for names`() {
    let asked = Locked(0)
    var options = ExplorationOptions(timeLimit: .seconds(1_000), isolateRuns: true)
    options.depth = 1
    // The launch asks how much is left, and then who wants names.
    options.now = {
      asked.withLock { $0 += 1 }
      return .now + .seconds(asked.withLock { $0 } > 1 ? 2_000 : 0)
    }
    let search = Search(.iOS(17, 7), options) { phone in
      phone.app(.trail) { () -> Counter in fatalError("not today") }
    }
    search.determinism.isDone = true
    search.beginReplay()
    #expect(asked.withLock { $0 } > 1)
    #expect(search.counterexamples.map(\.fault) == [.crash("not today")])
  }

  @Test func `its replay is made in a process of its own, too`() async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explored(replay: "17.7 > tap Count > tap Count") { phone in
        let app = phone.app(.trail) { Counter() }
        app.ignore(.emptyExploration)
        app.action("Count") { $0.count = Kept.next() }
        app.never("it counts to two") { $0.count == 2 }
      }
    }
    #expect(failure?.counterexamples.map(\.fault) == [.propertyViolated("it counts to two")])
    #expect(Kept.isUntouched)
  }
}

/// What ends a copy of this process that fails as Swift does where no one is between.
private func endOfCopy() -> String {
  let outcome = try? IsolatedRun.run {
    for one in [SIGILL, SIGTRAP] { signal(one, SIG_DFL) }
    fatalError("expected in a process of its own")
  } _: { _ in
    fatalError("so that somebody asks")
  }
  if case .trapped(let trap)? = outcome { return trap }
  return ""
}

/// A static that no reset knows.
private enum Kept {
  private static let count = Mutex(0)
  /// Whether no one counted in this process but the test that says so.
  static var isUntouched: Bool { count.withLock { $0 <= 1 } }

  static func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

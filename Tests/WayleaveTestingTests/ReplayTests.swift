import Foundation
import PhoneSimulator
import PlatformModel
import Testing

@testable import WayleaveTesting

/// What was found is recognized by its steps, taken once more.
@Suite("A counterexample is repeated before it is reported") struct ReplayTests {
  private let isSetUp = Locked(true)

  /// A search that has found what one tap breaks, and has not told it yet.
  private var search: Search {
    var options = ExplorationOptions()
    options.depth = 1
    options.environment = []
    let search = Search(.iOS(17, 7), options) { [isSetUp] phone in
      precondition(isSetUp.withLock { $0 }, "it is not set up any more")
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Show") { (_: Counter) in fatalError("none to show") }
    }
    search.run()
    return search
  }

  @Test func `a counterexample whose replay fails in the same way is reported`() {
    let search = search
    search.writeReports()
    #expect(search.reports.map(\.fault) == [.crash("none to show")])
    #expect(search.outcome.error == nil)
  }

  @Test func `a replay that fails in another way before its first step is nondeterminism`() {
    let search = search
    isSetUp.withLock { $0 = false }
    search.writeReports()
    #expect(search.outcome.error is NondeterminismError)
    #expect(search.reports.isEmpty)
    #expect(search.counterexamples.isEmpty)
  }

  /// What is printed by a search, or a replay, in a process of its own, where no other test prints.
  private func printed(
    _ options: ExplorationOptions, of describe: @escaping (ExploredPhone) -> Void,
    _ body: @escaping (Search) -> Void
  ) throws -> String {
    // What another test is making at this moment would stay half made in the copy.
    Search(.iOS(17, 7), options, describe).explorer.prepareRuns()
    let outcome = try IsolatedRun.run { parcel in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(getpid())")
      dup2(creat(file.path, 0o600), 1)
      var options = options
      (options.depth, options.environment) = (2, [])
      body(Search(.iOS(17, 7), options, describe))
      fflush(nil)
      parcel.put(try String(contentsOf: file, encoding: .utf8))
      try FileManager.default.removeItem(at: file)
    }
    guard case .told(var parcel) = outcome else { return "\(outcome)" }
    return try parcel.takeText()
  }

  @Test(arguments: [false, true])
  func `what the app prints is heard of a replay, once, and not of a search`(isolateRuns: Bool)
    throws
  {
    let options = ExplorationOptions(isolateRuns: isolateRuns)
    let describe = { (phone: ExploredPhone) in
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Count") { counter in
        counter.count += 1
        print("counted to \(counter.count)")
        if counter.count == 2 { DispatchQueue.global().async { print("and that is all") } }
      }
    }
    #expect(try printed(options, of: describe) { $0.run() } == "")
    let words = "counted to 1\ncounted to 2\nand that is all\n"
    #expect(try printed(options, of: describe) { $0.replay(["tap Count", "tap Count"]) } == words)
  }

  @Test(arguments: [false, true])
  func `what the app prints before it crashes at the launch is heard of a replay, once`(
    isolateRuns: Bool
  ) throws {
    let replayed = try printed(ExplorationOptions(isolateRuns: isolateRuns)) { phone in
      phone.app(.trail) { () -> Counter in
        print("the trail is laid")
        fatalError("no trail")
      }.action("Count") { $0.count += 1 }
    } _: {
      $0.replay([])
      if $0.counterexamples.map(\.fault) != [.crash("no trail")] { print("and it did not crash") }
    }
    #expect(replayed == "the trail is laid\n")
  }

  /// A replay of an app of which something may be so where it is heard, and nowhere else.
  private func replayed(_ options: ExplorationOptions, isOtherWhereHeard: Bool) -> Search {
    var options = options
    (options.depth, options.environment) = (2, [])
    let search = Search(.iOS(17, 7), options) { phone in
      let app = phone.app(.trail) { Counter() }
      app.ignore(.emptyExploration)
      app.action("Count") { $0.count += 1 }
      app.never("it is another one") { _ in
        isOtherWhereHeard && CrashSandbox.behind?.isHeard == true
      }
    }
    search.replay(["tap Count"])
    return search
  }

  @Test(arguments: [false, true])
  func `a replay that fails only when its output is shown is nondeterminism`(isolateRuns: Bool) {
    let options = ExplorationOptions(isolateRuns: isolateRuns)
    #expect(replayed(options, isOtherWhereHeard: false).outcome.error == nil)
    #expect(replayed(options, isOtherWhereHeard: true).outcome.error is NondeterminismError)
  }

  @Test func `where no thread can be created the search ends with that`() {
    let search = search
    search.explorer.inSandbox = { _ in .noThread }
    search.writeReports()
    #expect(search.outcome.error is CrashSandbox.NoThread)
    #expect(search.reports.isEmpty)
  }
}

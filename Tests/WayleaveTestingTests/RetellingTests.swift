import Foundation
import PhoneSimulator
import PlatformModel
import Testing

@testable import WayleaveTesting

/// What was found is told by its steps, taken once more.
@Suite("A finding is taken once more to be told") struct RetellingTests {
  private let isSetUp = Locked(true)

  /// A search that has found what one tap breaks, and has not told it yet.
  private var search: Search {
    var limits = Limits()
    limits.depth = 1
    limits.acts = []
    let search = Search(.iOS(17, 7), limits) { [isSetUp] phone in
      precondition(isSetUp.withLock { $0 }, "it is not set up any more")
      let app = phone.app(.trail) { Counter() }
      app.allows(.emptiness)
      app.action("Show") { (_: Counter) in fatalError("none to show") }
    }
    search.run()
    return search
  }

  @Test func `where nothing contradicts it is told`() {
    let search = search
    search.tell()
    #expect(search.stories.map(\.fault) == [.crash("none to show")])
    #expect(search.outcome.error == nil)
  }

  @Test func `where something else goes wrong before its first step, that is a second story`() {
    let search = search
    isSetUp.withLock { $0 = false }
    search.tell()
    #expect(search.outcome.error is SecondStory)
    #expect(search.stories.isEmpty)
    #expect(search.findings.isEmpty)
  }

  /// What is printed by a search, or a replay, in a process of its own, where no other test prints.
  private func printed(
    _ limits: Limits, of describe: @escaping (ExploredPhone) -> Void,
    _ body: @escaping (Search) -> Void
  ) throws -> String {
    // What another test is making at this moment would stay half made in the copy.
    Search(.iOS(17, 7), limits, describe).prepareRuns()
    let outcome = try Apart.run { parcel in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(getpid())")
      dup2(creat(file.path, 0o600), 1)
      var limits = limits
      (limits.depth, limits.acts) = (2, [])
      body(Search(.iOS(17, 7), limits, describe))
      fflush(nil)
      parcel.put(try String(contentsOf: file, encoding: .utf8))
      try FileManager.default.removeItem(at: file)
    }
    guard case .told(var parcel) = outcome else { return "\(outcome)" }
    return try parcel.takeText()
  }

  @Test(arguments: [false, true])
  func `what the app prints is heard of a replay, once, and not of a search`(apart: Bool) throws {
    let limits = Limits(apart: apart)
    let describe = { (phone: ExploredPhone) in
      let app = phone.app(.trail) { Counter() }
      app.allows(.emptiness)
      app.action("Count") { counter in
        counter.count += 1
        print("counted to \(counter.count)")
        if counter.count == 2 { DispatchQueue.global().async { print("and that is all") } }
      }
    }
    #expect(try printed(limits, of: describe) { $0.run() } == "")
    let words = "counted to 1\ncounted to 2\nand that is all\n"
    #expect(try printed(limits, of: describe) { $0.replay(["tap Count", "tap Count"]) } == words)
  }

  @Test(arguments: [false, true])
  func `what the app prints before it crashes at the launch is heard of a replay, once`(
    apart: Bool
  ) throws {
    let replayed = try printed(Limits(apart: apart)) { phone in
      phone.app(.trail) { () -> Counter in
        print("the trail is laid")
        fatalError("no trail")
      }.action("Count") { $0.count += 1 }
    } _: {
      $0.replay([])
      if $0.findings.map(\.fault) != [.crash("no trail")] { print("and it did not crash") }
    }
    #expect(replayed == "the trail is laid\n")
  }

  /// A replay of an app of which something may be so where it is heard, and nowhere else.
  private func replayed(_ limits: Limits, isOtherWhereHeard: Bool) -> Search {
    var limits = limits
    (limits.depth, limits.acts) = (2, [])
    let search = Search(.iOS(17, 7), limits) { phone in
      let app = phone.app(.trail) { Counter() }
      app.allows(.emptiness)
      app.action("Count") { $0.count += 1 }
      app.never("it is another one") { _ in isOtherWhereHeard && Stage.behind?.isHeard == true }
    }
    search.replay(["tap Count"])
    return search
  }

  @Test(arguments: [false, true])
  func `a replay that goes wrong only where it is heard ends with a second story`(apart: Bool) {
    let limits = Limits(apart: apart)
    #expect(replayed(limits, isOtherWhereHeard: false).outcome.error == nil)
    #expect(replayed(limits, isOtherWhereHeard: true).outcome.error is SecondStory)
  }

  @Test func `where no thread is to be had the search ends with that`() {
    let search = search
    search.onStage = { _ in .noThread }
    search.tell()
    #expect(search.outcome.error is Stage.NoThread)
    #expect(search.stories.isEmpty)
  }
}

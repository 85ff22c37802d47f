import Foundation
import WayleaveTesting
import PlatformModel
import Testing

/// What would end the program on a thread that is no stage of the search.
@Suite("A crash on a queue's thread ends no test") struct QueueCrashTests {
  private func title(
    _ work: @escaping @Sendable (Int) -> Void
  ) async throws -> String {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(17), depth: 2) { phone in
        let app = phone.app(.trail) { Counter() }
        app.ignore(.emptyExploration)
        app.action("Work") { counter in
          let count = counter.count
          DispatchQueue.global().async { work(count) }
        }
      }
    }
    #expect(failure?.counterexamples.first?.steps == ["tap Work"])
    return try #require(failure?.counterexamples.first).title
  }

  @Test func `a failed check of Swift's`() async throws {
    #expect(try await title { _ in fatalError("no way") }.hasPrefix("the app crashes: no way"))
  }

  @Test func `a check that fails within a library`() async throws {
    let title = try await title { _ in print([Int](repeating: 0, count: Int(getpid() & 0))[0]) }
    #expect(title.hasPrefix("the app crashes: Index out of range"))
  }

  @Test func `a signal`() async throws {
    // What an optimised program does at an overflow: no words, an instruction that no machine has.
    let title = try await title { _ in raise(SIGILL) }
    #expect(title.hasPrefix("the app crashes: Illegal instruction"))
  }

  @Test func `a forced cast that fails, and an abort`() async throws {
    let cast = try await title { count in
      let number: Any = count
      _ = number as! String
    }
    #expect(
      cast == "the app crashes: Could not cast value of type 'Swift.Int' to 'Swift.String'")
    #expect(try await title { _ in abort() } == "the app crashes: Aborted")
  }

  @Test func `an exit`() async throws {
    #expect(try await title { _ in exit(0) } == "the app crashes: it calls exit(0)")
    #expect(try await title { _ in _Exit(1) } == "the app crashes: it calls _Exit(1)")
    #expect(try await title { _ in quick_exit(2) } == "the app crashes: it calls quick_exit(2)")
  }
}

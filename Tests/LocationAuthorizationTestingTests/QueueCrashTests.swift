import Foundation
import LocationAuthorizationTesting
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
        app.action("Work") { counter in
          let count = counter.count
          DispatchQueue.global().async { work(count) }
        }
      }
    }
    #expect(failure?.findings.first?.steps == ["tap Work"])
    return try #require(failure?.findings.first).title
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
}

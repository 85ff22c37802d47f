import AppArtifacts
import Testing

@testable import PermissionAudit

@Suite("The sieve of sources")
struct SourceSieveTests {
  private static let call = "func f() { manager.requestAlwaysAuthorization() }"

  @Test func `weighs what may hold a platform call, and nothing else of the tree`() {
    let sieve = SourceSieve(
      .memory(["a.swift": Self.call, "b.m": "int f(void);", "c.txt": Self.call]))
    sieve.run()
    #expect(sieve.stop().mapValues(\.weight) == ["a.swift": Self.call.utf8.count, "b.m": 0])
  }

  @Test func `tells the APIs for which the store wants a reason`() {
    let code = "let a = UserDefaults.standard.bool(forKey: \"a\")"
    let verdict = SourceSieve.verdict(on: "a.swift", in: .memory(["a.swift": code]))
    #expect(verdict.weight == 0)
    #expect(verdict.reasons == [.userDefaults])
  }

  @Test func `ends with the file at hand once it is stopped`() {
    let sieve = SourceSieve(.memory(["a.swift": Self.call, "b.swift": Self.call]))
    #expect(sieve.stop().isEmpty)
    sieve.run()
    #expect(sieve.stop().keys.sorted() == ["a.swift"])
  }

  @Test(arguments: [("a.swift", true), ("Payload/A.app/A", false)])
  func `has something done first where there are sources, and nothing in a package`(
    file: String, isDone: Bool
  ) {
    var wasDone = false
    SourceSieve(.memory([file: Self.call])).run { wasDone = true }
    #expect(wasDone == isDone)
  }

  @Test func `leaves a file that cannot be read to the reader`() {
    #expect(SourceSieve.verdict(on: "gone.swift", in: .memory([String: String]())).weight > 0)
  }
}

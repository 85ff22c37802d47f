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
    #expect(sieve.stop() == ["a.swift": Self.call.utf8.count, "b.m": 0])
  }

  @Test func `ends with the file at hand once it is stopped`() {
    let sieve = SourceSieve(.memory(["a.swift": Self.call, "b.swift": Self.call]))
    #expect(sieve.stop().isEmpty)
    sieve.run()
    #expect(sieve.stop().keys.sorted() == ["a.swift"])
  }

  @Test func `leaves a file that cannot be read to the reader`() {
    #expect(SourceSieve.weight(of: "gone.swift", in: .memory([String: String]())) > 0)
  }
}

import Testing

@testable import AppArtifacts

@Suite("Work on several threads")
struct ThreadsTests {
  @Test(arguments: [0, 1, 2, 100])
  func `gives its results in the order of the things to do`(count: Int) {
    #expect(Threads.map(count) { $0 * $0 } == (0..<count).map { $0 * $0 })
  }

  @Test func `comes back with the result of this thread when both are done`() {
    let shares = Threads.Shares<Int>(1)
    let result = Threads.run({ "here" }, beside: { shares.store(7, at: 0) { _ in } })
    #expect(result == "here")
    #expect(shares.results == (Threads.processors > 1 ? [7] : []))
  }

  @Test func `loses no change to a value that they share`() {
    let sum = Locked(0)
    Threads.run(4) { for _ in 1...1000 { sum.use { $0 += 1 } } }
    #expect(sum.use { $0 } == 4000)
  }
}

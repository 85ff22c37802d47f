import Dispatch
import Synchronization
import Testing

@Suite("The same code gives the same trace")
struct SameTraceTests {
  @Test func `one run after another`() throws {
    let first = try Outing.outcome()
    #expect(first.contains("3 s: tick"))
    #expect(first.contains("has authorizedWhenInUse and 15"))
    for _ in 1...25 {
      let next = try Outing.outcome()
      #expect(next == first)
    }
  }

  @Test func `several threads at once, each with its phones`() throws {
    let first = try Outing.outcome()
    let others = Mutex<[String: Int]>([:])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 1...10 {
        let outcome = (try? Outing.outcome()) ?? "none"
        others.withLock { $0[outcome, default: 0] += 1 }
      }
    }
    #expect(others.withLock { $0 } == [first: 80])
  }
}

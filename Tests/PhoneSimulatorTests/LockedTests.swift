import Dispatch
import Foundation
import Testing

@testable import PhoneSimulator

@Suite("A value that one thread at a time may touch")
struct LockedTests {
  @Test func `threads that count in it lose nothing`() {
    let count = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<50_000 { count.withLock { $0 += 1 } }
    }
    #expect(count.withLock { $0 } == 200_000)
  }

  @Test func `who waits for long gets it in the end`() {
    let lines = Locked<[String]>([])
    let isHeld = DispatchSemaphore(value: 0)
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      if thread == 0 {
        lines.withLock {
          isHeld.signal()
          Thread.sleep(forTimeInterval: 0.05)
          $0.append("holder")
        }
      } else {
        isHeld.wait()
        lines.withLock { $0.append("waiter") }
      }
    }
    #expect(lines.withLock { $0 } == ["holder", "waiter"])
  }

  @Test func `an error of the body gives it back`() {
    struct Refusal: Error {}
    let value = Locked(1)
    #expect(throws: Refusal.self) { try value.withLock { _ in throw Refusal() } }
    #expect(value.withLock { $0 } == 1)
  }
}

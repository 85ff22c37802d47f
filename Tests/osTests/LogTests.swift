import Testing
import os

@Suite("os")
struct LogTests {
  @Test func `a message keeps private values back, and numbers only where told to`() {
    let (name, count) = ("Vienna", 3)
    #expect(("\(name): \(count)" as OSLogMessage).text == "<private>: 3")
    let open: OSLogMessage = "\(name, privacy: .public): \(count, privacy: .private)"
    #expect(open.text == "Vienna: <private>")
  }

  @Test func `a message that is logged is not put together`() {
    var asked = 0
    func value() -> Int {
      asked += 1
      return asked
    }
    Logger(subsystem: "app.trail", category: "location").error("\(value())")
    os_log("%d", log: .default, type: .info, 4)
    #expect(asked == 0)
  }

  @Test func `levels are Apple's`() {
    let levels: [OSLogType] = [.default, .info, .debug, .error, .fault]
    #expect(levels.map(\.rawValue) == [0, 1, 2, 16, 17])
  }

  @Test func `a lock around a value lets one in at a time`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { state in
      state += 1
      #expect(lock.withLockIfAvailable { $0 } == nil)
    }
    #expect(lock.withLock { $0 } == 2)
    var plain = os_unfair_lock()
    os_unfair_lock_lock(&plain)
    #expect(!os_unfair_lock_trylock(&plain))
    os_unfair_lock_unlock(&plain)
    #expect(os_unfair_lock_trylock(&plain))
  }
}

import Dispatch
import Foundation
import PhoneSimulator
import Testing

@testable import DeterministicExecution

@Suite("Work outside of the phone")
struct OutsideTests {
  let open: OpenApp
  let journal: Journal

  init() throws {
    open = try OpenApp()
    journal = open.journal
  }

  /// Lasts as long as the machine says, whatever the phone's clock does.
  private static func last(milliseconds: Int) async {
    await withCheckedContinuation { waiting in
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
        waiting.resume()
      }
    }
  }

  @Test func `the verb waits for it, and no time passes on the phone`() throws {
    let asking = try open.app.begin {
      let isMachine = try await VirtualPhone.outside {
        await Self.last(milliseconds: 20)
        return abs(Date().timeIntervalSince1970 - 1_767_225_600) > 3600
      }
      journal.write("back on the main thread: \(Thread.isMainThread)")
      return isMachine
    }
    #expect(try asking.value, "outside, the clock is the machine's")
    #expect(journal.all == ["0 s: back on the main thread: true"])
  }

  @Test func `a timer of the phone waits until it is back`() throws {
    try open.app.run {
      Task {
        try await Task.sleep(for: .seconds(1))
        try await VirtualPhone.outside { await Self.last(milliseconds: 20) }
        journal.write("back")
      }
      Task {
        try await Task.sleep(for: .seconds(2))
        journal.write("timer")
      }
    }
    open.phone.advance(by: .seconds(5))
    #expect(journal.all == ["1 s: back", "2 s: timer"])
  }

  @Test func `what was asked first comes back first, however long it takes`() throws {
    try open.app.run {
      for (number, length) in [30, 15, 0].enumerated() {
        Task { @MainActor in
          try await VirtualPhone.outside { await Self.last(milliseconds: length) }
          journal.write("\(number)")
        }
      }
    }
    #expect(journal.all == ["0 s: 0", "0 s: 1", "0 s: 2"])
  }

  @Test func `it throws what it throws, and hears of a cancellation`() throws {
    let failing = try open.app.begin {
      try await VirtualPhone.outside { throw CocoaError(.fileNoSuchFile) }
    }
    #expect(throws: CocoaError.self) { try failing.value }
    let cancelled = try open.app.begin {
      let task = Task {
        try await VirtualPhone.outside {
          while !Task.isCancelled { await Self.last(milliseconds: 1) }
          return "cancelled"
        }
      }
      await Task.yield()
      task.cancel()
      return try await task.value
    }
    #expect(try cancelled.value == "cancelled")
  }

  @Test func `a main thread that waits for it by a semaphore goes on`() throws {
    try open.app.run {
      let isOver = DispatchSemaphore(value: 0)
      Task.detached {
        try await VirtualPhone.outside { await Self.last(milliseconds: 5) }
        isOver.signal()
      }
      isOver.wait()
      journal.write("over")
    }
    #expect(journal.all == ["0 s: over"])
    #expect(open.app.lastCrash == nil)
  }

  @Test func `where no app's code runs it is done as it is`() async throws {
    #expect(try await VirtualPhone.outside { 42 } == 42)
  }
}

import Foundation
import PhoneSimulator
import Synchronization
import Testing

@testable import DeterministicExecution

@Suite("Swift's tasks by the phone's clock")
struct TaskTests {
  let open: OpenApp
  let journal: Journal

  init() throws {
    open = try OpenApp()
    journal = open.journal
  }

  @Test func `tasks run in the order of their making, before the run returns`() throws {
    try open.app.run {
      for number in 1...3 {
        Task { @MainActor in journal.write("task \(number)") }
        Task.detached { journal.write("detached \(number)") }
      }
      journal.write("body")
    }
    #expect(
      journal.all == [
        "0 s: body", "0 s: task 1", "0 s: detached 1", "0 s: task 2", "0 s: detached 2",
        "0 s: task 3", "0 s: detached 3",
      ])
  }

  @Test func `a task of the main actor runs on the main thread, another does not`() throws {
    try open.app.run {
      Task { @MainActor in
        journal.write("\(isMainThread())")
        await Task.detached { journal.write("\(isMainThread())") }.value
        journal.write("\(isMainThread())")
      }
    }
    #expect(journal.all == ["0 s: true", "0 s: false", "0 s: true"])
  }

  @Test(arguments: [1, 60, 3600, 86_400])
  func `a sleep ends when the phone's clock has passed its length`(seconds: Int) throws {
    try open.app.run {
      Task {
        try await Task.sleep(for: .seconds(seconds))
        journal.write("awake")
      }
    }
    open.phone.advance(by: .seconds(seconds) - .seconds(1))
    #expect(journal.all.isEmpty)
    open.phone.advance(by: .seconds(1))
    #expect(journal.all == ["\(seconds) s: awake"])
  }

  @Test func `every form of a sleep goes by the phone's clock`() throws {
    try open.app.run {
      Task {
        try await Task.sleep(nanoseconds: 1_000_000_000)
        journal.write("nanoseconds")
        try await Task.sleep(for: .seconds(1))
        journal.write("for")
        try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
        journal.write("until, continuous")
        try await Task.sleep(until: .now + .seconds(1), clock: .suspending)
        journal.write("until, suspending")
        try await ContinuousClock().sleep(for: .seconds(1))
        journal.write("of the clock")
      }
    }
    open.phone.advance(by: .seconds(10))
    #expect(
      journal.all == [
        "1 s: nanoseconds", "2 s: for", "3 s: until, continuous", "4 s: until, suspending",
        "5 s: of the clock",
      ])
  }

  @Test func `a canceled sleep ends at once`() throws {
    try open.app.run {
      let sleeping = Task {
        do { try await Task.sleep(for: .seconds(3600)) } catch {
          journal.write("\(type(of: error))")
        }
      }
      Task { sleeping.cancel() }
    }
    #expect(journal.all == ["0 s: CancellationError"])
  }

  @Test func `what is due at the same moment comes in the order of asking`() throws {
    try open.app.run {
      for number in 1...5 {
        Task { @MainActor in
          try await Task.sleep(for: .seconds(6 - number % 2))
          journal.write("\(number)")
        }
      }
    }
    open.phone.advance(by: .seconds(10))
    #expect(journal.all == ["5 s: 1", "5 s: 3", "5 s: 5", "6 s: 2", "6 s: 4"])
  }

  @Test func `a continuation goes on when it is resumed`() throws {
    let kept = Mutex<CheckedContinuation<Int, Never>?>(nil)
    let asking = try open.app.begin {
      await withCheckedContinuation { continuation in kept.withLock { $0 = continuation } }
    }
    #expect(!asking.isFinished)
    try open.app.run { kept.withLock { $0.take() }?.resume(returning: 7) }
    #expect(try asking.value == 7)
  }

  @Test func `groups, actors, streams and child tasks follow the same order every time`() throws {
    actor Sum {
      var total = 0
      func add(_ number: Int) { total += number }
    }
    let asking = try open.app.begin {
      let sum = Sum()
      await withTaskGroup(of: Int.self) { group in
        for number in 1...4 {
          group.addTask {
            try? await Task.sleep(for: .seconds(5 - number))
            return number
          }
        }
        for await number in group {
          journal.write("\(number)")
          await sum.add(number)
        }
      }
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      async let last = stream.reduce(0) { $0 + $1 }
      continuation.yield(1)
      continuation.yield(2)
      continuation.finish()
      return await sum.total + last
    }
    open.phone.advance(by: .seconds(10))
    #expect(try asking.value == 13)
    #expect(journal.all == ["1 s: 4", "2 s: 3", "3 s: 2", "4 s: 1"])
  }

  @Test func `the phone may be called from a task`() throws {
    try open.app.run {
      Task { @MainActor in
        try open.app.makeLocationManager().requestWhenInUseAuthorization()
        journal.write("asked")
      }
    }
    #expect(journal.all == ["0 s: asked"])
    #expect(open.phone.prompt != nil)
  }
}

/// Thread.isMainThread may not be asked in asynchronous code.
func isMainThread() -> Bool { Thread.isMainThread }

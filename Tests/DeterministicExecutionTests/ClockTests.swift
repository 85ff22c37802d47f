import Foundation
import PhoneSimulator
import Synchronization
import Testing

@testable import DeterministicExecution

@Suite("Clocks, timers and run loops by the phone's clock")
struct ClockTests {
  let open: OpenApp
  let journal: Journal

  init() throws {
    open = try OpenApp()
    journal = open.journal
  }

  @Test func `Date is the first of January 2026 and the time since the phone was switched on`()
    throws
  {
    open.phone.advance(by: .seconds(90))
    let date = try open.app.run { Date() }
    #expect(date == Date(timeIntervalSince1970: 1_767_225_600 + 90))
  }

  @Test func `every clock stops while code runs, and moves with the phone`() throws {
    struct Reading: Equatable {
      var continuous = ContinuousClock.now
      var suspending = SuspendingClock.now
      var dispatch = DispatchTime.now().uptimeNanoseconds
      var uptime = ProcessInfo.processInfo.systemUptime
      var date = Date()
    }
    let first = try open.app.run { Reading() }
    #expect(try open.app.run { Reading() } == first)
    open.phone.advance(by: .seconds(3600))
    let second = try open.app.run { Reading() }
    #expect(first.continuous.duration(to: second.continuous) == .seconds(3600))
    #expect(first.suspending.duration(to: second.suspending) == .seconds(3600))
    #expect(second.dispatch - first.dispatch == 3_600_000_000_000)
    #expect(second.uptime - first.uptime == 3600)
    #expect(first.date.distance(to: second.date) == 3600)
  }

  @Test func `a timer fires when it is due, and repeats until it is invalid`() throws {
    let timer = try open.app.run {
      let count = Mutex(0)
      _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in journal.write("once") }
      return Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { timer in
        journal.write("again")
        if count.withLock({
          $0 += 1; return $0
        }) == 3 {
          timer.invalidate()
        }
      }
    }
    #expect(journal.all.isEmpty)
    open.phone.advance(by: .seconds(60))
    #expect(journal.all == ["2 s: again", "4 s: again", "5 s: once", "6 s: again"])
    #expect(!timer.isValid)
  }

  @Test func `a timer may be added to the main run loop by hand, and taken back`() throws {
    try open.app.run {
      let kept = Timer(timeInterval: 1, repeats: false) { _ in journal.write("kept") }
      RunLoop.main.add(kept, forMode: .common)
      let gone = Timer(timeInterval: 2, repeats: false) { _ in journal.write("gone") }
      RunLoop.current.add(gone, forMode: .default)
      gone.invalidate()
    }
    open.phone.advance(by: .seconds(5))
    #expect(journal.all == ["1 s: kept"])
  }

  @Test func `the main run loop performs blocks`() throws {
    try open.app.run {
      RunLoop.main.perform { journal.write("performed \(Thread.isMainThread)") }
      journal.write("body")
    }
    #expect(journal.all == ["0 s: body", "0 s: performed true"])
  }

  @Test func `the run loop may be run by hand: others run, and the clock moves`() throws {
    try open.app.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { journal.write("block") }
      _ = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in journal.write("timer") }
      RunLoop.main.run(until: Date().addingTimeInterval(10))
      journal.write("body")
    }
    #expect(journal.all == ["2 s: block", "3 s: timer", "10 s: body"])
  }

  @Test func `Thread.sleep lets the phone's time pass`() throws {
    try open.app.run {
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 3)
        journal.write("background")
      }
      Thread.sleep(forTimeInterval: 5)
      journal.write("main")
    }
    #expect(journal.all == ["3 s: background", "5 s: main"])
  }

  @Test func `outside of an app's code the clocks are the machine's`() throws {
    let before = Date()
    try open.app.run { journal.write("inside") }
    open.phone.advance(by: .seconds(86_400))
    #expect(before.distance(to: Date()) < 3600)
    #expect(journal.all == ["0 s: inside"])
  }
}

import AppHosting
import Dispatch
import Foundation
import PhoneSimulator
import Synchronization
import Testing

@testable import DeterministicExecution

@Suite("An app's code and the life of its process")
struct LifeTests {
  let open: OpenApp
  let journal: Journal

  init() throws {
    open = try OpenApp()
    journal = open.journal
  }

  private func leaveWorkBehind() throws {
    try open.app.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 100) { journal.write("block") }
      _ = Timer.scheduledTimer(withTimeInterval: 100, repeats: false) { _ in journal.write("timer")
      }
      Task {
        try await Task.sleep(for: .seconds(100))
        journal.write("task")
      }
    }
  }

  @Test func `the end of the process drops what it had before it`() throws {
    try leaveWorkBehind()
    try open.phone.forceQuit(open.app)
    try open.phone.open(open.app)
    open.phone.advance(by: .seconds(1000))
    #expect(journal.all.isEmpty)
  }

  @Test func `observers end with the process, and another phone does not reach them`() throws {
    let other = try OpenApp()
    try open.app.run {
      _ = NotificationCenter.default.addObserver(forName: .init("news"), object: nil, queue: nil) {
        _ in journal.write("heard")
      }
      NotificationCenter.default.post(name: .init("news"), object: nil)
    }
    try other.app.run { NotificationCenter.default.post(name: .init("news"), object: nil) }
    try open.phone.forceQuit(open.app)
    try open.phone.open(open.app)
    try open.app.run { NotificationCenter.default.post(name: .init("news"), object: nil) }
    #expect(journal.all == ["0 s: heard"])
  }

  @Test func `defaults last over launches, and are empty on another phone`() throws {
    try open.app.run {
      UserDefaults.standard.register(defaults: ["asked": false, "tries": 1])
      UserDefaults.standard.set(true, forKey: "asked")
      UserDefaults.standard.set(4.5, forKey: "speed")
    }
    try open.phone.forceQuit(open.app)
    try open.phone.open(open.app)
    let kept = try open.app.run {
      let defaults = UserDefaults.standard
      return "\(defaults.bool(forKey: "asked")) \(defaults.integer(forKey: "tries")) "
        + "\(defaults.double(forKey: "speed"))"
    }
    #expect(kept == "true 1 4.5")
    let other = try OpenApp()
    #expect(try other.app.run { UserDefaults.standard.object(forKey: "asked") == nil })
    #expect(UserDefaults.standard.object(forKey: "asked") == nil)
  }

  @Test func `suspension holds work and timers until the app comes back`() throws {
    try leaveWorkBehind()
    try open.phone.leave()
    open.phone.advance(by: .seconds(1000))
    #expect(journal.all.isEmpty)
    try open.phone.open(open.app)
    #expect(journal.all == ["1000 s: block", "1000 s: timer", "1000 s: task"])
  }

  @Test func `what a piece holds is let go after its turn, and may call the loop as it goes`()
    throws
  {
    final class Model: @unchecked Sendable {
      let journal: Journal
      let timer: Timer
      init(_ journal: Journal) {
        self.journal = journal
        timer = Timer.scheduledTimer(withTimeInterval: 50, repeats: true) { _ in }
      }
      deinit {
        timer.invalidate()
        journal.write("gone")
      }
    }
    try open.app.run {
      let model = Model(journal)
      DispatchQueue.main.async { withExtendedLifetime(model) { journal.write("used") } }
      DispatchQueue.main.async { journal.write("after") }
    }
    #expect(journal.all == ["0 s: used", "0 s: gone", "0 s: after"])
    try open.app.run {
      let model = Model(journal)
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 1)
      source.setEventHandler { withExtendedLifetime(model) {} }
      source.resume()
      DispatchQueue.main.async { source.cancel() }
    }
    #expect(open.phone.nextMoment == nil)
  }

  @Test func `code given for the launch runs at every launch`() throws {
    let phone = VirtualPhone(system: .iOS(17, 4))
    let app = try phone.install(AppPackage(name: "Trail"))
    let journal = Journal()
    try app.atLaunch { journal.write("launch \(Thread.isMainThread)") }
    #expect(journal.all.isEmpty)
    try phone.open(app)
    #expect(journal.all == ["launch true"])
    try phone.leave()
    try phone.open(app)
    #expect(journal.all == ["launch true"])
    try phone.forceQuit(app)
    try phone.open(app)
    #expect(journal.all == ["launch true", "launch true"])
  }

  @Test func `a crash is thrown by the run that brought it, with the trace, once`() throws {
    let refusal = try #require(throws: PhoneRefusal.self) {
      try open.app.run {
        HostedProcess.current?.raise(reason: "no delegate")
        DispatchQueue.main.async { journal.write("never") }
      }
    }
    #expect(
      refusal.sentence.hasPrefix(
        "Trail crashed with NSInternalInconsistencyException: no delegate\n"))
    #expect(journal.all.isEmpty)
    #expect(open.app.lastCrash?.reason == "no delegate")
    try open.phone.open(open.app)
    try open.app.run { journal.write("a new life") }
    #expect(journal.all == ["0 s: a new life"])
  }

  @Test func `a crash in later work is thrown by the next throwing verb`() throws {
    try open.app.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        HostedProcess.current?.raise(reason: "too late")
      }
    }
    open.phone.advance(by: .seconds(2))
    #expect(throws: PhoneRefusal.self) { try open.phone.lock() }
    try open.phone.unlock()
  }

  @Test func `a crash that was read is not thrown again`() throws {
    try open.app.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        HostedProcess.current?.raise(reason: "expected")
      }
    }
    open.phone.advance(by: .seconds(2))
    #expect(open.app.lastCrash?.reason == "expected")
    try open.phone.lock()
  }

  @Test(arguments: 0..<8) func `phones in parallel tests never mix`(number: Int) throws {
    for _ in 0..<20 {
      let open = try OpenApp("App \(number)")
      let journal = open.journal
      try open.app.run {
        for step in 1...5 {
          DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(step * number)) {
            journal.write("\(HostedProcess.current?.app.package.name ?? "none") \(step)")
          }
          Task { @MainActor in
            try await Task.sleep(for: .seconds(step * number))
            DispatchQueue.global().async {
              journal.write("\(HostedProcess.current?.app.package.name ?? "none") late \(step)")
            }
          }
        }
      }
      open.phone.advance(by: .seconds(100))
      let expected = (1...5).flatMap { step in
        [
          "\(step * number) s: App \(number) \(step)",
          "\(step * number) s: App \(number) late \(step)",
        ]
      }
      #expect(journal.all.sorted() == expected.sorted())
    }
  }

  @Test func `a phone that nothing holds goes, whatever its apps wait for`() throws {
    weak var phone: VirtualPhone?
    weak var kept: Journal?
    do {
      let open = try OpenApp()
      phone = open.phone
      let journal = Journal()
      kept = journal
      try open.app.run {
        _ = Timer.scheduledTimer(withTimeInterval: 100, repeats: true) { _ in }
        DispatchQueue.main.asyncAfter(deadline: .now() + 100) { journal.write("block") }
        Task { try await Task.sleep(for: .seconds(100)) }
      }
    }
    #expect(phone == nil)
    #expect(kept == nil)
  }

  @Test func `so does one whose block waits in its middle, and the block's thread`() throws {
    weak var phone: VirtualPhone?
    let thread = Mutex("")
    do {
      let open = try OpenApp()
      phone = open.phone
      try open.app.run {
        DispatchQueue.global().async {
          let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
          thread.withLock { $0 = "/proc/\(path ?? "")" }
          DispatchSemaphore(value: 0).wait()
        }
      }
    }
    #expect(phone == nil)
    let path = thread.withLock { $0 }
    #expect(path.contains("/task/"))
    // It ends by the machine's clock: given ten seconds, it is gone long before.
    for _ in 0..<10_000 where FileManager.default.fileExists(atPath: path) { usleep(1000) }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `limit: what a block holds that waits when its phone goes stays behind`() throws {
    weak var phone: VirtualPhone?
    weak var kept: Journal?
    do {
      let open = try OpenApp()
      let journal = Journal()
      (phone, kept) = (open.phone, journal)
      try open.app.run {
        DispatchQueue.global().async {
          DispatchSemaphore(value: 0).wait()
          journal.write("never")
        }
      }
    }
    #expect(phone == nil)
    #expect(kept != nil)
  }

  @Test func `a block that sleeps again and again ends with its process`() throws {
    let queue = DispatchQueue(label: "beats")
    try open.app.run {
      queue.async {
        while true {
          journal.write("beat")
          Thread.sleep(forTimeInterval: 10)
        }
      }
    }
    open.phone.advance(by: .seconds(15))
    try open.phone.forceQuit(open.app)
    try open.phone.open(open.app)
    open.phone.advance(by: .seconds(100))
    try open.app.run { queue.async { journal.write("free again") } }
    #expect(journal.all == ["0 s: beat", "10 s: beat", "115 s: free again"])
  }

  @Test func `platform work outside of a phone is untouched`() async throws {
    let value = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        DispatchQueue.main.async { continuation.resume(returning: 1) }
      }
    }
    #expect(value == 1)
    try await Task.sleep(for: .milliseconds(1))
    #expect(try open.app.run { 2 } == 2)
  }
}

import AppHosting
import AuthorizationEngine
import Foundation
import PhoneSimulator
import Testing

@testable import DeterministicExecution

@Suite("Running an app's code")
struct RunningTests {
  struct Wrong: Error {}

  @Test func `this toolchain lets a program own its executors, queues and clock`() {
    #expect(SelfCheck.isPassed)
  }

  @Test func `without them app code is refused with one sentence`() throws {
    let phone = VirtualPhone(system: .iOS(17, 4))
    phone.welcome(AppHost(scheduler: RunLoopScheduler()))
    let app = try phone.install(AppPackage(name: "Trail"))
    try phone.open(app)
    let refusals = [
      #expect(throws: PhoneRefusal.self) { try app.run {} },
      #expect(throws: PhoneRefusal.self) { try app.begin {} },
      #expect(throws: PhoneRefusal.self) { try app.atLaunch {} },
    ]
    #expect(refusals.allSatisfy { $0?.sentence == SelfCheck.sentence })
    #expect(SelfCheck.sentence.hasPrefix("Virtual time is not available: "))
  }

  @Test func `an app that does not run runs no code`() throws {
    let phone = VirtualPhone(system: .iOS(17, 4))
    let app = try phone.install(AppPackage(name: "Trail"))
    let refusal = #expect(throws: PhoneRefusal.self) { try app.run {} }
    #expect(refusal?.possible == ["open Trail"])
  }

  @Test func `a suspended app runs no code`() throws {
    let open = try OpenApp()
    try open.phone.leave()
    open.phone.advance(by: .seconds(60))
    #expect(open.app.process == .suspended)
    let refusal = #expect(throws: PhoneRefusal.self) { try open.app.run {} }
    #expect(refusal?.sentence == "Trail is suspended.")
  }

  @Test func `code runs on the main thread and its value comes back`() throws {
    let open = try OpenApp()
    #expect(try open.app.run { Thread.isMainThread })
    #expect(try open.app.run { HostedProcess.current?.app } == open.app)
  }

  @Test func `what code throws is thrown`() throws {
    let open = try OpenApp()
    #expect(throws: Wrong.self) { try open.app.run { throw Wrong() } }
  }

  @Test func `a run may start a run`() throws {
    let open = try OpenApp()
    #expect(try open.app.run { try open.app.run { 2 } } == 2)
  }

  @Test func `asynchronous code that needs nothing more has its value at once`() async throws {
    let open = try OpenApp()
    #expect(try open.app.begin { await Task { 3 }.value }.value == 3)
    let value = try await open.app.run {
      await Task.yield()
      return 4
    }
    #expect(value == 4)
  }

  @Test func `asynchronous code that waits says so, with the trace, and goes on with the clock`()
    throws
  {
    let open = try OpenApp()
    let asking = try open.app.begin {
      try await Task.sleep(for: .seconds(30))
      return "rested"
    }
    #expect(!asking.isFinished)
    let refusal = #expect(throws: PhoneRefusal.self) { try asking.value }
    #expect(
      refusal?.sentence.hasPrefix("still waiting: nothing more of Trail can run now.") == true)
    #expect(refusal?.sentence.contains("Something is due in") == true)
    open.phone.advance(by: .seconds(30))
    #expect(try asking.value == "rested")
  }

  @Test func `asynchronous code that throws has its error as its value`() throws {
    let open = try OpenApp()
    let asking = try open.app.begin {
      await Task.yield()
      throw Wrong()
    }
    #expect(throws: Wrong.self) { try asking.value }
  }

  @Test func `a wait that nothing can end is an error, not a hang`() async throws {
    let open = try OpenApp()
    await #expect(throws: PhoneRefusal.self) {
      try await open.app.run {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
    }
  }
}

import AuthorizationEngine
import PhoneSimulator
import Synchronization
import Testing

@testable import AppHosting

@Suite("A process of an app")
struct ProcessTests {
  let phone = VirtualPhone(system: .iOS(17, 4))

  /// Performs at once: a place without a run loop, so that tests need none.
  struct Here: WorkPlace {
    var comesBack: Bool { true }
    func perform(_ work: @escaping @Sendable () -> Void) { work() }
  }

  @Test func `there is none before the app is opened, and one for the whole life after`() throws {
    let app = try phone.install(AppPackage(name: "Trail"))
    #expect(AppHost.of(phone).process(of: app) == nil)
    try phone.open(app)
    let process = try #require(AppHost.of(phone).process(of: app))
    #expect(process.isAlive)
    #expect(AppHost.of(phone).process(of: app) === process)
    try phone.forceQuit(app)
    #expect(!process.isAlive)
    try phone.open(app)
    #expect(AppHost.of(phone).process(of: app) !== process)
  }

  @Test func `the current phone is a matter of the task`() async throws {
    #expect(VirtualPhone.current == nil)
    phone.asCurrent { #expect(VirtualPhone.current === phone) }
    await phone.asCurrent {
      await Task { #expect(VirtualPhone.current === phone) }.value
    }
    #expect(VirtualPhone.current == nil)
  }

  @Test func `the only running app of the current phone is the current process`() throws {
    let app = try phone.install(AppPackage(name: "Trail"))
    #expect(phone.asCurrent { HostedProcess.current } == nil)
    try phone.open(app)
    #expect(phone.asCurrent { HostedProcess.current?.app } == app)
    try phone.open(try phone.install(AppPackage(name: "Notes")))
    #expect(phone.asCurrent { HostedProcess.current } == nil)
  }

  @Test func `receivers are asked in the order of their creation, until they are let go`() throws {
    let app = try phone.install(AppPackage(name: "Trail"))
    try phone.open(app)
    let process = try #require(AppHost.of(phone).process(of: app))
    let heard = Mutex<[String]>([])
    let listen = { (name: String) in
      process.receive(at: Here()) { noticed in
        { heard.withLock { $0.append("\(name): \(noticed.effect)") } }
      }
    }
    let first = listen("first")
    do {
      let second = listen("second")
      try phone.leave()
      withExtendedLifetime(second) {}
    }
    let both = heard.withLock { $0 }
    #expect(both.first?.hasPrefix("first") == true)
    #expect(both.contains { $0.hasPrefix("second") })
    heard.withLock { $0 = [] }
    try phone.open(app)
    #expect(heard.withLock { $0.allSatisfy { $0.hasPrefix("first") } })
    withExtendedLifetime(first) {}
  }

  @Test func `an exception is thrown by the next verb, with its words and the trace, once`() throws
  {
    let app = try phone.install(AppPackage(name: "Trail"))
    try phone.open(app)
    let process = try #require(AppHost.of(phone).process(of: app))
    process.raise(reason: "no delegate")
    #expect(app.process == .terminated)
    let refusal = try #require(throws: PhoneRefusal.self) { try phone.lock() }
    #expect(
      refusal.sentence.hasPrefix(
        "Trail crashed with NSInternalInconsistencyException: no delegate\n"))
    #expect(refusal.sentence.contains("crashes with NSInternalInconsistencyException"))
    try phone.unlock()
  }
}

import AuthorizationEngine
import DeterministicExecution
import PhoneSimulator
import PlatformModel
import Testing

@testable import LocationAuthorization

@Suite("Several callers")
struct CallersTests {
  @Test(arguments: [OSVersion.iOS(15), .newestIOS])
  func `callers that ask for the same share one prompt`(release: OSVersion) throws {
    let trail = try Trail(release)
    let askings = try (0..<5).map { _ in try trail.ask(.whenInUse) }
    try trail.phone.answer(.allowWhileUsing)
    for asking in askings { #expect(try asking.value.outcome == .decided(.allowed)) }
    #expect(trail.phone.prompts.count == 1)
  }

  @Test(arguments: [OSVersion.iOS(15), .newestIOS])
  func `different requests wait for their turn`(release: OSVersion) throws {
    let trail = try Trail(release)
    let location = try trail.ask(.whenInUse)
    let motion = try trail.ask(.motion)
    #expect(trail.phone.prompts.count == 1)
    try trail.phone.answer(.allowWhileUsing)
    trail.phone.advance(by: .seconds(1))
    try trail.phone.answer(release < .iOS(17) ? .ok : .allow)
    #expect(try location.value.outcome == .decided(.allowed))
    #expect(try motion.value.outcome == .decided(.allowed))
  }

  @Test(arguments: [OSVersion.iOS(15), .newestIOS])
  func `canceling ends the wait of one caller, and the prompt serves the others`(
    release: OSVersion
  ) throws {
    let trail = try Trail(release)
    let permissions = trail.permissions
    let (asking, task) = try trail.app.run {
      let task = Task { await permissions.request(.whenInUse) }
      return (try trail.app.begin { await permissions.request(.whenInUse) }, task)
    }
    try trail.app.run { task.cancel() }
    let cancelled = try trail.app.begin { await task.value }
    #expect(try cancelled.value.outcome == .notShown(.cancelled))
    #expect(!asking.isFinished)
    try trail.phone.answer(.allowWhileUsing)
    #expect(try asking.value.outcome == .decided(.allowed))
  }

  @Test func `a task that is canceled before it asks gets its answer, and asks nothing`() throws {
    let trail = try Trail(.newestIOS)
    let permissions = trail.permissions
    let asking = try trail.app.begin {
      let task = Task { await permissions.request(.motion) }
      task.cancel()
      return await task.value
    }
    #expect(try asking.value.outcome == .notShown(.cancelled))
  }

  @Test(arguments: [OSVersion.iOS(15), .newestIOS])
  func `a request outlives the one who made it, and its prompt stays`(release: OSVersion) throws {
    let trail = try Trail(release)
    let asking = try trail.app.begin { await LocationPermissions().request(.whenInUse) }
    try trail.phone.answer(.allowWhileUsing)
    #expect(try asking.value.outcome == .decided(.allowed))
  }

  @Test func `permissions that nothing holds are let go, after requests too`() throws {
    let trail = try Trail(.newestIOS)
    let seen = try trail.app.begin { () -> Bool in
      var permissions: LocationPermissions? = LocationPermissions()
      weak let weakly = permissions
      _ = await permissions?.request(.whenInUse)
      permissions = nil
      for _ in 0..<10 { await Task.yield() }
      return weakly == nil
    }
    try trail.phone.answer(.allowWhileUsing)
    trail.phone.advance(by: .seconds(2))
    #expect(try seen.value)
  }
}

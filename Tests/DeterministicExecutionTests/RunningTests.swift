import AuthorizationEngine
import PhoneSimulator
import Testing

@testable import DeterministicExecution

@Suite("Running an app's code")
struct RunningTests {
  @Test func `an app that does not run runs no code`() throws {
    let phone = VirtualPhone(system: .iOS(17, 4))
    let app = try phone.install(AppPackage(name: "Trail"))
    let refusal = #expect(throws: PhoneRefusal.self) { try app.run {} }
    #expect(refusal?.possible == ["open Trail"])
  }
}

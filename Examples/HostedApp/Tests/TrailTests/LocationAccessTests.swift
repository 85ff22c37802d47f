import CoreLocation
import DeterministicExecution
import PhoneSimulator
import Testing
import Trail

@Suite struct LocationAccessTests {
  let phone = VirtualPhone(system: .iOS(17, 4))
  let app: VirtualApp

  init() throws {
    app = try phone.install(
      AppPackage(name: "Trail", purposeStrings: [.whenInUse: "Shows the trails around you."]))
    try phone.open(app)
  }

  @Test func `the answer of the person comes back`() throws {
    let access = try app.run { LocationAccess() }
    let asking = try app.begin { await access.ask() }
    #expect(phone.prompt?.title == "Allow “Trail” to use your location?")
    try phone.answer(.allowOnce)
    #expect(try asking.value == .authorizedWhenInUse)
  }

  @Test func `without an answer it gives up after half a minute`() throws {
    let access = try app.run { LocationAccess() }
    let asking = try app.begin { await access.ask() }
    phone.advance(by: .seconds(29))
    #expect(!asking.isFinished)
    phone.advance(by: .seconds(1))
    #expect(try asking.value == .notDetermined)
  }
}

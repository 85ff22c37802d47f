import Testing
import Trail
import WayleaveTesting

@Test func `the app returns what the user decided`() async throws {
  try await explore(.iOS(17...18), depth: 3) { phone in
    phone.app { LocationAccess() }.action("Ask") { await $0.ask() }
  }
}

@Test func `the app returns what the user decided, with its own texts`() async throws {
  try await explore(.iOS(18, 6), depth: 3, environment: []) { phone in
    let trail = AppPackage(name: "Trail", purposeStrings: [.whenInUse: "Shows trails near you."])
    if phone.virtualPhone.system.version >= .iOS(18) {
      phone.virtualPhone.advance(by: .seconds(60))
    }
    phone.app(trail) { LocationAccess() }.action("Ask") { await $0.ask() }
  }
}

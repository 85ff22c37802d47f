import Testing
import Trail
import WayleaveTesting

@Test func `the app returns what the person decided, however long that takes`() async throws {
  try await explore(.iOS(17...18), depth: 4, environment: []) { phone in
    phone.app { PatientLocationAccess() }.action("Ask") { await $0.ask() }
  }
}

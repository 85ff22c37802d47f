import Trail
import WayleaveTesting
import XCTest

final class AskXCTests: XCTestCase {
  func testTheAppReturnsWhatTheUserDecided() async throws {
    try await explore(.iOS(17...18), depth: 3) { phone in
      phone.app { LocationAccess() }.action("Ask") { await $0.ask() }
    }
  }
}

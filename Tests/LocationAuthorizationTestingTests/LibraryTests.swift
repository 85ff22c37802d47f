import LocationAuthorization
import LocationAuthorizationTesting
import PlatformModel
import Testing

/// The library for apps, explored as an app's own code.
@Suite("LocationAuthorization, whatever the person does") struct LibraryTests {
  @Test(arguments: [Releases.iOS(8...12), .iOS(13...15), .iOS(16...18), .iOS(26...27)])
  func `asking for While Using and Always ends, and crashes nothing`(
    releases: Releases
  ) async throws {
    let exploration = try await explore(releases, depth: 3) { phone in
      let app = phone.app { Asking() }
      app.action("Show the map") { await $0.ask(.whenInUse) }
      app.action("Record") { await $0.ask(.always) }
    }
    #expect(exploration.transitions > 100)
  }

  @Test(arguments: [Releases.iOS(14), .iOS(18)])
  func `five prompts in a row`(releases: Releases) async throws {
    let exploration = try await explore(releases, depth: 4) { phone in
      let app = phone.app { FivePrompts() }
      app.action("Set up") { await $0.setUp() }
    }
    #expect(exploration.transitions > 100)
  }
}

@MainActor private final class Asking {
  private let permissions = Permissions()

  func ask(_ request: Request) async -> Bool { await permissions.request(request).isGranted }
}

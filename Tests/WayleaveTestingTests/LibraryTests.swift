import LocationAuthorization
import WayleaveTesting
import PhoneSimulator
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

  @Test func `a request that waits when its run is let go keeps no phone`() async throws {
    let phones = Locked<[Seen]>([])
    try await explore(.iOS(17), depth: 3) { phone in
      phones.withLock { $0.append(Seen(phone: phone.virtualPhone)) }
      let app = phone.app { FivePrompts() }
      app.action("Set up") { await $0.setUp() }
    }
    #expect(phones.withLock { $0.count > 10 })
    #expect(phones.withLock { $0.count { $0.phone != nil } } == 0)
  }
}

/// A phone that was there.
private struct Seen: Sendable {
  weak var phone: VirtualPhone?
}

@MainActor private final class Asking {
  private let permissions = LocationPermissions()

  func ask(_ request: PermissionRequest) async -> Bool {
    await permissions.request(request).isGranted
  }
}

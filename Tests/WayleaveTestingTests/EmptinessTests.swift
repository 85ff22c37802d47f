import CoreLocation
import WayleaveTesting
import PhoneSimulator
import Testing

/// Green means explored: where nothing could happen, that is a failure and no success.
@Suite("A search in which nothing could happen") struct EmptinessTests {
  private func reason(_ describe: @escaping @Sendable (ExploredPhone) -> Void) async -> String? {
    let empty = await #expect(throws: EmptyExploration.self) {
      try await explore(.iOS(17...18), depth: 2, describe)
    }
    return empty?.description.split(separator: "\n").first.map(String.init)
  }

  @Test func `an action that only reaches a mock is no exploration`() async {
    let reason = await reason { phone in
      let app = phone.app { Locator() }
      app.action("Locate") { $0.locate() }
    }
    #expect(
      reason == "explore: nothing could happen: no action calls Core Location, Core Motion or "
        + "Core Bluetooth: “Locate”.")
  }

  @Test func `actions that throw each time are none`() async {
    struct NoServer: Error {}
    let reason = await reason { phone in
      let app = phone.app { Manager() }
      app.action("Load") { _ in throw NoServer() }
    }
    #expect(
      reason == "explore: nothing could happen: every action throws each time: “Load”: NoServer().")
  }

  @Test func `a request without a text in the Info.plist brings up nothing`() async {
    let reason = await reason { phone in
      let app = phone.app(AppPackage(name: "Trail")) { Manager() }
      app.action("Ask") { $0.manager.requestWhenInUseAuthorization() }
    }
    #expect(
      reason == "explore: nothing could happen: no prompt can come up: "
        + "requestWhenInUseAuthorization() finds no text for it in the Info.plist.")
  }

  @Test func `an app without an action that calls nothing is none`() async {
    let reason = await reason { $0.app { Locator() } }
    #expect(
      reason == "explore: nothing could happen: the app has no action and calls no framework of "
        + "the phone.")
  }

  @Test func `its author may say that it is meant, or what has to be so`() async throws {
    try await explore(.iOS(18), depth: 2) { phone in
      let app = phone.app { Locator() }
      app.action("Locate") { $0.locate() }
      app.ignore(.emptyExploration)
    }
    try await explore(.iOS(18), depth: 2) { phone in
      let app = phone.app { Locator() }
      app.action("Locate") { $0.locate() }
      app.never("it is located twice") { $0.count < 0 }
    }
  }

  @Test func `a search that needs the phone is empty with a mock, whatever it declares`() async {
    let reason = await reason { phone in
      let app = phone.app { Locator() }
      app.action("Locate") { $0.locate() }
      app.requiresFrameworkCalls()
      app.eventually("it ends") { $0.count >= 0 }
      app.claimsAlways { $0.count < 0 }
    }
    #expect(
      reason == "explore: nothing could happen: no action calls Core Location, Core Motion or "
        + "Core Bluetooth: “Locate”.")
  }

  @Test func `one action of several that does nothing is a remark`() async throws {
    struct NoServer: Error {}
    let exploration = try await explore(.iOS(18), depth: 2) { phone in
      let app = phone.app { Manager() }
      app.action("Ask") { $0.manager.requestWhenInUseAuthorization() }
      app.action("Turn") { $0.count += 1 }
      app.action("Load") { _ in throw NoServer() }
    }
    #expect(
      exploration.coverage.first?.remarks == [
        "never called a framework of the phone: “Turn”", "threw each time: “Load”: NoServer()",
      ])
    #expect(exploration.description.contains("\n  threw each time: “Load”: NoServer()"))
  }

  @Test func `to read what is allowed is to ask a framework`() async throws {
    try await explore(.iOS(18), depth: 2) { phone in
      let app = phone.app { Manager() }
      app.action("Check") { $0.isAllowed = $0.manager.authorizationStatus == .authorizedAlways }
    }
  }

  @Test func `a phone that is explored has a compass`() async throws {
    try await explore(.iOS(18), depth: 1) { phone in
      let app = phone.app { Manager() }
      app.action("Turn") { $0.manager.startUpdatingHeading() }
      app.always("it has a compass") { _ in CLLocationManager.headingAvailable() }
    }
  }

  @MainActor private final class Manager {
    let manager = CLLocationManager()
    var count = 0
    var isAllowed = false
  }

  private protocol Locating { func locate() -> Int }
  private struct MockLocating: Locating { func locate() -> Int { 1 } }

  private final class Locator {
    private let service: any Locating
    private(set) var count = 0
    init(service: any Locating = MockLocating()) { self.service = service }
    func locate() { count = service.locate() }
  }
}

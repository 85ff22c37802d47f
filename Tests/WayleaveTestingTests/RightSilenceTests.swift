import CoreLocation
import CoreMotion
import WayleaveTesting
import Testing

/// What looks like a fault, and is none.
@Suite("What a search rightly does not report") struct RightSilenceTests {
  private func titles(
    _ environment: EnvironmentSteps, depth: Int = 4, on releases: Releases = .iOS(18),
    _ describe: @escaping @Sendable (ExploredPhone) -> Void
  ) async throws -> [String] {
    do {
      try await explore(
        releases, depth: depth, environment: environment,
        options: ExplorationOptions(continueAfterFailure: true), describe)
      return []
    } catch let failure as ExplorationFailure { return failure.counterexamples.map(\.title) }
  }

  @Test func `a prompt that comes back for what a tap began was asked for`() async throws {
    let titles = try await titles([.lock, .leave, .settings], on: .iOS(17...18)) { phone in
      let app = phone.app { Follower() }
      app.action("Follow") { $0.follow() }
    }
    #expect(titles == [])
  }

  @Test func `an unexpected prompt is reported, also if a lock delays it`()
    async throws
  {
    let titles = try await titles([.lock], depth: 2) { phone in
      phone.app { Follower(atLaunch: true) }
    }
    #expect(titles.count == 1)
    #expect(titles.first?.hasPrefix("an unexpected prompt") == true)
  }

  @Test func `a request that was passed over is nothing after Don’t Allow`() async throws {
    let titles = try await titles([]) { phone in
      let app = phone.app { Both() }
      app.action("Ask") { $0.ask() }
      app.ignore([.lostIntents])
    }
    #expect(!titles.contains { $0.contains("is ignored because") }, "\(titles)")
  }

  @MainActor private final class Follower {
    private var following: Task<Void, any Error>?

    init(atLaunch: Bool = false) { if atLaunch { follow() } }

    func follow() {
      guard following == nil else { return }
      following = Task {
        let session = CLServiceSession(authorization: .whenInUse)
        for try await _ in CLLocationUpdate.liveUpdates() {}
        session.invalidate()
      }
    }
  }

  /// Asks for While Using, and at once for Always; then for Always again where the first was granted.
  @MainActor private final class Both: NSObject, @preconcurrency CLLocationManagerDelegate {
    private let manager = CLLocationManager()

    func ask() {
      manager.delegate = self
      manager.requestWhenInUseAuthorization()
      manager.requestAlwaysAuthorization()
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      if manager.authorizationStatus == .authorizedWhenInUse {
        manager.requestAlwaysAuthorization()
      }
    }
  }
}

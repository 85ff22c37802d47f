import CoreLocation
import WayleaveTesting
import PlatformModel
import Testing

@Suite("Stories over the lock") struct LockCounterexampleTests {
  /// Waits for a callback, which comes neither after the lock nor where nothing is asked any more.
  @MainActor private final class Waiting: NSObject, @preconcurrency CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var answer: CheckedContinuation<Void, Never>?

    func ask() async {
      await withCheckedContinuation {
        answer = $0
        manager.delegate = self
        manager.requestWhenInUseAuthorization()
      }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      guard manager.authorizationStatus != .notDetermined else { return }
      answer?.resume()
      answer = nil
    }
  }

  @Test func `a counterexample without the lock is reported as well as the shorter one with it`()
    async throws
  {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(17), depth: 4, options: ExplorationOptions(continueAfterFailure: true))
      { phone in
        let app = phone.app(.trail) { Waiting() }
        app.action("Locate") { await $0.ask() }
      }
    }
    let waits = try #require(failure?.counterexamples).filter {
      $0.title.hasSuffix("never returns")
    }
    #expect(waits.map { $0.steps.contains("lock") } == [true, false])
    #expect(waits.first?.steps == ["tap Locate", "lock"])
    #expect(waits.last?.steps.count == 3)
  }
}

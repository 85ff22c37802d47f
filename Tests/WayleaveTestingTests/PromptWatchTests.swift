import CoreLocation
import WayleaveTesting
import Testing
import UIKit

@Suite struct `an app that watches for a prompt` {
  /// A prompt comes up in another process, and on a phone that takes longer than the beginning of a
  /// task (IOS-AUTH-043).
  @Test func `limit: the app becomes inactive before a task listens that the call was behind`()
    async throws
  {
    var titles: [String] = []
    do {
      _ = try await explore(.iOS(17), depth: 2, environment: []) { phone in
        let app = phone.app { PromptWatch() }
        app.action("Ask") { await $0.ask() }
      }
    } catch let failure as ExplorationFailure {
      titles = failure.counterexamples.map(\.title)
    }
    #expect(titles == ["“Ask” answers before the person has decided"])
  }

  /// Asks, and answers after 300 ms where no prompt came up.
  @MainActor private final class PromptWatch: NSObject, @preconcurrency CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var asker: CheckedContinuation<CLAuthorizationStatus, Never>?
    private var isPromptUp = false

    override init() {
      super.init()
      manager.delegate = self
    }

    func ask() async -> CLAuthorizationStatus {
      if manager.authorizationStatus != .notDetermined || asker != nil {
        return manager.authorizationStatus
      }
      return await withCheckedContinuation {
        asker = $0
        Task.detached { await self.watch() }
        manager.requestWhenInUseAuthorization()
      }
    }

    private func watch() async {
      Task {
        let resigning = NotificationCenter.default.notifications(
          named: UIApplication.willResignActiveNotification)
        for await _ in resigning {
          isPromptUp = true
          break
        }
      }
      try? await Task.sleep(for: .milliseconds(300))
      if !isPromptUp { answer() }
    }

    private func answer() {
      isPromptUp = false
      asker?.resume(returning: manager.authorizationStatus)
      asker = nil
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      if manager.authorizationStatus != .notDetermined { answer() }
    }
  }
}

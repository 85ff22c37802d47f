import CoreLocation
import UIKit

/// Plain Core Location code that gets it right; each program has one thing of it wrong.
///
/// A request ends with the first of these: the status is decided, the app is active again after a
/// prompt, or half a second has passed and no prompt came up.
@MainActor class Asker: NSObject, @preconcurrency CLLocationManagerDelegate {
  let manager = CLLocationManager()
  var waiting: [CheckedContinuation<CLAuthorizationStatus, Never>] = []

  override init() {
    super.init()
    manager.delegate = self
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.becameActive() } }
  }

  func askWhenInUse() async -> CLAuthorizationStatus {
    guard manager.authorizationStatus == .notDetermined else { return manager.authorizationStatus }
    return await request { $0.requestWhenInUseAuthorization() }
  }

  func request(_ ask: (CLLocationManager) -> Void) async -> CLAuthorizationStatus {
    await withCheckedContinuation { continuation in
      keep(continuation)
      ask(manager)
      Task { [weak self] in
        try? await Task.sleep(for: .milliseconds(500))
        if UIApplication.shared.applicationState == .active { self?.noPromptCame() }
      }
    }
  }

  func keep(_ continuation: CheckedContinuation<CLAuthorizationStatus, Never>) {
    waiting.append(continuation)
  }

  func answer() {
    let all = waiting
    waiting = []
    for one in all { one.resume(returning: manager.authorizationStatus) }
  }

  func becameActive() { answer() }
  func noPromptCame() { answer() }
  func changed() { if manager.authorizationStatus != .notDetermined { answer() } }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { changed() }

  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) { changed() }
}

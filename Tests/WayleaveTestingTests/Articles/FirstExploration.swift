import CoreLocation
import WayleaveTesting

extension CLLocationManager {
  /// Whether the app may use location.
  var isAllowed: Bool {
    authorizationStatus == .authorizedWhenInUse || authorizationStatus == .authorizedAlways
  }
}

@MainActor final class Tracker: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var waiting: CheckedContinuation<Bool, Never>?

  override init() {
    super.init()
    manager.delegate = self
  }

  func follow() async -> Bool {
    guard manager.authorizationStatus == .notDetermined else { return manager.isAllowed }
    guard waiting == nil else { return false }
    return await withCheckedContinuation { continuation in
      waiting = continuation
      manager.requestWhenInUseAuthorization()
    }
  }

  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let isDecided = manager.authorizationStatus != .notDetermined
    let isAllowed = manager.isAllowed
    MainActor.assumeIsolated {
      guard isDecided else { return }
      waiting?.resume(returning: isAllowed)
      waiting = nil
    }
  }
}

func exploreTracker() async throws {
  try await explore(.iOS(17, 4), depth: 3) { phone in
    let app = phone.app { Tracker() }
    app.action("Follow") { await $0.follow() }
  }
}

func exploreWithProperty() async throws {
  try await explore(.iOS(17, 4), depth: 2, environment: []) { phone in
    let app = phone.app { Tracker() }
    app.action("Follow") { await $0.follow() }
    app.never("two prompts at once") { _ in
      phone.virtualPhone.prompts.count { $0.end == nil } > 1
    }
  }
}

func exploreBeyondTheLock() async throws {
  try await explore(.iOS(17, 4), depth: 3, environment: .usual.subtracting(.lock)) { phone in
    let app = phone.app { Tracker() }
    app.action("Follow") { await $0.follow() }
    app.ignore(.hangsUntilNextAction)
  }
}

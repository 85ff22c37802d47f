import CoreLocation

/// Asks for location when the person opens the map, and gives up after half a minute.
@MainActor
public final class LocationAccess: NSObject,
  @preconcurrency CLLocationManagerDelegate
{
  private let manager = CLLocationManager()
  private var waiting: CheckedContinuation<CLAuthorizationStatus, Never>?

  override public init() {
    super.init()
    manager.delegate = self
  }

  /// The answer of the person; notDetermined where none came in time.
  public func ask() async -> CLAuthorizationStatus {
    guard manager.authorizationStatus == .notDetermined else { return manager.authorizationStatus }
    let limit = Task {
      try await Task.sleep(for: .seconds(30))
      finish(.notDetermined)
    }
    defer { limit.cancel() }
    return await withCheckedContinuation { continuation in
      waiting = continuation
      manager.requestWhenInUseAuthorization()
    }
  }

  /// Core Location tells the answer, and the status as it is now when the manager is made.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    if manager.authorizationStatus != .notDetermined { finish(manager.authorizationStatus) }
  }

  private func finish(_ status: CLAuthorizationStatus) {
    waiting?.resume(returning: status)
    waiting = nil
  }
}

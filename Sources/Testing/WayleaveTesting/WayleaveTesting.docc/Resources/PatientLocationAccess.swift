import CoreLocation

/// Asks for location and waits for the answer, however long the person takes.
@MainActor
public final class PatientLocationAccess: NSObject,
  @preconcurrency CLLocationManagerDelegate
{
  private let manager = CLLocationManager()
  private var waiting: [CheckedContinuation<CLAuthorizationStatus, Never>] = []

  override public init() {
    super.init()
    manager.delegate = self
  }

  /// The answer of the person.
  public func ask() async -> CLAuthorizationStatus {
    guard manager.authorizationStatus == .notDetermined else { return manager.authorizationStatus }
    return await withCheckedContinuation { continuation in
      waiting.append(continuation)
      manager.requestWhenInUseAuthorization()
    }
  }

  /// Core Location tells the answer to everybody who waits for it.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    guard manager.authorizationStatus != .notDetermined else { return }
    for continuation in waiting { continuation.resume(returning: manager.authorizationStatus) }
    waiting = []
  }
}

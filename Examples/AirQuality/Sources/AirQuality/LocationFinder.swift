import CoreLocation

/// Finds where the phone is, once, and what the place is called.
@MainActor
final class LocationFinder: NSObject {
  private let manager = CLLocationManager()
  private var waiting: [CheckedContinuation<CLLocation, any Error>] = []

  override init() {
    super.init()
    manager.delegate = self
    // Models of the air have cells of ten kilometres and more.
    manager.desiredAccuracy = kCLLocationAccuracyKilometer
  }

  /// Where the phone is; those who ask at once share the answer.
  func location() async throws -> CLLocation {
    try await withCheckedThrowingContinuation { continuation in
      waiting.append(continuation)
      if waiting.count == 1 { manager.requestLocation() }
    }
  }

  /// The city and country of a location; nil if no network says them.
  nonisolated static func name(of location: CLLocation) async -> String? {
    let place = try? await CLGeocoder().reverseGeocodeLocation(location).first
    let parts = [place?.locality, place?.country].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func finish(_ result: Result<CLLocation, any Error>) {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume(with: result) }
  }
}

extension LocationFinder: @preconcurrency CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    if let last = locations.last { finish(.success(last)) }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    finish(.failure(error))
  }
}

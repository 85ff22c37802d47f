import AppHosting
import Foundation
import PhoneSimulator

/// Finds addresses for places and places for addresses, among the cities that the phone knows.
///
/// It answers on the main run loop, as later work, and needs no permission. Without any network it
/// fails with error 2. CLGeocoder is deprecated from iOS 26 (IOS-26-002) and still answers.
open class CLGeocoder: NSObject {
  private let process: HostedProcess?
  private var pending: [GeocodeRequest] = []

  /// A geocoder of the app whose code runs; without one it does nothing, and says so once.
  public override init() {
    process = HostedProcess.current
    super.init()
    if process == nil { Misuse.noPhone("CLGeocoder").sayOnce() }
  }

  /// Whether an answer is still to come.
  open var isGeocoding: Bool { pending.contains { !$0.isDone } }

  /// Ends what is asked; its completion receives geocodeCanceled (10).
  open func cancelGeocode() {
    for request in pending { request.cancel() }
  }

  /// Finds the city of a place.
  @preconcurrency
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    reverseGeocodeLocation(location, preferredLocale: nil, completionHandler: completionHandler)
  }

  /// Finds the city of a place, iOS 11+; the phone knows each by one name only.
  @preconcurrency
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    let place = Coordinate(location.coordinate)
    look(for: { place.flatMap { City.nearest(to: $0) }.map { [$0] } ?? [] }, completionHandler)
  }

  /// Finds the city of a place, and waits for it.
  nonisolated(nonsending) open func reverseGeocodeLocation(_ location: CLLocation) async throws
    -> [CLPlacemark]
  {
    try await places { reverseGeocodeLocation(location, completionHandler: $0) }
  }

  /// Finds the city of a place, iOS 11+, and waits for it.
  nonisolated(nonsending) open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] {
    try await places {
      reverseGeocodeLocation(location, preferredLocale: locale, completionHandler: $0)
    }
  }

  /// Finds the place of a city by its name.
  @preconcurrency
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(
      addressString, in: nil, preferredLocale: nil, completionHandler: completionHandler)
  }

  /// Finds the place of a city by its name; the region does not matter to the phone.
  @preconcurrency
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(
      addressString, in: region, preferredLocale: nil, completionHandler: completionHandler)
  }

  /// Finds the place of a city by its name, iOS 11+; neither region nor locale matter to the phone.
  @preconcurrency
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    let words = addressString.split(separator: ",").map {
      String($0).trimmingCharacters(in: .whitespaces)
    }
    look(for: { words.compactMap(City.named).prefix(1).map { $0 } }, completionHandler)
  }

  /// Finds the place of a city by its name, and waits for it.
  nonisolated(nonsending) open func geocodeAddressString(_ addressString: String) async throws
    -> [CLPlacemark]
  {
    try await places { geocodeAddressString(addressString, completionHandler: $0) }
  }

  /// Finds the place of a city by its name, and waits for it.
  nonisolated(nonsending) open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?
  ) async throws -> [CLPlacemark] {
    try await places { geocodeAddressString(addressString, in: region, completionHandler: $0) }
  }

  /// Finds the place of a city by its name, iOS 11+, and waits for it.
  nonisolated(nonsending) open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] {
    try await places {
      geocodeAddressString(
        addressString, in: region, preferredLocale: locale, completionHandler: $0)
    }
  }

  private func look(
    for cities: @escaping @Sendable () -> [City],
    _ completion: @escaping CLGeocodeCompletionHandler
  ) {
    guard let process, process.isAlive else { return }
    pending.removeAll(where: \.isDone)
    let request = GeocodeRequest(completion)
    pending.append(request)
    process.main.perform { request.answer(cities(), on: process.app.phone) }
  }

  private nonisolated(nonsending) func places(
    _ ask: (@escaping CLGeocodeCompletionHandler) -> Void
  ) async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation { waiting in
      ask { places, error in
        waiting.resume(with: places.map { .success($0) } ?? .failure(error ?? CLError(.network)))
      }
    }
  }
}

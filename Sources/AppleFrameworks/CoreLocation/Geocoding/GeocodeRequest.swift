import Foundation
import PhoneSimulator

/// One question to the geocoder; it is answered once.
///
/// Unchecked: it is asked and canceled by the code of one app, and answered on its main run loop.
final class GeocodeRequest: @unchecked Sendable {
  private let completion: CLGeocodeCompletionHandler
  private var isCancelled = false
  private(set) var isDone = false

  init(_ completion: @escaping CLGeocodeCompletionHandler) { self.completion = completion }

  func cancel() { isCancelled = true }

  func answer(_ cities: [City], on phone: VirtualPhone) {
    isDone = true
    if isCancelled { return completion(nil, CLError(.geocodeCanceled)) }
    let world = phone.world
    if world.isInAirplaneMode, !world.isWiFiOn { return completion(nil, CLError(.network)) }
    if cities.isEmpty { return completion(nil, CLError(.geocodeFoundNoResult)) }
    completion(cities.map(CLPlacemark.init(city:)), nil)
  }
}

extension CLPlacemark {
  convenience init(city: City) {
    let centre = CLLocationCoordinate2D(city.coordinate)
    self.init(
      Values(
        location: CLLocation(
          coordinate: centre, altitude: 0, horizontalAccuracy: 100, verticalAccuracy: -1,
          timestamp: Date(of: .zero)),
        region: CLCircularRegion(center: centre, radius: 60_000, identifier: city.name),
        locality: city.name, country: city.country, countryCode: city.countryCode))
  }
}

import CoreLocation

extension Symbol {
  private static let contacts = "Its type is of the Contacts framework."
  private static let cities = "The phone knows cities and countries."

  static let geocoding: [Symbol] = [
    .here("CLGeocoder", "5.0", until: "26.0", CLGeocoder.self),
    .here("CLGeocoder.init()", "5.0", until: "26.0", { CLGeocoder() }),
    .here("CLGeocoder.isGeocoding", "5.0", until: "26.0", \CLGeocoder.isGeocoding),
    .here("CLGeocoder.cancelGeocode()", "5.0", until: "26.0", CLGeocoder.cancelGeocode),
    .here(
      "CLGeocoder.reverseGeocodeLocation(_:completionHandler:)", "5.0", until: "26.0",
      CLGeocoder.reverseGeocodeLocation(_:completionHandler:)),
    .here(
      "CLGeocoder.reverseGeocodeLocation(_:preferredLocale:completionHandler:)", "11.0",
      until: "26.0", CLGeocoder.reverseGeocodeLocation(_:preferredLocale:completionHandler:)),
    .here(
      "CLGeocoder.geocodeAddressString(_:completionHandler:)", "5.0", until: "26.0",
      CLGeocoder.geocodeAddressString(_:completionHandler:)),
    .here(
      "CLGeocoder.geocodeAddressString(_:in:completionHandler:)", "5.0", until: "26.0",
      CLGeocoder.geocodeAddressString(_:in:completionHandler:)),
    .here(
      "CLGeocoder.geocodeAddressString(_:in:preferredLocale:completionHandler:)", "11.0",
      until: "26.0", CLGeocoder.geocodeAddressString(_:in:preferredLocale:completionHandler:)),
    .here(
      "CLGeocoder.reverseGeocodeLocation(_:) async", "5.0", until: "26.0",
      { try await $0.reverseGeocodeLocation($1) }
        as (CLGeocoder, CLLocation) async throws -> [CLPlacemark]),
    .here(
      "CLGeocoder.reverseGeocodeLocation(_:preferredLocale:) async", "11.0", until: "26.0",
      { try await $0.reverseGeocodeLocation($1, preferredLocale: nil) }
        as (CLGeocoder, CLLocation) async throws -> [CLPlacemark]),
    .here(
      "CLGeocoder.geocodeAddressString(_:) async", "5.0", until: "26.0",
      { try await $0.geocodeAddressString($1) }
        as (CLGeocoder, String) async throws -> [CLPlacemark]),
    .here(
      "CLGeocoder.geocodeAddressString(_:in:) async", "5.0", until: "26.0",
      { try await $0.geocodeAddressString($1, in: nil) }
        as (CLGeocoder, String) async throws -> [CLPlacemark]),
    .here(
      "CLGeocoder.geocodeAddressString(_:in:preferredLocale:) async", "11.0", until: "26.0",
      { try await $0.geocodeAddressString($1, in: nil, preferredLocale: nil) }
        as (CLGeocoder, String) async throws -> [CLPlacemark]),
    .absent(
      "CLGeocoder.geocodeAddressDictionary(_:completionHandler:)", "5.0", until: "11.0",
      "It is deprecated since iOS 11."),
    .absent(
      "CLGeocoder.geocodePostalAddress(_:completionHandler:)", "11.0", until: "26.0", contacts),
    .absent(
      "CLGeocoder.geocodePostalAddress(_:preferredLocale:completionHandler:)", "11.0",
      until: "26.0", contacts),
    .here("CLGeocodeCompletionHandler", "5.0", CLGeocodeCompletionHandler.self),
    .here("CLPlacemark", "5.0", CLPlacemark.self),
    .here("CLPlacemark.init(placemark:)", "5.0", CLPlacemark.init(placemark:)),
    .here("CLPlacemark.location", "5.0", \CLPlacemark.location),
    .here("CLPlacemark.region", "5.0", \CLPlacemark.region),
    .here("CLPlacemark.name", "5.0", \CLPlacemark.name),
    .here("CLPlacemark.locality", "5.0", \CLPlacemark.locality),
    .here("CLPlacemark.country", "5.0", \CLPlacemark.country),
    .here("CLPlacemark.isoCountryCode", "5.0", \CLPlacemark.isoCountryCode),
    .declared("CLPlacemark.timeZone", "9.0", cities, \CLPlacemark.timeZone),
    .declared("CLPlacemark.thoroughfare", "5.0", cities, \CLPlacemark.thoroughfare),
    .declared("CLPlacemark.subThoroughfare", "5.0", cities, \CLPlacemark.subThoroughfare),
    .declared("CLPlacemark.subLocality", "5.0", cities, \CLPlacemark.subLocality),
    .declared("CLPlacemark.administrativeArea", "5.0", cities, \CLPlacemark.administrativeArea),
    .declared(
      "CLPlacemark.subAdministrativeArea", "5.0", cities, \CLPlacemark.subAdministrativeArea),
    .declared("CLPlacemark.postalCode", "5.0", cities, \CLPlacemark.postalCode),
    .declared("CLPlacemark.inlandWater", "5.0", cities, \CLPlacemark.inlandWater),
    .declared("CLPlacemark.ocean", "5.0", cities, \CLPlacemark.ocean),
    .declared("CLPlacemark.areasOfInterest", "5.0", cities, \CLPlacemark.areasOfInterest),
    .absent("CLPlacemark.postalAddress", "11.0", contacts),
    .absent(
      "CLPlacemark.addressDictionary", "5.0", until: "11.0", "It is deprecated since iOS 11."),
  ]
}

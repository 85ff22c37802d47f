import Foundation

/// What the server knows: a few cities, and an air that follows from the place.
enum Samples {
  private static let cities:
    [(name: String, country: String, latitude: Double, longitude: Double)] =
      [
        ("Berlin", "Germany", 52.52437, 13.41053), ("London", "United Kingdom", 51.50853, -0.12574),
        ("Paris", "France", 48.85341, 2.3488), ("Paris", "United States", 33.66094, -95.55551),
        ("San Francisco", "United States", 37.77493, -122.41942),
        ("Zürich", "Switzerland", 47.36667, 8.55),
      ]

  /// The answer to a path with its query, in the service's own form.
  static func answer(to request: String) -> String {
    let address = URLComponents(string: request)
    let query = Dictionary(
      (address?.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
    switch address?.path {
    case "/v1/air-quality":
      let index = Int(abs(Double(query["latitude"] ?? "") ?? 0))
      return #"{"current_units":{"us_aqi":"USAQI"},"current":{"interval":3600,"us_aqi":\#(index),"#
        + #""pm2_5":12.5,"ozone":45.6}}"#
    case "/v1/search":
      let name = query["name"]?.lowercased() ?? ""
      let found = cities.filter { $0.name.lowercased().hasPrefix(name) }.map {
        #"{"name":"\#($0.name)","latitude":\#($0.latitude),"longitude":\#($0.longitude),"#
          + #""country":"\#($0.country)","admin1":"\#($0.name)"}"#
      }
      guard !found.isEmpty else { return #"{"generationtime_ms":0.5}"# }
      return #"{"results":[\#(found.joined(separator: ","))],"generationtime_ms":0.5}"#
    default: return "{}"
    }
  }
}

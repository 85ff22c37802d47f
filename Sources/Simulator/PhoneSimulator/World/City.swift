/// A place with a name, for scenarios that take place where their reader knows the streets.
public struct City: Hashable, Sendable {
  /// The name by which a scenario asks for it.
  public let name: String
  /// The country, as a placemark names it.
  public let country: String
  /// The country's code of ISO 3166, as a placemark gives it.
  package var countryCode: String? { Self.countryCodes[country] }
  /// A point near the centre.
  public let coordinate: Coordinate
}

extension City {
  /// The cities that scenarios can name.
  public static let all: [City] = [
    City("Amsterdam", "Netherlands", 52.3728, 4.8936), City("Berlin", "Germany", 52.5200, 13.4050),
    City("Cape Town", "South Africa", -33.9249, 18.4241), City("Delhi", "India", 28.6139, 77.2090),
    City("Hong Kong", "Hong Kong", 22.2847, 114.1582),
    City("Honolulu", "United States", 21.2827, -157.8294),
    City("Istanbul", "Turkey", 41.0051, 28.9769),
    City("Johannesburg", "South Africa", -26.2041, 28.0473),
    City("London", "United Kingdom", 51.5072, -0.1276),
    City("Melbourne", "Australia", -37.8136, 144.9631),
    City("Mexico City", "Mexico", 19.4326, -99.1332), City("Moscow", "Russia", 55.7558, 37.6173),
    City("Mumbai", "India", 19.0176, 72.8562), City("New York", "United States", 40.7594, -73.9846),
    City("Paris", "France", 48.8566, 2.3522), City("Rio de Janeiro", "Brazil", -22.9035, -43.2096),
    City("San Francisco", "United States", 37.7874, -122.4082),
    City("Santiago de Compostela", "Spain", 42.8782, -8.5448),
    City("Shenzhen", "China", 22.5431, 114.0579), City("Sydney", "Australia", -33.8634, 151.2110),
    City("Tokyo", "Japan", 35.7020, 139.7753), City("Vienna", "Austria", 48.2082, 16.3738),
  ]

  /// The city with a name, upper and lower case alike; nil if none is known.
  public static func named(_ name: String) -> City? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The city nearest to a place within a distance in metres; what the geocoder of the phone knows.
  package static func nearest(to place: Coordinate, within metres: Double = 60_000) -> City? {
    var near: (city: City, distance: Double)?
    // Latitude alone tells of most that they are too far, and costs no sine: a search asks often.
    for city in all where abs(city.coordinate.latitude - place.latitude) * 111_000 <= metres {
      let distance = city.coordinate.distance(to: place)
      if distance <= metres, near.map({ distance < $0.distance }) != false {
        near = (city, distance)
      }
    }
    return near?.city
  }

  private static let countryCodes = [
    "Netherlands": "NL", "Germany": "DE", "South Africa": "ZA", "India": "IN",
    "Hong Kong": "HK", "United States": "US", "Turkey": "TR", "United Kingdom": "GB",
    "Australia": "AU", "Mexico": "MX", "Russia": "RU", "France": "FR",
    "Brazil": "BR", "Spain": "ES", "China": "CN", "Japan": "JP",
    "Austria": "AT",
  ]

  private init(_ name: String, _ country: String, _ latitude: Double, _ longitude: Double) {
    self.name = name
    self.country = country
    coordinate = Coordinate(checked: latitude, longitude)
  }
}

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Open-Meteo, an open service that asks for no key: open-meteo.com.
public struct OpenMeteo: AirProvider {
  private let airServer: String
  private let placeServer: String
  private let session: URLSession

  /// The service, or a server that speaks like it.
  public init(
    airServer: String = "https://air-quality-api.open-meteo.com",
    placeServer: String = "https://geocoding-api.open-meteo.com", session: URLSession = .shared
  ) {
    self.airServer = airServer
    self.placeServer = placeServer
    self.session = session
  }

  /// The air at a place, now.
  public func air(at place: Place) async throws -> Air {
    let answer: AirAnswer = try await get(
      airServer, "/v1/air-quality",
      [
        "latitude": "\(place.latitude)", "longitude": "\(place.longitude)",
        "current": "us_aqi,pm2_5,ozone",
      ])
    guard let index = answer.current.us_aqi else { throw AirProblem.unreadable }
    return Air(
      index: Int(index.rounded()), fineParticles: answer.current.pm2_5,
      ozone: answer.current.ozone)
  }

  /// The five likeliest places of a name.
  public func places(named name: String) async throws -> [Place] {
    let answer: PlaceAnswer = try await get(
      placeServer, "/v1/search", ["name": name, "count": "5", "format": "json"])
    return (answer.results ?? []).map { found in
      Place(
        name: [found.name, found.admin1, found.country].compactMap(\.self)
          .reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
          .joined(separator: ", "),
        latitude: found.latitude, longitude: found.longitude)
    }
  }

  private func get<Answer: Decodable>(
    _ server: String, _ path: String, _ query: KeyValuePairs<String, String>
  ) async throws -> Answer {
    guard var address = URLComponents(string: server) else { throw AirProblem.unreachable }
    address.path = path
    address.queryItems = query.map { URLQueryItem(name: $0.key, value: $0.value) }
    guard let url = address.url else { throw AirProblem.unreachable }
    let data: Data
    let response: URLResponse
    do {
      (data, response) = try await session.data(for: URLRequest(url: url, timeoutInterval: 15))
    } catch is URLError {
      throw AirProblem.unreachable
    }
    guard let status = (response as? HTTPURLResponse)?.statusCode, status == 200 else {
      throw AirProblem.refused((response as? HTTPURLResponse)?.statusCode ?? 0)
    }
    guard let answer = try? JSONDecoder().decode(Answer.self, from: data) else {
      throw AirProblem.unreadable
    }
    return answer
  }
}

/// What the service answers, by its names; much more comes that is not read.
private struct AirAnswer: Decodable {
  struct Current: Decodable {
    var us_aqi: Double?
    var pm2_5: Double?
    var ozone: Double?
  }

  var current: Current
}

private struct PlaceAnswer: Decodable {
  struct Found: Decodable {
    var name: String
    var admin1: String?
    var country: String?
    var latitude: Double
    var longitude: Double
  }

  /// Absent where nothing was found.
  var results: [Found]?
}

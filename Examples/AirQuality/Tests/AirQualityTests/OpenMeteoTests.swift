import AirQuality
import SampleServer
import Testing

@Suite("The client of Open-Meteo, over a server on this machine")
struct OpenMeteoTests {
  let server: SampleServer
  let client: OpenMeteo

  init() throws {
    server = try #require(SampleServer())
    client = OpenMeteo(airServer: server.address, placeServer: server.address)
  }

  private let berlin = Place(name: "Berlin", latitude: 52.5, longitude: 13.4)

  @Test func `it asks for the index and two pollutants of a place`() async throws {
    #expect(try await client.air(at: berlin) == Air(index: 52, fineParticles: 12.5, ozone: 45.6))
    #expect(
      server.requests == [
        "/v1/air-quality?latitude=52.5&longitude=13.4&current=us_aqi,pm2_5,ozone"
      ])
  }

  @Test func `it finds places by any name, or none`() async throws {
    #expect(try await client.places(named: "Zürich").map(\.name) == ["Zürich, Switzerland"])
    #expect(try await client.places(named: "San Francisco").count == 1)
    #expect(try await client.places(named: "a&name=Berlin").isEmpty)
    #expect(server.requests[0] == "/v1/search?name=Z%C3%BCrich&count=5&format=json")
  }

  @Test func `what is wrong is said in words for the person`() async {
    let client = client
    for (mood, problem) in [
      (SampleServer.Mood.badly(status: 500), AirProblem.refused(500)), (.nonsense, .unreadable),
    ] {
      server.answer(mood)
      await #expect(throws: problem) { try await client.air(at: berlin) }
    }
    server.stop()
    await #expect(throws: AirProblem.unreachable) { try await client.air(at: berlin) }
  }

  @Test(arguments: [
    (0, "good"), (50, "good"), (51, "moderate"), (101, "unhealthy for sensitive groups"),
    (151, "unhealthy"), (201, "very unhealthy"), (301, "hazardous"),
  ])
  func `an index has its word`(index: Int, words: String) {
    #expect(Air(index: index).words == words)
  }
}

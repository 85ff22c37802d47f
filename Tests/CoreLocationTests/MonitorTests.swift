import AppHosting
import AuthorizationEngine
import CoreLocation
import PhoneSimulator
import PlatformModel
import Testing

@Suite("CLMonitor", .timeLimit(.minutes(2)))
struct MonitorTests {
  private static let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

  private static var home: CLMonitor.CircularGeographicCondition {
    CLMonitor.CircularGeographicCondition(center: berlin, radius: 200)
  }

  private func opened(_ version: OSVersion = .iOS(17, 4)) throws -> PhoneInHand {
    let hand = try PhoneInHand(version)
    let manager = try hand.run { CLLocationManager() }
    try hand.grantWhenInUse(to: manager)
    return hand
  }

  private func watching(_ name: String = "trails", in hand: PhoneInHand) async -> CLMonitor {
    await hand.phone.asCurrent { await CLMonitor(name) }
  }

  @Test(arguments: OSVersion.allIOS.filter { $0 >= .iOS(17) })
  func `an event comes where a condition begins and ceases to hold`(
    version: OSVersion
  ) async throws {
    let hand = try opened(version)
    let monitor = await watching(in: hand)
    await monitor.add(Self.home, identifier: "home", assuming: .unsatisfied)
    let events = await monitor.events
    var iterator = try hand.run { events.makeAsyncIterator() }
    hand.phone.stand(in: try #require(City.named("Berlin")))
    hand.phone.advance(by: .seconds(10))
    let entered = try #require(try await iterator.next())
    #expect(entered.identifier == "home" && entered.state == .satisfied)
    hand.phone.stand(in: try #require(City.named("Vienna")))
    hand.phone.advance(by: .seconds(10))
    let left = try #require(try await iterator.next())
    #expect(left.state == .unsatisfied && left.date > entered.date)
    #expect(await monitor.record(for: "home")?.lastEvent.state == .unsatisfied)
  }

  @Test func `limit: the first state of a condition is not reported`() async throws {
    let hand = try opened()
    hand.phone.stand(in: try #require(City.named("Berlin")))
    hand.phone.advance(by: .seconds(10))
    let monitor = await watching(in: hand)
    let events = await monitor.events
    var iterator = try hand.run { events.makeAsyncIterator() }
    await monitor.add(Self.home, identifier: "home")
    hand.phone.advance(by: .seconds(600))
    hand.phone.stand(in: try #require(City.named("Vienna")))
    hand.phone.advance(by: .seconds(600))
    #expect(try #require(try await iterator.next()).state == .unsatisfied)
  }

  @Test func `a beacon is a condition as well`() async throws {
    let hand = try opened()
    let uuid = try #require(UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"))
    let monitor = await watching(in: hand)
    await monitor.add(CLMonitor.BeaconIdentityCondition(uuid: uuid, major: 3), identifier: "hut")
    let events = await monitor.events
    var iterator = try hand.run { events.makeAsyncIterator() }
    hand.phone.hear(beacons: ["\(uuid.uuidString)/3/7"])
    hand.phone.advance(by: .seconds(10))
    let event = try #require(try await iterator.next())
    #expect(event.identifier == "hut" && event.state == .satisfied)
  }

  @Test func `it says what it watches, in order, until that is removed`() async throws {
    let hand = try opened()
    let monitor = await watching(in: hand)
    for name in ["b", "a", "c"] { await monitor.add(Self.home, identifier: name) }
    await monitor.remove("a")
    #expect(await monitor.identifiers == ["b", "c"])
    let record = try #require(await monitor.record(for: "b"))
    #expect((record.condition as? CLMonitor.CircularGeographicCondition)?.radius == 200)
    #expect(record.lastEvent.state == .unknown)
    #expect(await monitor.record(for: "a") == nil)
  }

  @Test func `two monitors keep apart what they watch`() async throws {
    let hand = try opened()
    let (first, second) = (await watching("first", in: hand), await watching("second", in: hand))
    await first.add(Self.home, identifier: "home")
    #expect(await second.identifiers.isEmpty)
    #expect(await first.identifiers == ["home"])
  }

  @Test func `the conditions outlive the process, IOS-NEW-014`() async throws {
    let hand = try opened()
    await watching(in: hand).add(Self.home, identifier: "home")
    try hand.phone.forceQuit(hand.app)
    try hand.phone.open(hand.app)
    #expect(await watching(in: hand).identifiers == ["home"])
  }

  @Test func `too many conditions are reported as one event, IOS-NEW-013`() async throws {
    let hand = try opened()
    let monitor = await watching(in: hand)
    let events = await monitor.events
    var iterator = try hand.run { events.makeAsyncIterator() }
    for number in 1...21 { await monitor.add(Self.home, identifier: "\(number)") }
    let event = try #require(try await iterator.next())
    #expect(event.identifier == "21" && event.state == .unmonitored)
    #expect(event.conditionLimitExceeded)
    #expect(await monitor.identifiers.count == 20)
  }

  @Test func `a name that is open already ends the app with Apple's text, IOS-NEW-013`()
    async throws
  {
    let hand = try opened()
    let process = try hand.process
    let first = await watching(in: hand)
    _ = await watching(in: hand)
    #expect(process.crash?.reason == PlatformText.monitorInUse("trails"))
    #expect(!process.isAlive)
    withExtendedLifetime(first) {}
  }

  @Test func `a name that was let go may be opened again`() async throws {
    let hand = try opened()
    _ = await watching(in: hand)
    _ = await watching(in: hand)
    #expect(try hand.process.isAlive)
  }

  @Test(arguments: ["com.example.trails", "", "ways and trails"])
  func `a name that is not alphanumeric ends the app, IOS-NEW-013`(name: String) async throws {
    let hand = try opened()
    let process = try hand.process
    _ = await watching(name, in: hand)
    #expect(!process.isAlive)
  }

  @Test func `before iOS 17 there is none: a sentence in the trace`() async throws {
    let hand = try opened(.iOS(16))
    let monitor = await watching(in: hand)
    await monitor.add(Self.home, identifier: "home")
    #expect(hand.trace(containing: "CLMonitor: ").count == 1)
  }

  @Test func `conditions are values that can be coded`() throws {
    let data = try JSONEncoder().encode(Self.home)
    let read = try JSONDecoder().decode(
      CLMonitor.CircularGeographicCondition.self, from: data)
    #expect(read.center.latitude == Self.home.center.latitude)
    #expect(read.center.longitude == Self.home.center.longitude)
    #expect(read.radius == Self.home.radius)
  }
}

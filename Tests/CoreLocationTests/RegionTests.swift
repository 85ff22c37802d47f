import AppHosting
import AuthorizationEngine
import CoreLocation
import PhoneSimulator
import PlatformModel
import Testing

@Suite("Regions and beacons")
struct RegionTests {
  private static let home = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
  private static let uuid = UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0") ?? UUID()

  private func opened(
    _ version: OSVersion = .iOS(17, 4)
  ) throws -> (PhoneInHand, CLLocationManager, Ear) {
    let hand = try PhoneInHand(version)
    let ear = Ear()
    let manager = try hand.run { CLLocationManager() }
    manager.delegate = ear
    try hand.grantAlways(to: manager)
    _ = ear.take()
    return (hand, manager, ear)
  }

  private func home(_ name: String = "home", radius: Double = 200) -> CLCircularRegion {
    CLCircularRegion(center: Self.home, radius: radius, identifier: name)
  }

  private func go(_ hand: PhoneInHand, to city: String) throws {
    hand.phone.stand(in: try #require(City.named(city)))
    hand.phone.advance(by: .seconds(10))
  }

  @Test(arguments: OSVersion.allIOS)
  func `the delegate is called for start, entry and exit`(version: OSVersion) throws {
    let (hand, manager, ear) = try opened(version)
    let region = home()
    try hand.run { manager.startMonitoring(for: region) }
    #expect(ear.take() == ["monitors home"])
    try go(hand, to: "Berlin")
    #expect(ear.take() == ["enters home", "home is inside"])
    try go(hand, to: "Vienna")
    #expect(ear.take() == ["leaves home", "home is outside"])
  }

  @Test func `all managers of the app hear it, and a second one knows the regions`() throws {
    let (hand, manager, first) = try opened()
    let second = Ear()
    let other = try hand.run { CLLocationManager() }
    other.delegate = second
    let region = home()
    try hand.run { manager.startMonitoring(for: region) }
    #expect(try hand.run { other.monitoredRegions } == [region])
    try go(hand, to: "Berlin")
    #expect(first.take().contains("enters home"))
    #expect(second.take().contains("enters home"))
  }

  @Test func `a region outlives the process and brings the app back, IOS-BG-040`() throws {
    let (hand, manager, _) = try opened()
    let region = home()
    try hand.run { manager.startMonitoring(for: region) }
    try hand.phone.leave()
    try hand.phone.reclaimMemory(of: hand.app)
    let ear = Ear()
    let managers = PhoneInHand.Outcome<CLLocationManager>()
    AppHost.of(hand.phone).atLaunch(of: hand.app) {
      let manager = CLLocationManager()
      manager.delegate = ear
      managers.value = .success(manager)
    }
    try go(hand, to: "Berlin")
    #expect(ear.take().contains("enters home"))
    #expect(try managers.value?.get().monitoredRegions == [region])
    withExtendedLifetime(manager) {}
  }

  @Test func `the 21st region and too large a radius fail with error 5, IOS-BG-044`() throws {
    let (hand, manager, ear) = try opened()
    let regions = (1...21).map { home("\($0)") } + [home("large", radius: 3_000_000)]
    try hand.run { regions.forEach(manager.startMonitoring) }
    #expect(ear.take().filter { $0.contains("fails") } == ["large fails 5", "21 fails 5"])
    #expect(manager.monitoredRegions.count == 20)
  }

  @Test func `an app without the permission fails with error 4, IOS-BG-052`() throws {
    let (hand, manager, ear) = try opened()
    try hand.phone.choose(.never, for: hand.app)
    try hand.phone.open(hand.app)
    _ = ear.take()
    let region = home()
    try hand.run { manager.startMonitoring(for: region) }
    #expect(ear.take() == ["home fails 4"])
  }

  @Test(arguments: [("Berlin", "home is inside"), ("Vienna", "home is outside")])
  func `requestState is answered, later`(city: String, answer: String) throws {
    let (hand, manager, ear) = try opened()
    try go(hand, to: city)
    let region = home()
    try hand.run { manager.requestState(for: region) }
    #expect(ear.take() == [answer])
  }

  @Test func `under reduced accuracy the state is unknown and no border is reported`() throws {
    let (hand, manager, ear) = try opened()
    let region = home()
    try hand.run { manager.startMonitoring(for: region) }
    try hand.phone.setPrecise(false, for: hand.app)
    try hand.phone.open(hand.app)
    _ = ear.take()
    try go(hand, to: "Berlin")
    try hand.run { manager.requestState(for: region) }
    #expect(ear.take() == ["home is unknown"])
  }

  @Test func `a stopped region is no longer reported`() throws {
    let (hand, manager, ear) = try opened()
    let region = home()
    try hand.run {
      manager.startMonitoring(for: region)
      manager.stopMonitoring(for: region)
    }
    _ = ear.take()
    try go(hand, to: "Berlin")
    #expect(ear.take() == [])
    #expect(manager.monitoredRegions.isEmpty)
  }

  @Test func `beacons are ranged by constraint and by region, each by its own`() throws {
    let (hand, manager, ear) = try opened()
    let one = CLBeaconIdentityConstraint(uuid: Self.uuid, major: 3, minor: 7)
    let all = CLBeaconRegion(uuid: Self.uuid, identifier: "hut")
    try hand.run {
      manager.startRangingBeacons(satisfying: one)
      manager.startRangingBeacons(in: all)
    }
    let name = Self.uuid.uuidString
    hand.phone.hear(beacons: ["\(name)/3/7", "\(name)/3/8"])
    hand.phone.advance(by: .seconds(1))
    #expect(ear.take() == ["ranges [\"3/7\"]", "ranges 2 in hut"])
    try hand.run {
      manager.stopRangingBeacons(satisfying: one)
      manager.stopRangingBeacons(in: all)
    }
    hand.phone.advance(by: .seconds(30))
    #expect(ear.take() == [])
  }

  @Test func `a beacon region is entered when its beacon is heard`() throws {
    let (hand, manager, ear) = try opened()
    let hut = CLBeaconRegion(uuid: Self.uuid, major: 3, identifier: "hut")
    try hand.run { manager.startMonitoring(for: hut) }
    _ = ear.take()
    hand.phone.hear(beacons: ["\(Self.uuid.uuidString)/4/1"])
    #expect(ear.take() == [])
    hand.phone.hear(beacons: ["\(Self.uuid.uuidString)/3/1"])
    #expect(ear.take() == ["enters hut", "hut is inside"])
  }
}

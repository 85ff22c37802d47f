import PhoneSimulator
import PlatformModel
import Testing

@testable import CoreLocation

@Suite("Values in secure archives")
struct ArchiveTests {
  /// What a value becomes that goes through an archive.
  private func copy<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
  }

  private static let place = CLLocationCoordinate2D(latitude: -37.8136, longitude: 144.9631)
  private static let date = Date(timeIntervalSince1970: 1_767_225_600.25)
  private static let uuid = UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0") ?? UUID()

  @Test func `a location keeps all it knows`() throws {
    let location = CLLocation(
      coordinate: Self.place, altitude: 31, horizontalAccuracy: 5, verticalAccuracy: 3,
      course: 270, courseAccuracy: 2, speed: 1.4, speedAccuracy: 0.1, timestamp: Self.date,
      sourceInfo: CLLocationSourceInformation(
        softwareSimulationState: true, andExternalAccessoryState: false))
    let read = try copy(location)
    #expect(read.coordinate.latitude == -37.8136)
    #expect(read.coordinate.longitude == 144.9631)
    #expect(read.altitude == 31 && read.ellipsoidalAltitude == 31)
    #expect(read.horizontalAccuracy == 5 && read.verticalAccuracy == 3)
    #expect(read.course == 270 && read.courseAccuracy == 2)
    #expect(read.speed == 1.4 && read.speedAccuracy == 0.1)
    #expect(read.timestamp == Self.date)
    #expect(read.floor == nil)
    #expect(read.sourceInformation?.isSimulatedBySoftware == true)
    #expect(read.sourceInformation?.isProducedByAccessory == false)
  }

  @Test func `a location made of two numbers is of now, without altitude, course and speed`() {
    let before = Date()
    let location = CLLocation(latitude: 52, longitude: 13)
    #expect(location.timestamp >= before && location.timestamp <= Date())
    #expect(location.horizontalAccuracy == 0 && location.verticalAccuracy < 0)
    #expect(location.course < 0 && location.speed < 0)
    #expect(location.sourceInformation == nil)
  }

  @Test func `a circle keeps its place, its name and what it tells`() throws {
    let region = CLCircularRegion(center: Self.place, radius: 200, identifier: "home")
    region.notifyOnExit = false
    let read = try copy(region)
    #expect(read == region)
    #expect(read.center.latitude == region.center.latitude && read.radius == 200)
    #expect(read.notifyOnEntry && !read.notifyOnExit)
  }

  @Test(arguments: [
    CLBeaconIdentityConstraint(uuid: uuid), CLBeaconIdentityConstraint(uuid: uuid, major: 3),
    CLBeaconIdentityConstraint(uuid: uuid, major: 3, minor: 7),
  ])
  func `a constraint and a region of beacons keep their beacons`(
    constraint: CLBeaconIdentityConstraint
  ) throws {
    #expect(try copy(constraint) == constraint)
    let region = CLBeaconRegion(beaconIdentityConstraint: constraint, identifier: "hut")
    let read = try copy(region)
    #expect(read.beaconIdentityConstraint == constraint)
    #expect(read.major?.uint16Value == constraint.major)
    #expect(read.identifier == "hut")
  }

  @Test func `a visit, a heading, a beacon and a placemark keep what the phone told`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let manager = try hand.run { CLLocationManager() }
    let ear = Ear()
    manager.delegate = ear
    try hand.grantAlways(to: manager)
    hand.phone.turn(to: 90)
    try hand.run {
      manager.startMonitoringVisits()
      manager.startUpdatingHeading()
      manager.startRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: Self.uuid))
    }
    hand.phone.hear(beacons: ["\(Self.uuid.uuidString)/3/7"])
    hand.phone.advance(by: .seconds(60))
    hand.phone.stand(in: try #require(City.named("Tokyo")))
    hand.phone.advance(by: .seconds(3600))
    let visit = try #require(ear.visits.first)
    #expect(try copy(visit).coordinate.latitude == visit.coordinate.latitude)
    #expect(try copy(visit).arrivalDate == visit.arrivalDate)
    #expect(try copy(visit).departureDate == .distantFuture)
    #expect(try copy(try #require(ear.headings.first)).magneticHeading == 90)
    let beacon = try copy(try #require(ear.beacons.first))
    #expect(beacon.uuid == Self.uuid && beacon.major == 3 && beacon.minor == 7)
    #expect(beacon.proximity == .near)
    let city = CLPlacemark(city: try #require(City.named("Tokyo")))
    let read = try copy(city)
    #expect(read.locality == "Tokyo" && read.country == "Japan" && read.isoCountryCode == "JP")
    #expect((read.region as? CLCircularRegion)?.radius == 60_000)
  }

  @Test func `a copy is the same value, as they never change`() {
    let location = CLLocation(latitude: 52, longitude: 13)
    #expect(location.copy() as? CLLocation === location)
  }
}

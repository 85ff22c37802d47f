import CoreLocation
import PhoneSimulator
import PlatformModel
import TestSupport
import Testing

@Suite("Headings, visits, significant changes and the rest of a manager")
struct ServiceTests {
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

  @Test func `a phone that was never turned has no compass`() throws {
    let (hand, manager, ear) = try opened()
    try hand.run { manager.startUpdatingHeading() }
    #expect(try !hand.run { CLLocationManager.headingAvailable() })
    #expect(ear.headings.isEmpty && manager.heading == nil)
  }

  @Test func `headings need no permission, and are of magnetic north without locations`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let ear = Ear()
    let manager = try hand.run { CLLocationManager() }
    manager.delegate = ear
    hand.phone.turn(to: 350)
    try hand.run { manager.startUpdatingHeading() }
    #expect(try hand.run { CLLocationManager.headingAvailable() })
    #expect(ear.headings.map(\.magneticHeading) == [350])
    #expect(ear.headings.allSatisfy { $0.trueHeading < 0 })
    #expect(manager.heading === ear.headings.last)
  }

  @Test func `a turn beyond the filter is reported, across north too`() throws {
    let (hand, manager, ear) = try opened()
    hand.phone.turn(to: 350)
    manager.headingFilter = 15
    try hand.run { manager.startUpdatingHeading() }
    for degrees in [359.0, 6, 20, 21] { hand.phone.turn(to: degrees) }
    #expect(ear.headings.map(\.magneticHeading) == [350, 6, 21])
    try hand.run { manager.stopUpdatingHeading() }
    hand.phone.turn(to: 180)
    #expect(ear.headings.count == 3)
  }

  @Test func `with locations comes true north`() throws {
    let (hand, manager, ear) = try opened()
    hand.phone.turn(to: 90)
    try hand.run { manager.startUpdatingLocation() }
    hand.phone.advance(by: .seconds(5))
    try hand.run { manager.startUpdatingHeading() }
    #expect(ear.headings.map(\.trueHeading) == [90])
  }

  @Test(arguments: OSVersion.allIOS)
  func `a stay after a way is a visit that has not ended, IOS-BG-048`(version: OSVersion)
    throws
  {
    let (hand, manager, ear) = try opened(version)
    try hand.run { manager.startMonitoringVisits() }
    hand.phone.advance(by: .seconds(60))
    hand.phone.stand(in: try #require(City.named("Tokyo")))
    hand.phone.advance(by: .seconds(3600))
    let visit = try #require(ear.visits.first)
    #expect(abs(visit.coordinate.latitude - 35.69) < 0.1)
    #expect(visit.departureDate == .distantFuture)
    #expect(visit.horizontalAccuracy > 0)
    #expect(ear.visits.count == 1)
    try hand.run { manager.stopMonitoringVisits() }
    hand.phone.stand(in: try #require(City.named("Berlin")))
    hand.phone.advance(by: .seconds(7200))
    #expect(ear.visits.count == 1)
  }

  @Test(arguments: OSVersion.allIOS)
  func `a significant change is reported after a long way, IOS-BG-047`(version: OSVersion) throws {
    let (hand, manager, ear) = try opened(version)
    try hand.run { manager.startMonitoringSignificantLocationChanges() }
    hand.phone.advance(by: .seconds(10))
    ear.locations = []
    hand.phone.stand(in: try #require(City.named("Tokyo")))
    hand.phone.advance(by: .seconds(600))
    let told = try #require(ear.locations.last)
    #expect(abs(told.coordinate.latitude - 35.69) < 0.1)
    try hand.run { manager.stopMonitoringSignificantLocationChanges() }
    ear.locations = []
    hand.phone.stand(in: try #require(City.named("Berlin")))
    hand.phone.advance(by: .seconds(600))
    #expect(ear.locations.isEmpty)
  }

  @Test(arguments: OSVersion.allIOS)
  func `a move at the moment that monitoring begins counts, IOS-BG-047`(version: OSVersion) throws {
    let (hand, manager, ear) = try opened(version)
    try hand.run {
      manager.startMonitoringSignificantLocationChanges()
      manager.startMonitoringVisits()
    }
    ear.locations = []
    hand.phone.stand(in: try #require(City.named("Tokyo")))
    hand.phone.advance(by: .seconds(3600))
    let told = try #require(ear.locations.last)
    #expect(abs(told.coordinate.latitude - 35.69) < 0.1)
    #expect(ear.visits.count == 1)
  }

  @Test func `a location has the phone's date, place and accuracy, and says it is simulated`()
    throws
  {
    let (hand, manager, ear) = try opened()
    hand.phone.enter(.indoors)
    try hand.run { manager.startUpdatingLocation() }
    hand.phone.advance(by: .seconds(30))
    let location = try #require(ear.locations.last)
    let start = Date(timeIntervalSince1970: 1_767_225_600)
    #expect((0...60).contains(location.timestamp.timeIntervalSince(start)))
    #expect(location.horizontalAccuracy == 65)
    #expect(location.sourceInformation?.isSimulatedBySoftware == true)
    #expect(manager.location === location)
  }

  @Test func `the distance filter holds back what is nearer`() throws {
    let (hand, manager, ear) = try opened()
    manager.distanceFilter = 500
    try hand.run { manager.startUpdatingLocation() }
    let here = try #require(City.named("Melbourne")).coordinate
    let there = try #require(Coordinate(latitude: here.latitude + 0.009, longitude: here.longitude))
    hand.phone.walk(along: [here, there], speed: 10)
    hand.phone.advance(by: .seconds(120))
    #expect((2...4).contains(ear.locations.count))
  }

  @Test func `updates are not deferred: the delegate receives error 11`() throws {
    let (hand, manager, ear) = try opened()
    try hand.run {
      manager.startUpdatingLocation()
      manager.allowDeferredLocationUpdates(untilTraveled: 100, timeout: 60)
    }
    #expect(ear.take() == ["deferred 11"])
    #expect(!CLLocationManager.deferredLocationUpdatesAvailable())
  }

  @Test(.facts("IOS-NEW-016")) func `limit: no app gets location pushes, error 3, IOS-NEW-016`()
    throws
  {
    final class Answer: @unchecked Sendable {
      var code: Int?
    }
    let (hand, manager, _) = try opened()
    let answer = Answer()
    try hand.run {
      manager.startMonitoringLocationPushes { token, error in
        answer.code = token == nil ? (error as? CLLocationPushServiceError)?.code.rawValue : nil
      }
    }
    #expect(answer.code == 3)
  }

  @Test(arguments: OSVersion.allIOS)
  func `a fresh manager has Apple's defaults, IOS-AUTH-010`(version: OSVersion) throws {
    let hand = try PhoneInHand(version)
    let manager = try hand.run { CLLocationManager() }
    #expect(manager.desiredAccuracy == kCLLocationAccuracyBest)
    #expect(manager.distanceFilter == kCLDistanceFilterNone)
    #expect(manager.headingFilter == 1)
    #expect(manager.headingOrientation == .portrait)
    #expect(manager.activityType == .other)
    #expect(manager.pausesLocationUpdatesAutomatically)
    #expect(!manager.showsBackgroundLocationIndicator)
    #expect(manager.location == nil && manager.heading == nil)
    #expect(manager.monitoredRegions.isEmpty && manager.rangedBeaconConstraints.isEmpty)
    #expect(manager.allowsBackgroundLocationUpdates == (version < .iOS(9)))
  }
}

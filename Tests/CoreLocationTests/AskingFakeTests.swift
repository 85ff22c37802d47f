import CoreLocation
import Testing

@Suite("Fakes that ask a delegate whether it has a method, and fakes of values")
struct AskingFakeTests {
  /// As fakes do that ask a delegate whether it has the method.
  final class Manager: CLLocationManager, @unchecked Sendable {
    override var authorizationStatus: CLAuthorizationStatus { .authorizedAlways }

    override func requestLocation() {
      delegate?.locationManager?(self, didUpdateLocations: [CLLocation()])
    }

    override func requestWhenInUseAuthorization() {
      delegate?.locationManager?(self, didFailWithError: CLError(.denied))
      delegate?.locationManager?(self, didChangeAuthorization: .denied)
      delegate?.locationManagerDidChangeAuthorization?(self)
    }

    override func startMonitoring(for region: CLRegion) {
      delegate?.locationManager?(self, didStartMonitoringFor: region)
      delegate?.locationManager?(self, didEnterRegion: region)
      delegate?.locationManager?(self, didExitRegion: region)
      delegate?.locationManager?(self, didDetermineState: .inside, for: region)
      delegate?.locationManager?(self, monitoringDidFailFor: region, withError: CLError(.network))
    }
  }

  @Test func `a delegate is called with a question mark after the method's name`() {
    let ear = Ear()
    let manager = Manager()
    manager.delegate = ear
    manager.requestLocation()
    #expect(ear.locations.count == 1)
    manager.requestWhenInUseAuthorization()
    let denied = CLAuthorizationStatus.denied
    #expect(ear.take().prefix(2) == ["fails 1", "old status \(denied)"])
    manager.startMonitoring(
      for: CLCircularRegion(center: CLLocationCoordinate2D(), radius: 1, identifier: "home"))
    #expect(
      ear.take() == [
        "monitors home", "enters home", "leaves home", "home is \(CLRegionState.inside)",
        "home fails 2",
      ])
  }

  @Test func `a property of the delegate's own keeps its name`() {
    final class Owner: NSObject, CLLocationManagerDelegate {
      var locationManager: CLLocationManager?

      func make() -> CLLocationManager? {
        locationManager = Manager()
        locationManager?.delegate = self
        return locationManager
      }
    }
    let owner = Owner()
    #expect(owner.make() === owner.locationManager)
  }

  @Test func `values begin empty, and a fake says what it likes`() {
    final class Visit: CLVisit, @unchecked Sendable {
      override var coordinate: CLLocationCoordinate2D { .init(latitude: 1, longitude: 2) }
    }
    final class Heading: CLHeading, @unchecked Sendable {
      override var trueHeading: CLLocationDirection { 90 }
    }
    final class Beacon: CLBeacon, @unchecked Sendable {
      override var major: NSNumber { 7 }
    }
    final class Floor: CLFloor, @unchecked Sendable { override var level: Int { 3 } }
    #expect(Visit().coordinate.longitude == 2)
    #expect(Visit().departureDate == .distantFuture)
    #expect(Heading().trueHeading == 90)
    #expect(Beacon().major == 7)
    #expect(Floor().level == 3)
    #expect(CLLocation().coordinate.latitude == 0)
    #expect(CLCircularRegion().identifier == "")
    #expect(CLBeaconRegion().major == nil)
  }
}

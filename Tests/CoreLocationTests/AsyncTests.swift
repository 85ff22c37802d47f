import AuthorizationEngine
import CoreLocation
import DeterministicExecution
import PhoneSimulator
import PlatformModel
import Testing

/// An asynchronous front of the manager, as many apps have one.
@MainActor final class Whereabouts: NSObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  private var asking: CheckedContinuation<CLAuthorizationStatus, Never>?
  private var locating: CheckedContinuation<CLLocation, any Error>?

  override init() {
    super.init()
    manager.delegate = self
  }

  func ask() async -> CLAuthorizationStatus {
    await withCheckedContinuation { waiting in
      asking = waiting
      manager.requestWhenInUseAuthorization()
    }
  }

  func locate() async throws -> CLLocation {
    try await withCheckedThrowingContinuation { waiting in
      locating = waiting
      manager.requestLocation()
    }
  }

  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let status = manager.authorizationStatus
    guard status != .notDetermined else { return }
    MainActor.assumeIsolated {
      asking?.resume(returning: status)
      asking = nil
    }
  }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    guard let location = locations.last else { return }
    MainActor.assumeIsolated {
      locating?.resume(returning: location)
      locating = nil
    }
  }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didFailWithError error: any Error
  ) {
    MainActor.assumeIsolated {
      locating?.resume(throwing: error)
      locating = nil
    }
  }
}

@Suite("Asynchronous code under the phone's clock")
struct AsyncTests {
  let phone: VirtualPhone
  let app: VirtualApp

  init() throws {
    phone = VirtualPhone(system: IOS.System(.iOS(18)))
    app = try phone.install(
      AppPackage(
        name: "Trail", purposeStrings: PhoneInHand.strings,
        temporaryAccuracy: ["rescue": "Tells the rescuers."], backgroundModes: ["location"]))
    phone.stand(in: try #require(City.named("Melbourne")))
    try phone.open(app)
  }

  @Test func `a front with continuations waits for the person, and then for a location`() throws {
    let front = try app.run { Whereabouts() }
    let asking = try app.begin { await front.ask() }
    #expect(!asking.isFinished)
    try phone.answer(.allowWhileUsing)
    #expect(try asking.value == .authorizedWhenInUse)
    let locating = try app.begin { try await front.locate() }
    phone.advance(by: .seconds(5))
    #expect(abs(try locating.value.coordinate.latitude + 37.81) < 0.1)
  }

  @Test func `an error of the manager is thrown where it is awaited`() throws {
    let front = try app.run { Whereabouts() }
    let asking = try app.begin { await front.ask() }
    try phone.answer(.dontAllow)
    #expect(try asking.value == .denied)
    let locating = try app.begin { try await front.locate() }
    phone.advance(by: .seconds(5))
    #expect(throws: CLError(.denied)) { try locating.value }
  }

  @Test func `a loop over live updates asks, and goes on once the person has answered`() throws {
    let places = try app.begin {
      var places: [Double] = []
      for try await update in CLLocationUpdate.liveUpdates() {
        if let location = update.location { places.append(location.coordinate.latitude) }
        if places.count == 3 { break }
      }
      return places
    }
    phone.advance(by: .seconds(60))
    #expect(!places.isFinished)
    try phone.answer(.allowWhileUsing)
    phone.advance(by: .seconds(60))
    #expect(try places.value.count == 3)
  }

  @Test func `a monitor is awaited in the app, and tells it of a border`() throws {
    let front = try app.run { Whereabouts() }
    let asking = try app.begin { await front.ask() }
    try phone.answer(.allowWhileUsing)
    _ = try asking.value
    let state = try app.begin {
      let monitor = await CLMonitor("trails")
      let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
      await monitor.add(
        CLMonitor.CircularGeographicCondition(center: berlin, radius: 200), identifier: "home")
      for try await event in await monitor.events { return event.state }
      return .unknown
    }
    phone.advance(by: .seconds(60))
    #expect(!state.isFinished)
    phone.stand(in: try #require(City.named("Berlin")))
    phone.advance(by: .seconds(60))
    #expect(try state.value == .satisfied)
  }

  @Test func `the geocoder is awaited`() throws {
    let places = try app.begin {
      try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 35.69, longitude: 139.69))
    }
    #expect(try places.value.first?.locality == "Tokyo")
    let nowhere = try app.begin { try await CLGeocoder().geocodeAddressString("Nowhere") }
    #expect(throws: CLError(.geocodeFoundNoResult)) { try nowhere.value }
  }

  @Test func `temporary accuracy is awaited until the question is answered`() throws {
    let front = try app.run { Whereabouts() }
    try app.run { front.manager.requestWhenInUseAuthorization() }
    try phone.togglePrecise()
    try phone.answer(.allowWhileUsing)
    let asking = try app.begin {
      try await front.manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "rescue")
      return front.manager.accuracyAuthorization
    }
    #expect(!asking.isFinished)
    try phone.answer(.allowOnce)
    #expect(try asking.value == .fullAccuracy)
    let unlisted = try app.begin {
      try await front.manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "fun")
    }
    #expect(throws: CLError(.promptDeclined)) { try unlisted.value }
  }
}

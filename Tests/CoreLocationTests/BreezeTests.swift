import AuthorizationEngine
import PhoneSimulator
import PlatformModel
import Testing

@testable import CoreLocation

@Suite("Breeze's dashboard")
struct BreezeTests {
  /// A row of the document: what happens, with which permission, and what the app then does.
  struct Row: Sendable, CustomTestStringConvertible {
    var event: Happening
    var status: CLAuthorizationStatus
    var calls: [String] = []
    /// Nil if it stays as it was.
    var isLoading: Bool?
    var errorMessage: String?

    enum Happening: String { case tap, callback }
    var testDescription: String { "\(event.rawValue), \(status)" }
  }

  static let rows: [Row] = [
    Row(
      event: .tap, status: .notDetermined, calls: ["requestWhenInUseAuthorization"],
      isLoading: true),
    Row(event: .tap, status: .authorizedWhenInUse, calls: ["requestLocation"], isLoading: true),
    Row(event: .tap, status: .authorizedAlways, calls: ["requestLocation"], isLoading: true),
    Row(
      event: .tap, status: .denied, isLoading: false,
      errorMessage: "Location access denied. Please enable in Settings."),
    Row(
      event: .tap, status: .restricted, isLoading: false,
      errorMessage: "Location access denied. Please enable in Settings."),
    Row(event: .callback, status: .authorizedWhenInUse, calls: ["requestLocation"]),
    Row(event: .callback, status: .authorizedAlways, calls: ["requestLocation"]),
    Row(
      event: .callback, status: .denied, isLoading: false,
      errorMessage: "Location access denied."),
    Row(
      event: .callback, status: .restricted, isLoading: false,
      errorMessage: "Location access denied."),
    Row(event: .callback, status: .notDetermined),
  ]

  static let since14 = OSVersion.allIOS.filter { $0 >= .iOS(14) }
  static let before14 = OSVersion.allIOS.filter { (.iOS(9) ..< .iOS(14)).contains($0) }

  @Test(arguments: rows, since14)
  func `a tap and a callback do what the row says`(row: Row, version: OSVersion) throws {
    let hand = try PhoneInHand(version)
    let manager = try hand.run { CallRecorder() }
    let dashboard: Dashboard
    var before: (isLoading: Bool, errorMessage: String?) = (false, nil)
    if row.event == .tap {
      try bring(hand, to: row.status)
      dashboard = try hand.run { Dashboard(manager: manager) }
      _ = manager.takeCalls()
      try hand.run { dashboard.useMyLocation() }
    } else {
      dashboard = try hand.run { Dashboard(manager: manager) }
      if row.status != .notDetermined { try hand.run { dashboard.useMyLocation() } }
      if row.status == .authorizedAlways { try hand.phone.answer(.dontAllow) }
      _ = manager.takeCalls()
      before = (dashboard.isLoading, dashboard.errorMessage)
      try answer(hand, row.status)
    }
    #expect(manager.authorizationStatus == row.status)
    #expect(manager.takeCalls() == row.calls)
    #expect(dashboard.errorMessage == row.errorMessage ?? before.errorMessage)
    #expect(dashboard.isLoading == row.isLoading ?? before.isLoading)
  }

  /// Decides the permission before the app's code runs.
  private func bring(_ hand: PhoneInHand, to status: CLAuthorizationStatus) throws {
    let manager = try hand.run { CLLocationManager() }
    switch status {
    case .authorizedWhenInUse: try hand.grantWhenInUse(to: manager)
    case .authorizedAlways: try hand.grantAlways(to: manager)
    case .denied:
      try hand.run { manager.requestWhenInUseAuthorization() }
      try hand.phone.answer(.dontAllow)
    case .restricted:
      try hand.phone.turn(.restrictions, on: true)
      try hand.phone.open(hand.app)
    default: break
    }
  }

  /// Decides the permission while the app's code waits.
  private func answer(_ hand: PhoneInHand, _ status: CLAuthorizationStatus) throws {
    switch status {
    case .authorizedWhenInUse: try hand.phone.answer(.allowWhileUsing)
    case .denied: try hand.phone.answer(.dontAllow)
    case .authorizedAlways:
      try hand.phone.choose(.always, for: hand.app)
      try hand.phone.open(hand.app)
    case .restricted:
      try hand.phone.lock()
      try hand.phone.unlock()
      try hand.phone.turn(.restrictions, on: true)
      try hand.phone.open(hand.app)
    default: break
    }
  }

  private func granted(
    _ version: OSVersion, in city: String = "Melbourne", geocoder: CLGeocoder? = nil
  ) throws -> (PhoneInHand, Dashboard) {
    let hand = try PhoneInHand(version)
    hand.phone.stand(in: try #require(City.named(city)))
    try bring(hand, to: .authorizedWhenInUse)
    let dashboard = try hand.run { Dashboard(geocoder: geocoder ?? CLGeocoder()) }
    return (hand, dashboard)
  }

  @Test(arguments: since14)
  func `a location is fetched for, under its city's name as soon as that is known`(
    version: OSVersion
  ) throws {
    let (hand, dashboard) = try granted(version)
    try hand.run { dashboard.useMyLocation() }
    hand.phone.advance(by: .seconds(10))
    #expect(dashboard.names.prefix(2) == ["Your Location", "Melbourne, Australia"])
    #expect(dashboard.locationName == "Melbourne, Australia")
    #expect(!dashboard.fetched.isEmpty)
    #expect(dashboard.errorMessage == nil)
  }

  @Test(arguments: ["San Francisco", "London", "Tokyo"])
  func `the same answer of the person serves all cities`(city: String) throws {
    let (hand, dashboard) = try granted(.iOS(17, 4), in: city)
    hand.phone.advance(by: .seconds(10))
    #expect(dashboard.locationName.hasPrefix("\(city), "))
    #expect(hand.phone.prompts.count == 1)
  }

  @Test(arguments: since14)
  func `where the phone cannot tell, the app says so`(version: OSVersion) throws {
    let (hand, dashboard) = try granted(version)
    hand.phone.advance(by: .seconds(10))
    hand.phone.loseLocation()
    try hand.run { dashboard.useMyLocation() }
    hand.phone.advance(by: .seconds(30))
    #expect(dashboard.errorMessage == "Unable to get your location.")
    #expect(!dashboard.isLoading)
  }

  @Test(arguments: since14)
  func `without a placemark it stays Your Location`(version: OSVersion) throws {
    let (hand, dashboard) = try granted(version)
    try hand.phone.turn(.wifi, on: false)
    try hand.phone.turn(.airplaneMode, on: true)
    try hand.phone.open(hand.app)
    hand.phone.advance(by: .seconds(10))
    #expect(dashboard.locationName == "Your Location")
  }

  /// A geocoder of the app's own: the phone's knows no country without a city.
  final class CountryOnly: CLGeocoder {
    override func reverseGeocodeLocation(
      _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
      completionHandler([CLPlacemark(CLPlacemark.Values(country: "Australia"))], nil)
    }
  }

  @Test func `a placemark without a city gives the country`() throws {
    let (hand, dashboard) = try granted(.iOS(17, 4), geocoder: CountryOnly())
    hand.phone.advance(by: .seconds(10))
    #expect(dashboard.locationName == "Australia")
  }

  @Test(arguments: before14)
  func `before iOS 14 its callback is never called, and it waits forever after the grant`(
    version: OSVersion
  ) throws {
    let hand = try PhoneInHand(version)
    let manager = try hand.run { CallRecorder() }
    let dashboard = try hand.run { Dashboard(manager: manager) }
    try hand.run { dashboard.useMyLocation() }
    try hand.answer(.allow, .allowWhileUsing)
    hand.phone.advance(by: .seconds(3600))
    #expect(manager.authorizationStatus == .authorizedWhenInUse)
    #expect(manager.takeCalls() == ["requestWhenInUseAuthorization"])
    #expect(dashboard.isLoading && dashboard.errorMessage == nil)
    #expect(dashboard.fetched.isEmpty)
  }

  @Test func `limit: a status that Apple does not have cannot be reported`() {
    #expect(CLAuthorizationStatus(rawValue: 5) == nil)
  }
}

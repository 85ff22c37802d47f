import AppHosting
import AuthorizationEngine
import CoreLocation
import PhoneSimulator
import PlatformModel
import Testing

/// A vendor's manager that inherits from Apple's and is its own delegate.
final class PickupManager: CLLocationManager, CLLocationManagerDelegate {
  private(set) var locations: [CLLocation] = []
  private let worksInBackground: Bool

  init(backgroundLocationEnabledForWhenInUse isOn: Bool = false) {
    worksInBackground = isOn
    super.init()
    delegate = self
  }

  /// Starts the SDK.
  func start() {
    if worksInBackground { allowsBackgroundLocationUpdates = true }
    startUpdatingLocation()
  }

  func takeLocations() -> [CLLocation] {
    defer { locations = [] }
    return locations
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations more: [CLLocation]) {
    locations += more
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

@Suite("Bluedot's rows on the background indicator")
struct BluedotTests {
  /// A row of the vendor's page: what the app and the person do, and what then is to be seen.
  struct Row: Sendable, CustomTestStringConvertible {
    var id: String
    var first: OSVersion
    var last = OSVersion.newestIOS
    var grant: CLAuthorizationStatus = .authorizedWhenInUse
    var hasMode = true
    /// BDPointBackgroundLocationEnabledForWhenInUseKey.
    var key = false
    /// What is done before the updates start, in the foreground.
    var before: @Sendable (PickupManager) -> Void = { _ in }
    /// What is done after the app went to the background.
    var after: @Sendable (PhoneInHand, PickupManager) throws -> Void = { _, _ in }
    var indicator: Bool
    var location: Bool

    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(
      id: "B01", first: .iOS(9), before: { $0.allowsBackgroundLocationUpdates = true },
      indicator: true, location: true),
    Row(id: "B02", first: .iOS(9), indicator: false, location: false),
    Row(
      id: "B03", first: .iOS(13),
      after: { hand, manager in
        hand.phone.advance(by: .seconds(6))
        if hand.app.isRunning { try hand.run { manager.allowsBackgroundLocationUpdates = true } }
      }, indicator: false, location: false),
    Row(
      id: "B04", first: .iOS(9), grant: .authorizedAlways,
      before: { $0.allowsBackgroundLocationUpdates = true }, indicator: false, location: true),
    Row(
      id: "B05", first: .iOS(13), grant: .authorizedAlways,
      before: { $0.allowsBackgroundLocationUpdates = true },
      after: { hand, _ in
        hand.phone.advance(by: .seconds(30))
        try hand.phone.choose(.whileUsing, for: hand.app)
      }, indicator: false, location: false),
    Row(
      id: "B06", first: .iOS(9), before: { $0.allowsBackgroundLocationUpdates = true },
      after: { hand, manager in
        try hand.run { manager.allowsBackgroundLocationUpdates = false }
      }, indicator: false, location: false),
    Row(
      id: "B07", first: .iOS(9), grant: .authorizedAlways,
      before: { $0.allowsBackgroundLocationUpdates = true },
      after: { hand, manager in
        try hand.run { manager.allowsBackgroundLocationUpdates = false }
      }, indicator: false, location: false),
    Row(id: "B08", first: .iOS(9), key: true, indicator: true, location: true),
    Row(
      id: "B11", first: .iOS(11), grant: .authorizedAlways,
      before: {
        $0.allowsBackgroundLocationUpdates = true
        $0.showsBackgroundLocationIndicator = true
      }, indicator: true, location: true),
    Row(
      id: "B12", first: .iOS(11),
      before: {
        $0.allowsBackgroundLocationUpdates = true
        $0.showsBackgroundLocationIndicator = false
      }, indicator: true, location: true),
    Row(
      id: "B13", first: .iOS(9), last: .iOS(10, 3), grant: .authorizedAlways,
      before: { $0.allowsBackgroundLocationUpdates = true }, indicator: false, location: true),
  ]

  static let cases: [(Row, OSVersion)] = rows.flatMap { row in
    OSVersion.allIOS.filter { row.first <= $0 && $0 <= row.last }.map { (row, $0) }
  }

  @Test(arguments: cases)
  func `the indicator and the locations are as the row says`(
    row: Row, version: OSVersion
  ) throws {
    let (hand, manager) = try installed(row, version)
    try hand.run {
      row.before(manager)
      manager.start()
    }
    hand.phone.advance(by: .seconds(5))
    #expect(!manager.takeLocations().isEmpty)
    try hand.phone.leave()
    try row.after(hand, manager)
    hand.phone.advance(by: .seconds(30))
    _ = manager.takeLocations()
    hand.phone.advance(by: .seconds(60))
    #expect((hand.phone.indicator != nil) == row.indicator)
    #expect(manager.takeLocations().isEmpty != row.location)
  }

  @Test(arguments: OSVersion.allIOS.filter { $0 >= .iOS(9) })
  func `B09: true without the mode ends the app with Apple's text, IOS-BG-010`(
    version: OSVersion
  ) throws {
    let hand = try PhoneInHand(version, modes: [])
    let process = try hand.process
    let manager = try hand.run { PickupManager() }
    try hand.run {
      manager.allowsBackgroundLocationUpdates = true
      manager.startUpdatingLocation()
    }
    #expect(process.crash?.reason == PlatformText.backgroundUpdatesAbort(on: version))
    hand.phone.advance(by: .seconds(60))
    #expect(manager.takeLocations().isEmpty)
  }

  @Test(arguments: OSVersion.allIOS.filter { $0 >= .iOS(9) })
  func `B10: the flag that is cleared on collection takes the indicator away`(
    version: OSVersion
  ) throws {
    let (hand, manager) = try installed(Self.rows[0], version)
    try hand.run {
      manager.allowsBackgroundLocationUpdates = true
      manager.start()
    }
    try hand.phone.leave()
    hand.phone.advance(by: .seconds(60))
    #expect(hand.phone.indicator != nil)
    #expect(!manager.takeLocations().isEmpty)
    try hand.run { manager.allowsBackgroundLocationUpdates = false }
    hand.phone.advance(by: .seconds(30))
    _ = manager.takeLocations()
    hand.phone.advance(by: .seconds(60))
    #expect(hand.phone.indicator == nil)
    #expect(manager.takeLocations().isEmpty)
  }

  private func installed(
    _ row: Row, _ version: OSVersion
  ) throws -> (PhoneInHand, PickupManager) {
    let hand = try PhoneInHand(version, modes: row.hasMode ? ["location"] : [])
    let manager = try hand.run {
      PickupManager(backgroundLocationEnabledForWhenInUse: row.key)
    }
    if row.grant == .authorizedAlways {
      try hand.grantAlways(to: manager)
    } else {
      try hand.grantWhenInUse(to: manager)
    }
    #expect(manager.authorizationStatus == row.grant)
    return (hand, manager)
  }
}

import AuthorizationEngine
import CoreLocation
import Foundation
import PhoneSimulator
import PlatformModel
import Testing

@testable import LocationAuthorization

/// The rules of a vendor's background indicator, row by row (B01 to B13).
@Suite("The background indicator")
struct BackgroundIndicatorTests {
  static let releases: [OSVersion] = [
    .iOS(9), .iOS(10, 3), .iOS(11), .iOS(13, 4), .iOS(15), .iOS(16, 4), .iOS(18), .newestIOS,
  ]

  /// The app's code: a manager that records a walk, and its indicator.
  @MainActor
  final class Recorder: NSObject, @preconcurrency CLLocationManagerDelegate {
    let manager = CLLocationManager()
    let indicator: LocationPermissions.BackgroundIndicator
    var count = 0

    init(key: Bool) {
      var app = RunningApp.current
      app.declared.hasDeprecatedIndicatorKey = key
      indicator = LocationPermissions.BackgroundIndicator(
        of: manager, permissions: LocationPermissions(of: app))
      super.init()
      manager.delegate = self
    }

    func locationManager(_: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      count += locations.count
    }

    func locationManager(_: CLLocationManager, didFailWithError error: any Error) {}
  }

  private struct Walk {
    let trail: Trail
    let recorder: Recorder

    init(
      _ release: OSVersion, always: Bool = false, modes: [String] = ["location"],
      key: Bool = false
    ) throws {
      trail = try Trail(release, modes: modes)
      trail.phone.stand(in: City.all[0])
      _ = try trail.grant(always: always)
      recorder = try trail.app.run { Recorder(key: key) }
    }

    func run<Value>(_ body: @MainActor (LocationPermissions.BackgroundIndicator) throws -> Value)
      throws -> Value
    {
      try trail.app.run { try body(recorder.indicator) }
    }

    func start() throws { try trail.app.run { recorder.manager.startUpdatingLocation() } }
    func isShown() -> Bool { trail.phone.indicator != nil }

    /// Whether locations go on where the app is, after everything has settled.
    func isDelivered() throws -> Bool {
      trail.phone.advance(by: .seconds(60))
      guard trail.app.isRunning else { return false }
      let before = try trail.app.run { recorder.count }
      trail.phone.advance(by: .seconds(60))
      return trail.app.isRunning ? try trail.app.run { recorder.count } > before : false
    }
  }

  @Test(arguments: releases)
  func `B01, B06, B10: on in the foreground, shown in the background, off from there`(
    release: OSVersion
  ) throws {
    let walk = try Walk(release)
    try walk.run { try $0.turnOn() }
    try walk.start()
    try walk.trail.phone.leave()
    #expect(walk.isShown())
    try walk.run { try $0.turnOff() }
    #expect(!walk.isShown())
  }

  @Test(arguments: releases)
  func `B02: left off, nothing is shown`(release: OSVersion) throws {
    let walk = try Walk(release)
    try walk.start()
    try walk.trail.phone.leave()
    #expect(!walk.isShown())
    #expect(try !walk.run { $0.isOn })
  }

  @Test(arguments: releases.filter { $0 >= .iOS(13) })
  func `B03: in the background it is too late, which is said`(release: OSVersion) throws {
    let walk = try Walk(release)
    try walk.start()
    try walk.trail.phone.leave()
    let problem = #expect(throws: LocationPermissions.BackgroundIndicator.Error.self) {
      try walk.run { try $0.turnOn() }
    }
    #expect(problem?.reason == .notInForeground)
    #expect(problem?.description.contains("before the user leaves the app") == true)
    #expect(!walk.isShown())
  }

  @Test(arguments: releases.filter { $0 >= .iOS(11) })
  func `B04, B11: Always shows it only where that is wanted`(release: OSVersion) throws {
    for shows in [false, true] {
      let walk = try Walk(release, always: true)
      try walk.run { try $0.turnOn(showingUnderAlways: shows) }
      try walk.start()
      try walk.trail.phone.leave()
      #expect(walk.isShown() == shows)
    }
  }

  @Test(arguments: releases.filter { $0 >= .iOS(13) })
  func `B05: who takes Always away in the background ends it, and it may be turned on again`(
    release: OSVersion
  ) throws {
    let walk = try Walk(release, always: true)
    try walk.run { try $0.turnOn() }
    try walk.start()
    try walk.trail.phone.leave()
    #expect(try walk.isDelivered())
    try walk.trail.phone.choose(.whileUsing, for: walk.trail.app)
    #expect(!walk.isShown())
    #expect(try !walk.isDelivered())
    try walk.trail.phone.open(walk.trail.app)
    try walk.run { try $0.turnOn() }
    try walk.trail.phone.leave()
    #expect(walk.isShown())
    #expect(try walk.isDelivered())
  }

  @Test(arguments: releases)
  func `B07: under Always it is not turned off by accident`(release: OSVersion) throws {
    let walk = try Walk(release, always: true)
    try walk.run { try $0.turnOn() }
    let problem = #expect(throws: LocationPermissions.BackgroundIndicator.Error.self) {
      try walk.run { try $0.turnOff() }
    }
    #expect(problem?.reason == .alwaysWouldEnd)
    #expect(try walk.run { $0.isOn })
    try walk.run { try $0.turnOff(evenUnderAlways: true) }
    #expect(try !walk.run { $0.isOn })
  }

  @Test(arguments: releases)
  func `B08: the deprecated key is honoured, and reported`(release: OSVersion) throws {
    let walk = try Walk(release, key: true)
    #expect(try walk.run { $0.isOn })
    #expect(
      try walk.run { $0.deprecation }
        == "BDPointBackgroundLocationEnabledForWhenInUseKey in the Info.plist is deprecated: "
        + "remove it, and call turnOn()")
    try walk.start()
    try walk.trail.phone.leave()
    #expect(walk.isShown())
  }

  @Test(arguments: releases)
  func `B09: without the mode it is refused, and the app lives`(release: OSVersion) throws {
    let walk = try Walk(release, modes: [])
    let problem = #expect(throws: LocationPermissions.BackgroundIndicator.Error.self) {
      try walk.run { try $0.turnOn() }
    }
    #expect(problem?.reason == .backgroundModeMissing)
    #expect(walk.trail.app.process == .running)
  }

  @Test(arguments: releases.filter { $0 >= .iOS(11) })
  func `B12: under While Using it cannot be hidden`(release: OSVersion) throws {
    let walk = try Walk(release)
    try walk.run { try $0.turnOn(showingUnderAlways: false) }
    try walk.start()
    try walk.trail.phone.leave()
    #expect(walk.isShown())
  }

  @Test(arguments: releases.filter { $0 < .iOS(11) }, [false, true])
  func `B13: before iOS 11 nothing shows it under Always, and locations go on`(
    release: OSVersion, shows: Bool
  ) throws {
    let walk = try Walk(release, always: true)
    try walk.run { try $0.turnOn(showingUnderAlways: shows) }
    try walk.start()
    try walk.trail.phone.leave()
    #expect(!walk.isShown())
    #expect(try walk.isDelivered())
  }

  @Test func `without a grant there is nothing to turn on`() throws {
    let trail = try Trail(.newestIOS)
    let problem = #expect(throws: LocationPermissions.BackgroundIndicator.Error.self) {
      try trail.app.run {
        try trail.permissions.backgroundIndicator(for: CLLocationManager()).turnOn()
      }
    }
    #expect(problem?.reason == .locationNotGranted)
  }

  @Test(arguments: LocationPermissions.BackgroundIndicator.Error.Reason.known)
  func `every error is one line that says what to do`(
    reason: LocationPermissions.BackgroundIndicator.Error.Reason
  ) {
    let text = LocationPermissions.BackgroundIndicator.Error(reason: reason).description
    #expect(text.hasSuffix("."))
    #expect(
      LocationPermissions.BackgroundIndicator.Error(reason: reason).localizedDescription == text)
    #expect(text.contains(": "))
    #expect(!text.contains("\n"))
  }
}

extension LocationPermissions.BackgroundIndicator.Error.Reason {
  fileprivate static let known: [Self] = [
    .notInForeground, .backgroundModeMissing, .locationNotGranted, .alwaysWouldEnd, .unavailable,
  ]
}

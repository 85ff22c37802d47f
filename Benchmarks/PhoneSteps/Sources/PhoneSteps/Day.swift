import PhoneSimulator
import PlatformModel

/// A day with a phone in steps of all kinds: requests, answers, the lock, Settings, time, movement.
///
/// It ends as it began, so that it can be repeated.
struct Day {
  let phone: VirtualPhone
  private let app: VirtualApp

  init(on version: OSVersion, keepsTrace: Bool = false) throws {
    phone = VirtualPhone(system: .init(version))
    phone.keepsTrace = keepsTrace
    app = try phone.install(
      AppPackage(
        name: "TrailGuide",
        purposeStrings: [
          .whenInUse: "Shows the trails around you.",
          .alwaysAndWhenInUse: "Records your hike with the phone in the pocket.",
        ],
        backgroundModes: ["location"]))
    if let vienna = City.named("Vienna") { phone.stand(in: vienna) }
  }

  /// Lives the day once.
  func live() throws {
    try phone.open(app)
    let manager = try app.makeLocationManager()
    try manager.requestWhenInUseAuthorization()
    try phone.togglePrecise()
    try phone.togglePrecise()
    try phone.answer(.allowWhileUsing)
    try manager.requestAlwaysAuthorization()
    try phone.answer(.keepOnlyWhileUsing)
    try manager.setAllowsBackgroundLocationUpdates(true)
    try manager.startUpdatingLocation()
    phone.advance(by: .seconds(20))
    try phone.leave()
    phone.advance(by: .seconds(20))
    try phone.tapIndicator()
    try manager.stopUpdatingLocation()
    try phone.lock()
    phone.advance(by: .seconds(15))
    try phone.unlock()
    try manager.requestLocation()
    phone.advance(by: .seconds(2))
    try phone.setPrecise(false, for: app)
    try phone.setPrecise(true, for: app)
    try phone.choose(.askNextTime, for: app)
    try phone.open(app)
    try manager.requestWhenInUseAuthorization()
    try phone.answer(.allowOnce)
    try phone.leave()
    phone.advance(by: .seconds(15))
    try phone.forceQuit(app)
    _ = app.takeNotices()
  }
}

import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// A day with a phone in steps of all kinds: requests, answers, the lock, Settings, time, movement.
///
/// It ends as it began, so that it can be lived again and again.
struct Day {
  private(set) var world: PhoneWorld
  private let app: AppID

  init(on system: System, keepsTrace: Bool = false) throws {
    world = PhoneWorld(system)
    world.keepsTrace = keepsTrace
    let package = AppPackage(
      name: "TrailGuide",
      purposeStrings: [
        .whenInUse: "Shows the trails around you.",
        .alwaysAndWhenInUse: "Records your hike with the phone in the pocket.",
      ],
      backgroundModes: ["location"])
    guard let app = world.install(package), let vienna = City.named("Vienna") else {
      throw DayProblem.notInstalled
    }
    self.app = app
    world.move(.point(vienna.coordinate))
  }

  /// Lives the day once.
  mutating func live() throws {
    try did(world.open(app))
    guard let manager = world.createManager(for: app) else { throw DayProblem.refused(.noManager) }
    try did(world.call(.requestWhenInUse, by: app, manager: manager))
    try did(world.togglePrecise())
    try did(world.togglePrecise())
    try did(world.answer(.allowWhileUsing))
    try did(world.call(.requestAlways, by: app, manager: manager))
    try did(world.answer(.keepOnlyWhileUsing))
    try did(world.call(.setAllowsBackground(true), by: app, manager: manager))
    try did(world.call(.startUpdating, by: app, manager: manager))
    world.advance(by: .seconds(20))
    try did(world.leave())
    world.advance(by: .seconds(20))
    try did(world.tapIndicator())
    try did(world.call(.stopUpdating, by: app, manager: manager))
    try did(world.lock())
    world.advance(by: .seconds(15))
    try did(world.unlock())
    try did(world.call(.requestLocation, by: app, manager: manager))
    world.advance(by: .seconds(2))
    try did(world.setPrecise(false, for: app))
    try did(world.setPrecise(true, for: app))
    try did(world.choose(.askNextTime, for: app))
    try did(world.open(app))
    try did(world.call(.requestWhenInUse, by: app, manager: manager))
    try did(world.answer(.allowOnce))
    try did(world.leave())
    world.advance(by: .seconds(15))
    try did(world.forceQuit(app))
    _ = world.takeNoticed()
  }

  private func did(_ refusal: Refusal?) throws {
    if let refusal { throw DayProblem.refused(refusal) }
  }
}

/// Why a day could not be lived.
enum DayProblem: Error {
  case notInstalled
  case refused(Refusal)
}

import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// A phone on which a prompt was brought about, by what brings it about in life.
struct Provoked {
  let phone: VirtualPhone
  let app: VirtualApp

  init(_ prompt: IOS.Prompt, on system: IOS.System, withMap: Bool = true) throws {
    let package = AppPackage.trailGuide {
      $0.defaultAccuracyReduced = prompt == .firstRequestReduced
    }
    phone = VirtualPhone(system: system)
    if !withMap { try phone.turn(.mapInPrompts, on: false) }
    app = try phone.install(package)
    if prompt == .managedPermissions { try phone.suggest(.whileUsing, for: app) }
    try phone.open(app)
    try provoke(prompt)
  }

  private func provoke(_ prompt: IOS.Prompt) throws {
    switch prompt {
    case .whenInUseIOS8, .whenInUseIOS11, .firstRequestIOS13, .firstRequest, .firstRequestReduced:
      try app.makeLocationManager().requestWhenInUseAuthorization()
    case .alwaysIOS8, .alwaysIOS11: try app.makeLocationManager().requestAlwaysAuthorization()
    case .alwaysUpgradeIOS9, .alwaysUpgradeIOS11:
      try grantWhenInUse().requestAlwaysAuthorization()
    case .alwaysUpgrade:
      try grantWhenInUse().requestAlwaysAuthorization()
      if phone.system.version < .iOS(13, 4) { try useProvisionalAlways() }
    case .alwaysUpgradeLocked:
      try app.makeLocationManager().requestAlwaysAuthorization()
      try phone.answer(.allowWhileUsing)
      try useProvisionalAlways()
      try phone.lock()
      phone.advance(by: .seconds(60))
    case .backgroundReminder, .backgroundReminderIOS8: try useAlwaysForThreeDays()
    case .locationServicesOff:
      try phone.turn(.locationServices, on: false)
      try phone.open(app)
      try app.makeLocationManager().requestWhenInUseAuthorization()
    case .temporaryFullAccuracy:
      let manager = try grantWhenInUse()
      try phone.setPrecise(false, for: app)
      try phone.open(app)
      try manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "rescue")
    case .locationButton: try phone.tapLocationButton()
    case .managedPermissions: break
    case .motion: try app.queryMotion()
    case .bluetooth: try app.makeBluetoothManager()
    }
  }

  private func grantWhenInUse() throws -> VirtualLocationManager {
    let manager = try app.makeLocationManager()
    try manager.requestWhenInUseAuthorization()
    try phone.answer(phone.system.version < .iOS(13) ? .allow : .allowWhileUsing)
    return manager
  }

  /// A region crossed in the background holds the event back and leaves a question for later.
  private func useProvisionalAlways() throws {
    let manager = try app.makeLocationManager()
    phone.stand(at: Hut.coordinate)
    try manager.startMonitoring(for: Hut.region)
    try phone.leave()
    phone.advance(by: .seconds(30))
    phone.stand(at: Hut.faraway)
    if phone.system.version < .iOS(13, 4), phone.prompt == nil {
      phone.advance(by: .seconds(60))
    }
  }

  private func useAlwaysForThreeDays() throws {
    let manager = try app.makeLocationManager()
    try manager.requestAlwaysAuthorization()
    switch phone.system.version.major {
    case ...10: try phone.answer(.allow)
    case 11...12: try phone.answer(.alwaysAllow)
    default:
      try phone.answer(.allowWhileUsing)
      try phone.choose(.always, for: app)
    }
    phone.stand(at: Hut.coordinate)
    try manager.startMonitoring(for: Hut.region)
    if phone.screen == .app(app.id) { try phone.leave() }
    phone.advance(by: .seconds(30))
    phone.stand(at: Hut.faraway)
    phone.advance(by: .seconds(120))
    // The use counts from the crossing; a phone that watches no region has less to do in three days.
    try phone.open(app)
    try app.makeLocationManager().stopMonitoring(for: Hut.region.identifier)
    try phone.leave()
    phone.advance(by: .seconds(3 * 86_400 + 120))
  }
}

/// A place in the mountains with a fence around it.
enum Hut {
  static let coordinate = City.all[0].coordinate
  static let faraway = City.all[1].coordinate
  static let region = MonitoredRegion("hut", .circle(coordinate, radius: 200))
}

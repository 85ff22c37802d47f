import AppHosting
import AuthorizationEngine
import DeterministicExecution
import DeviceFrameworks
import PhoneSimulator
import PlatformModel
import Testing

/// What an app asks for before a vendor's trip detection begins: location, motion, Bluetooth.
final class TripPermissions: NSObject, CLLocationManagerDelegate, CBCentralManagerDelegate,
  @unchecked Sendable
{
  let locationManager = CLLocationManager()
  private var central: CBCentralManager?
  private(set) var statuses: [CLAuthorizationStatus] = []
  private(set) var motion: [String] = []
  private(set) var radio: [CBManagerState] = []

  func requestLocation() {
    locationManager.delegate = self
    locationManager.requestAlwaysAuthorization()
  }

  func requestMotion() {
    let now = Date()
    switch CMMotionActivityManager.authorizationStatus() {
    case .restricted, .denied: motion.append("denied before")
    case .authorized: motion.append("authorized before")
    case .notDetermined:
      let manager = CMMotionActivityManager()
      manager.queryActivityStarting(from: now, to: now, to: .main) { [self] _, error in
        let code = (error as NSError?)?.code
        let isRefused = code == Int(CMErrorMotionActivityNotAuthorized.rawValue)
        motion.append(isRefused ? "refused" : "allowed")
      }
    @unknown default: motion.append("unknown")
    }
  }

  func requestBluetooth() { central = CBCentralManager(delegate: self, queue: nil) }

  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {
    statuses.append(status)
  }

  func centralManagerDidUpdateState(_ central: CBCentralManager) { radio.append(central.state) }
}

@Suite("What MOVE asks for")
struct MoveTests {
  let phone = VirtualPhone(system: IOS.System(.iOS(17, 4)))

  private func opened(
    without key: InfoPlistKey? = nil
  ) throws -> (VirtualApp, TripPermissions) {
    var strings: [InfoPlistKey: String] = [
      .whenInUse: "Recognises your trips while you watch.",
      .alwaysAndWhenInUse: "Recognises your trips with the app closed.",
      .motion: "Tells driving from walking.", .bluetoothAlways: "Finds your car.",
    ]
    if let key { strings[key] = nil }
    let app = try phone.install(
      AppPackage(name: "Move", purposeStrings: strings, backgroundModes: ["location"]))
    try phone.open(app)
    return (app, try app.run { TripPermissions() })
  }

  @Test(arguments: [(IOS.Button.allow, "allowed"), (.dontAllow, "refused")])
  func `motion is asked for by its first use, and a refusal is its error`(
    button: IOS.Button, heard: String
  ) throws {
    let (app, permissions) = try opened()
    try app.run { permissions.requestMotion() }
    #expect(phone.prompt?.prompt == .motion)
    #expect(permissions.motion.isEmpty)
    try phone.answer(button)
    #expect(permissions.motion == [heard])
    try app.run { permissions.requestMotion() }
    #expect(phone.prompt == nil)
    #expect(permissions.motion.last?.hasSuffix("before") == true)
  }

  @Test func `one question comes after the other, and each answer is heard`() throws {
    let (app, permissions) = try opened()
    try app.run { permissions.requestLocation() }
    try phone.answer(.allowWhileUsing)
    #expect(permissions.statuses == [.notDetermined, .authorizedAlways])
    try app.run { permissions.requestMotion() }
    try phone.answer(.allow)
    try app.run { permissions.requestBluetooth() }
    #expect(permissions.radio.last != .poweredOn)
    try phone.answer(.allow)
    #expect(permissions.motion == ["allowed"])
    #expect(permissions.radio.last == .poweredOn)
  }

  @Test(arguments: [
    (InfoPlistKey.motion, "NSMotionUsageDescription"),
    (.bluetoothAlways, "NSBluetoothAlwaysUsageDescription"),
  ])
  func `without its key a request ends the process, and the next verb says with which words`(
    key: InfoPlistKey, name: String
  ) throws {
    let (app, permissions) = try opened(without: key)
    _ = try? app.run {
      if key == .motion { permissions.requestMotion() } else { permissions.requestBluetooth() }
    }
    #expect(app.process == .terminated)
    #expect(app.lastCrash?.reason.contains(name) == true)
  }
}

import AuthorizationEngine
import PhoneSimulator
import PlatformModel
import Testing

@Suite("What a Bluetooth manager reports")
struct BluetoothStateTests {
  func opened(_ version: OSVersion = .iOS(17, 4)) throws -> (VirtualPhone, VirtualApp) {
    let phone = VirtualPhone(system: IOS.System(version))
    let app = try phone.install(
      AppPackage(name: "Finder", purposeStrings: [.bluetoothAlways: "To find"]))
    try phone.open(app)
    return (phone, app)
  }

  func told(_ app: VirtualApp) -> [Int] {
    app.takeNotices().compactMap {
      if case .bluetoothState(let state) = $0.effect { state } else { nil }
    }
  }

  @Test(arguments: [(IOS.Button.allow, 5), (.dontAllow, 3)])
  func `the answer is reported, powered on or unauthorized (IOS-BT-002)`(
    button: IOS.Button, state: Int
  ) throws {
    let (phone, app) = try opened()
    try app.makeBluetoothManager()
    #expect(told(app) == [])
    #expect(app.bluetoothState == nil)
    try phone.answer(button)
    #expect(told(app) == [state])
    #expect(app.bluetoothState == state)
    #expect(app.bluetoothAuthorization == (button == .allow ? .allowed : .denied))
  }

  @Test func `the radio going off and on is reported once each, to an app with a manager`() throws {
    let (phone, app) = try opened(.iOS(12, 4))
    try phone.turn(.bluetooth, on: false)
    #expect(told(app) == [])
    try phone.turn(.bluetooth, on: true)
    try phone.open(app)
    try app.makeBluetoothManager()
    #expect(told(app) == [5])
    try phone.turn(.bluetooth, on: false)
    try phone.turn(.bluetooth, on: true)
    #expect(told(app) == [4, 5])
  }

  @Test(arguments: [OSVersion.iOS(11, 4), .iOS(12, 4)])
  func `Bluetooth off in Control Center is reported as off, and on again (IOS-BT-011)`(
    version: OSVersion
  ) throws {
    let (phone, app) = try opened(version)
    try app.makeBluetoothManager()
    #expect(told(app) == [5])
    try phone.turn(.bluetoothInControlCenter, on: false)
    #expect(told(app) == [4])
    #expect(app.bluetoothState == 4)
    #expect(!app.isBluetoothRadioOff)
    try phone.turn(.bluetoothInControlCenter, on: true)
    #expect(told(app) == [5])
  }

  @Test func `another process has no manager, and receives nothing`() throws {
    let (phone, app) = try opened(.iOS(12, 4))
    try app.makeBluetoothManager()
    try phone.forceQuit(app)
    try phone.open(app)
    _ = told(app)
    try phone.turn(.bluetooth, on: false)
    #expect(told(app) == [])
  }
}

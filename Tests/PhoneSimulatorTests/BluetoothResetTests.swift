import AuthorizationEngine
import PhoneSimulator
import PlatformModel
import Testing

@Suite("A Bluetooth service that is lost for a moment")
struct BluetoothResetTests {
  func opened(_ version: OSVersion = .iOS(12, 4)) throws -> (VirtualPhone, VirtualApp) {
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

  @Test(arguments: [true, false])
  func `a manager reports resetting, and then the state of the radio (IOS-BT-014)`(
    isOn: Bool
  ) throws {
    let (phone, app) = try opened()
    try app.makeBluetoothManager()
    if !isOn { try phone.turn(.bluetoothInControlCenter, on: false) }
    _ = told(app)
    try phone.resetBluetooth()
    #expect(told(app) == [1])
    #expect(app.bluetoothState == 1)
    #expect(throws: PhoneRefusal.self) { try phone.resetBluetooth() }
    phone.advance(by: .seconds(5))
    #expect(told(app) == [isOn ? 5 : 4])
    #expect(phone.world.nextEvent == nil)
  }

  @Test func `a manager that is made meanwhile hears of the reset`() throws {
    let (phone, app) = try opened()
    try phone.resetBluetooth()
    try app.makeBluetoothManager()
    #expect(told(app) == [1])
    phone.advance(by: .seconds(5))
    #expect(told(app) == [5])
  }

  @Test func `a radio that goes off meanwhile is reported after it`() throws {
    let (phone, app) = try opened()
    try app.makeBluetoothManager()
    try phone.resetBluetooth()
    try phone.turn(.bluetoothInControlCenter, on: false)
    #expect(told(app) == [5, 1])
    phone.advance(by: .seconds(5))
    #expect(told(app) == [4])
  }

  @Test func `who may not use Bluetooth hears nothing of it`() throws {
    let (phone, app) = try opened(.iOS(17, 4))
    try app.makeBluetoothManager()
    try phone.answer(.dontAllow)
    #expect(told(app) == [3])
    try phone.resetBluetooth()
    phone.advance(by: .seconds(5))
    #expect(told(app) == [])
  }
}

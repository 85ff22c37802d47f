import AppHosting
import CoreBluetooth
import PhoneSimulator
import PlatformModel
import TestSupport
import Testing

@Suite("Bluetooth, as an app reads and asks for it")
struct AuthorizationTests {
  static let strings: [InfoPlistKey: String] = [.bluetoothAlways: "To find"]

  func launched(
    _ phone: VirtualPhone, _ strings: [InfoPlistKey: String] = strings
  ) throws -> HostedProcess {
    let app = try phone.install(AppPackage(name: "Finder", purposeStrings: strings))
    try phone.open(app)
    return try #require(AppHost.of(phone).process(of: app))
  }

  @Test func `reading the permission asks nothing, making a manager does (IOS-BT-003)`() throws {
    let phone = VirtualPhone(system: .iOS(17, 4))
    let process = try launched(phone)
    process.asCurrent { #expect(CBManager.authorization == .notDetermined) }
    #expect(phone.prompt == nil)
    let manager = process.asCurrent { CBCentralManager() }
    #expect(phone.prompt?.prompt == .bluetooth)
    #expect(manager.state == .unknown)
    try phone.answer(.allow)
    process.asCurrent { #expect(CBManager.authorization == .allowedAlways) }
  }

  @Test func `a manager without the key kills the process (IOS-BT-004)`() throws {
    let phone = VirtualPhone(system: .iOS(17, 4))
    let process = try launched(phone, [:])
    process.asCurrent { _ = CBPeripheralManager() }
    #expect(!process.isAlive)
    #expect(try #require(process.crash).reason.contains("NSBluetoothAlwaysUsageDescription"))
  }

  @Test func `up to iOS 12 a central asks nothing (IOS-BT-005)`() throws {
    let phone = VirtualPhone(system: .iOS(12, 4))
    let process = try launched(phone, [:])
    process.asCurrent { _ = CBCentralManager() }
    #expect(phone.prompt == nil)
    #expect(process.isAlive)
    process.asCurrent { #expect(CBManager.authorization == .allowedAlways) }
  }

  @Test(.facts("IOS-BT-007"), arguments: [true, false])
  func `a radio that is off is reported by an alert, unless the app wants none (IOS-BT-007)`(
    wantsAlert: Bool
  ) throws {
    let phone = VirtualPhone(system: .iOS(12, 4))
    let process = try launched(phone)
    try phone.turn(.bluetooth, on: false)
    try phone.open(process.app)
    let options = [CBCentralManagerOptionShowPowerAlertKey: wantsAlert]
    process.asCurrent { _ = CBCentralManager(delegate: nil, queue: nil, options: options) }
    let alerts = phone.trace.filter {
      if case .complaint(let sentence) = $0.what {
        sentence.contains("Turn On Bluetooth")
      } else {
        false
      }
    }
    #expect(alerts.count == (wantsAlert ? 1 : 0))
  }

  @Test func `a manager that is not powered on logs Apple's complaint and scans nothing`() throws {
    let phone = VirtualPhone(system: .iOS(17, 4))
    let process = try launched(phone)
    let manager = process.asCurrent { CBCentralManager() }
    manager.scanForPeripherals(withServices: nil)
    #expect(!manager.isScanning)
    #expect(
      phone.trace.contains {
        if case .complaint(let sentence) = $0.what {
          sentence.contains("API MISUSE")
        } else {
          false
        }
      })
  }

  @Test func `a scan finds nothing where no test brought a device near`() throws {
    final class Delegate: NSObject, CBCentralManagerDelegate {
      var found = 0
      func centralManagerDidUpdateState(_ central: CBCentralManager) {}
      func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
        advertisementData: [String: Any], rssi RSSI: NSNumber
      ) { found += 1 }
    }
    let phone = VirtualPhone(system: .iOS(12, 4))
    let process = try launched(phone)
    let delegate = Delegate()
    let manager = process.asCurrent { CBCentralManager(delegate: delegate, queue: nil) }
    manager.scanForPeripherals(withServices: nil)
    phone.advance(by: .seconds(60))
    #expect(delegate.found == 0)
    #expect(manager.retrieveConnectedPeripherals(withServices: []).isEmpty)
  }
}

import AuthorizationEngine
import CoreBluetooth
import DeterministicExecution
import Foundation
import PhoneSimulator
import TestSupport
import Testing

@Suite("A peripheral that a test makes up") struct PeripheralTests {
  static let sensor = Peripheral(
    "Sensor", services: [Peripheral.Service("180D", [.init("2A37", value: [0, 72])]), "180A"],
    manufacturerData: [1, 2], rssi: -40)

  private func opened(
    _ version: IOS.System = .iOS(12, 4)
  ) throws -> (phone: VirtualPhone, app: VirtualApp, diary: Diary) {
    let phone = VirtualPhone(system: version)
    let app = try phone.install(
      AppPackage(name: "Finder", purposeStrings: [.bluetoothAlways: "To find"]))
    try phone.open(app)
    let diary = try app.run { Diary() }
    if phone.prompt != nil { try phone.answer(.allow) }
    return (phone, app, diary)
  }

  @Test func `a scan finds what is near, once, with what it says of itself`() throws {
    let (phone, app, diary) = try opened()
    phone.bringNear(Self.sensor)
    try app.run { diary.manager?.scanForPeripherals(withServices: [CBUUID(string: "180D")]) }
    #expect(diary.lines == ["on", "found Sensor -40 180D 180A 0102"])
    phone.bringNear(Self.sensor)
    #expect(diary.lines.count == 2)
  }

  @Test func `a scan for other services finds nothing, and so does one that was stopped`() throws {
    let (phone, app, diary) = try opened()
    try app.run { diary.manager?.scanForPeripherals(withServices: [CBUUID(string: "1812")]) }
    phone.bringNear(Self.sensor)
    #expect(diary.lines == ["on"])
    try app.run {
      diary.manager?.scanForPeripherals(withServices: nil)
      diary.manager?.stopScan()
    }
    #expect(diary.lines == ["on"])
  }

  @Test(arguments: [IOS.System.iOS(12, 4), .iOS(17, 4)])
  func `it connects, is looked into, read and written, and goes`(system: IOS.System) throws {
    let (phone, app, diary) = try opened(system)
    try app.run { diary.manager?.scanForPeripherals(withServices: nil) }
    phone.bringNear(Self.sensor)
    diary.lines = []
    try app.run { diary.connect() }
    #expect(
      diary.lines == [
        "connected Sensor", "services 180D 180A", "characteristics 2A37", "read 0048",
      ])
    try app.run { diary.write([7]) }
    #expect(diary.lines.suffix(2) == ["written", "read 07"])
    diary.lines = []
    phone.takeAway(Self.sensor)
    #expect(diary.lines == ["gone Sensor \(CBError.Code.connectionTimeout.rawValue)"])
  }

  @Test(.facts("IOS-BT-017"))
  func `a connection waits for what is away, and can be canceled (IOS-BT-017)`() throws {
    let (phone, app, diary) = try opened()
    try app.run { diary.manager?.scanForPeripherals(withServices: nil) }
    phone.bringNear(Self.sensor)
    phone.takeAway(Self.sensor)
    diary.lines = []
    try app.run { diary.connect() }
    phone.advance(by: .seconds(3600))
    #expect(diary.lines == [])
    phone.bringNear(Self.sensor)
    #expect(diary.lines.first == "connected Sensor")
    try app.run { diary.cancel() }
    #expect(diary.lines.last == "gone Sensor nil")
  }

  @Test(.facts("IOS-BT-016"))
  func `what nothing holds is let go, and its connection with it (IOS-BT-016)`() throws {
    let (phone, app, diary) = try opened()
    diary.holds = false
    phone.bringNear(Self.sensor)
    try app.run { diary.manager?.scanForPeripherals(withServices: nil) }
    #expect(!diary.lines.contains("connected Sensor"))
    #expect(phone.complaints.contains { $0.contains("Did you forget to keep a reference to it?") })
  }

  @Test(.facts("IOS-BT-015")) func `below powered on scans and connections are over (IOS-BT-015)`()
    throws
  {
    let (phone, app, diary) = try opened()
    phone.bringNear(Self.sensor)
    try app.run { diary.manager?.scanForPeripherals(withServices: nil) }
    try app.run { diary.connect() }
    try phone.turn(.bluetoothInControlCenter, on: false)
    #expect(diary.found?.state == .disconnected)
    try phone.turn(.bluetoothInControlCenter, on: true)
    #expect(diary.manager?.isScanning == false)
    diary.lines = []
    try app.run { diary.connect() }
    #expect(diary.lines.first == "connected Sensor")
    try phone.resetBluetooth()
    phone.advance(by: .seconds(5))
    diary.lines = []
    try app.run { diary.connect() }
    #expect(diary.lines == [])
    #expect(phone.complaints.contains { $0.contains("has to be found again") })
  }

  @Test func `limit: a made-up device sends nothing by itself`() throws {
    let (phone, app, diary) = try opened()
    phone.bringNear(Self.sensor)
    try app.run { diary.manager?.scanForPeripherals(withServices: nil) }
    try app.run { diary.connect() }
    try app.run { diary.hearOfChanges() }
    diary.lines = []
    phone.advance(by: .seconds(3600))
    #expect(diary.lines == [])
  }

  @Test func `it is known again by its identifier`() throws {
    let (phone, app, diary) = try opened()
    phone.bringNear(Self.sensor)
    try app.run { diary.manager?.scanForPeripherals(withServices: nil) }
    let names = try app.run { () -> [String?] in
      let identifier = try #require(diary.found?.identifier)
      return diary.manager?.retrievePeripherals(withIdentifiers: [identifier, UUID()]).map(\.name)
        ?? []
    }
    #expect(names == ["Sensor"])
  }

  /// Writes down what it receives. Unchecked: it is used on one thread at a time.
  private final class Diary: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate,
    @unchecked Sendable
  {
    var lines: [String] = []
    var manager: CBCentralManager?
    var found: CBPeripheral?
    var holds = true

    override init() {
      super.init()
      manager = CBCentralManager(delegate: self, queue: nil)
    }

    private var value: CBCharacteristic? { found?.services?.first?.characteristics?.first }

    func connect() {
      guard let found else { return }
      found.delegate = self
      manager?.connect(found)
    }

    func hearOfChanges() { value.map { found?.setNotifyValue(true, for: $0) } }

    func cancel() { found.map { manager?.cancelPeripheralConnection($0) } }

    func write(_ bytes: [UInt8]) {
      guard let value else { return }
      found?.writeValue(Data(bytes), for: value, type: .withResponse)
      found?.readValue(for: value)
    }

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
      if central.state == .poweredOn { lines.append("on") }
    }

    func centralManager(
      _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
      advertisementData: [String: Any], rssi RSSI: NSNumber
    ) {
      let services = advertisementData[CBAdvertisementDataServiceUUIDsKey] as? [CBUUID] ?? []
      let data = advertisementData[CBAdvertisementDataManufacturerDataKey] as? Data ?? Data()
      let words =
        ["found", peripheral.name ?? "", "\(RSSI)"] + services.map(\.uuidString) + [data.hex]
      lines.append(words.joined(separator: " "))
      if holds { found = peripheral } else { central.connect(peripheral) }
    }

    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
      lines.append("connected \(peripheral.name ?? "")")
      peripheral.discoverServices(nil)
    }

    func centralManager(
      _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
      error: (any Error)?
    ) {
      let code = (error as? CBError)?.code.rawValue
      lines.append("gone \(peripheral.name ?? "") \(code.map(String.init) ?? "nil")")
    }

    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
      let services = peripheral.services ?? []
      lines.append("services " + services.map(\.uuid.uuidString).joined(separator: " "))
      services.first.map { peripheral.discoverCharacteristics(nil, for: $0) }
    }

    func peripheral(
      _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
      error: (any Error)?
    ) {
      let found = service.characteristics ?? []
      lines.append("characteristics " + found.map(\.uuid.uuidString).joined(separator: " "))
      found.first.map { peripheral.readValue(for: $0) }
    }

    func peripheral(
      _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
      error: (any Error)?
    ) { lines.append("read \((characteristic.value ?? Data()).hex)") }

    func peripheral(
      _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
      error: (any Error)?
    ) { lines.append("written") }
  }
}

extension Data {
  fileprivate var hex: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}

extension VirtualPhone {
  fileprivate var complaints: [String] {
    trace.compactMap { if case .complaint(let sentence) = $0.what { sentence } else { nil } }
  }
}

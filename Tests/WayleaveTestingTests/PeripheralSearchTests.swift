import CoreBluetooth
import Foundation
import WayleaveTesting
import PhoneSimulator
import Testing

@Suite("A made-up peripheral that comes and goes") struct PeripheralSearchTests {
  private func explored(_ fixed: Bool, _ replay: String? = nil) async throws -> Exploration {
    try await explore(.iOS(17...18), depth: 5, environment: [.bluetooth], replay: replay) { phone in
      phone.virtualPhone.bringNear(Peripheral("Sensor", services: ["180D"]))
      let app = phone.app { Reader(fixed: fixed) }
      app.action("Connect") { $0.scan() }
      app.ignore([.promptsWithoutGesture, .lostIntents])
    }
  }

  @Test func `code that trusts in a connection crashes when the device goes, which is found`()
    async throws
  {
    let failure = await #expect(throws: ExplorationFailure.self) { try await explored(false) }
    let found = try #require(failure?.counterexamples.last)
    #expect(found.title == "the app crashes: the sensor went away")
    #expect(found.steps.last == "device 1 away")
    #expect("\(try #require(failure))".contains("is connected to Sensor"))
    let way = (["18.7"] + found.steps).joined(separator: " > ")
    let again = await #expect(throws: ExplorationFailure.self) { try await explored(false, way) }
    #expect(again?.counterexamples.map(\.title) == [found.title])
  }

  @Test func `and the fixed code does not`() async throws {
    #expect(try await explored(true).states > 10)
  }

  @Test func `a device that comes and goes adds states, where the app has a manager`() async throws
  {
    func states(_ environment: EnvironmentSteps) async throws -> Int {
      try await explore(.iOS(18), depth: 4, environment: environment) { phone in
        phone.virtualPhone.bringNear(Peripheral("Sensor", services: ["180D"]))
        let app = phone.app { Reader(fixed: true) }
        app.action("Connect") { $0.scan() }
        app.ignore([.promptsWithoutGesture, .lostIntents])
      }.states
    }
    #expect(try await states([.bluetooth]) > states([]))
  }

  @MainActor private final class Reader: NSObject, @preconcurrency CBCentralManagerDelegate {
    private var manager: CBCentralManager?
    private var sensor: CBPeripheral?
    private let isFixed: Bool

    init(fixed: Bool) {
      isFixed = fixed
      super.init()
      manager = CBCentralManager(delegate: self, queue: nil)
    }

    func scan() {
      guard manager?.state == .poweredOn else { return }
      manager?.scanForPeripherals(withServices: [CBUUID(string: "180D")])
    }

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
      if central.state != .poweredOn { sensor = nil }
    }

    func centralManager(
      _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
      advertisementData: [String: Any], rssi RSSI: NSNumber
    ) {
      sensor = peripheral
      central.stopScan()
      central.connect(peripheral)
    }

    func centralManager(
      _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
      error: (any Error)?
    ) {
      precondition(isFixed, "the sensor went away")
      sensor = nil
    }
  }
}

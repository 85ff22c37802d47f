import Combine
import CoreBluetooth

/// A heart rate strap by its standard Bluetooth service.
final class HeartRateStrap: NSObject, ObservableObject {
  @Published private(set) var beatsPerMinute: Int?

  private let service = CBUUID(string: "180D")
  private let measurement = CBUUID(string: "2A37")

  private var central: CBCentralManager?
  private var strap: CBPeripheral?

  func connect() {
    central = CBCentralManager(delegate: self, queue: nil)
  }

  /// Whether the person has refused Bluetooth, which the screen then says.
  @Published private(set) var isDenied = false
}

extension HeartRateStrap: CBCentralManagerDelegate {
  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    isDenied = central.state == .unauthorized
    guard central.state == .poweredOn else { return }
    central.scanForPeripherals(withServices: [service])
  }

  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi: NSNumber
  ) {
    strap = peripheral
    peripheral.delegate = self
    central.stopScan()
    central.connect(peripheral)
  }

  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
    peripheral.discoverServices([service])
  }
}

extension HeartRateStrap: CBPeripheralDelegate {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: Error?) {
    for service in peripheral.services ?? [] {
      peripheral.discoverCharacteristics([measurement], for: service)
    }
  }

  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: Error?
  ) {
    for characteristic in service.characteristics ?? [] {
      peripheral.setNotifyValue(true, for: characteristic)
    }
  }

  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: Error?
  ) {
    guard let value = characteristic.value, value.count > 1 else { return }
    beatsPerMinute = Int(value[1])
  }
}

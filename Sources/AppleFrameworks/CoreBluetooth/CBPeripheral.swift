import Foundation
import PhoneSimulator

/// A peripheral that a virtual phone was brought near to.
///
/// Whoever wants it holds it: the manager does not (IOS-BT-016).
open class CBPeripheral: CBPeer {
  /// Receives what the peripheral answers.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// What it is.
  let model: Peripheral
  let access: BluetoothAccess
  private let table: LinkTable
  /// Its services, once they were discovered.
  open private(set) var services: [CBService]?

  init(_ model: Peripheral, _ access: BluetoothAccess, _ table: LinkTable) {
    (self.model, self.access, self.table) = (model, access, table)
    super.init(identifier: model.uuid)
  }

  deinit {
    let link = table[identifier]
    guard link != .disconnected, access.process?.isAlive == true else { return }
    table[identifier] = .disconnected
    access.note(
      "logs: API MISUSE: Canceling connection for unused peripheral \(model.name), Did you forget "
        + "to keep a reference to it?")
  }

  /// Its name.
  open var name: String? { model.name }
  /// Whether it is connected.
  open var state: CBPeripheralState { table[identifier] }
  /// How strong it was heard; nil, because readRSSI() tells the delegate alone. Deprecated since
  /// iOS 8.
  open var rssi: NSNumber? { nil }
  /// Whether it takes a write without a response now.
  open var canSendWriteWithoutResponse: Bool { state == .connected }
  /// Whether it may have the phone's notifications.
  open var ancsAuthorized: Bool { false }

  /// Asks how strong it is heard.
  open func readRSSI() {
    answer { $0.delegate?.peripheral($0, didReadRSSI: NSNumber(value: $0.model.rssi), error: nil) }
  }

  /// Asks for its services.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {
    let wanted = Carried(serviceUUIDs)
    answer { peripheral in
      let known = peripheral.services ?? []
      let found = peripheral.model.services.filter { wanted.value.includes($0.uuid) }.map { model in
        known.first { $0.uuid == CBUUID(string: model.uuid) }
          ?? CBService(model, of: peripheral)
      }
      peripheral.services = found
      peripheral.delegate?.peripheral(peripheral, didDiscoverServices: nil)
    }
  }

  /// Asks for the services in a service: there are none.
  open func discoverIncludedServices(
    _ includedServiceUUIDs: [CBUUID]?, for service: CBService
  ) {
    let service = Carried(service)
    answer { peripheral in
      service.value.includedServices = []
      peripheral.delegate?.peripheral(
        peripheral, didDiscoverIncludedServicesFor: service.value, error: nil)
    }
  }

  /// Asks for the characteristics of a service.
  open func discoverCharacteristics(
    _ characteristicUUIDs: [CBUUID]?, for service: CBService
  ) {
    let (wanted, service) = (Carried(characteristicUUIDs), Carried(service))
    answer { peripheral in
      service.value.discover { wanted.value.includes($0) }
      peripheral.delegate?.peripheral(
        peripheral, didDiscoverCharacteristicsFor: service.value, error: nil)
    }
  }

  /// Asks for the descriptors of a characteristic: there are none.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {
    let characteristic = Carried(characteristic)
    answer { peripheral in
      characteristic.value.descriptors = []
      peripheral.delegate?.peripheral(
        peripheral, didDiscoverDescriptorsFor: characteristic.value, error: nil)
    }
  }

  /// Reads a value.
  open func readValue(for characteristic: CBCharacteristic) {
    let characteristic = Carried(characteristic)
    answer { peripheral in
      characteristic.value.read()
      peripheral.delegate?.peripheral(
        peripheral, didUpdateValueFor: characteristic.value, error: nil)
    }
  }

  /// Reads a descriptor; no peripheral here has one.
  open func readValue(for descriptor: CBDescriptor) {}

  /// Writes a value.
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {
    let characteristic = Carried(characteristic)
    answer { peripheral in
      characteristic.value.write(data)
      guard type == .withResponse else { return }
      peripheral.delegate?.peripheral(
        peripheral, didWriteValueFor: characteristic.value, error: nil)
    }
  }

  /// Writes a descriptor; no peripheral here has one.
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}

  /// Asks to be notified of changes.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {
    let characteristic = Carried(characteristic)
    answer { peripheral in
      characteristic.value.isNotifying = enabled
      peripheral.delegate?.peripheral(
        peripheral, didUpdateNotificationStateFor: characteristic.value, error: nil)
    }
  }

  /// Opens a channel for streams; no peripheral here has one.
  open func openL2CAPChannel(_ PSM: CBL2CAPPSM) {}
  /// The bytes that one write can hold.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }

  /// Has the peripheral answer on the manager's queue, where it is connected then.
  private func answer(_ work: @escaping (CBPeripheral) -> Void) {
    guard state == .connected else {
      return access.note(
        "logs: API MISUSE: <CBPeripheral> can only accept commands while in the connected state")
    }
    let (peripheral, work) = (Carried(Weakly(self)), Carried(work))
    access.perform {
      guard let peripheral = peripheral.value.object, peripheral.state == .connected else { return }
      work.value(peripheral)
      peripheral.table.describe(peripheral.identifier, peripheral.words)
    }
  }

  /// What was found out about it, for a search to distinguish states.
  private var words: String {
    (services ?? []).flatMap { service in
      [service.uuid.uuidString] + (service.characteristics ?? []).map(\.words)
    }.joined(separator: " ")
  }
}

extension [CBUUID]? {
  /// Whether a UUID is among them; all are where nothing was asked for.
  func includes(_ uuid: String) -> Bool {
    guard let self else { return true }
    return self.contains(CBUUID(string: uuid))
  }
}

extension CBCharacteristic {
  fileprivate var words: String {
    let bytes = (value ?? Data()).map { String($0, radix: 16) }.joined(separator: ".")
    return "\(uuid.uuidString)=\(bytes)\(isNotifying ? "!" : "")"
  }
}

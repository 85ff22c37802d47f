import Foundation

/// Somebody at the other end.
open class CBPeer: NSObject {
  /// The phone's own name for it.
  public let identifier: UUID

  init(identifier: UUID) { self.identifier = identifier }
}

/// A central that is connected to the phone.
open class CBCentral: CBPeer {
  /// The bytes that one update can hold.
  open var maximumUpdateValueLength: Int { 20 }
}

/// A peripheral; a virtual phone hears of none.
open class CBPeripheral: CBPeer {
  /// Is told what the peripheral answers.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// Its name.
  open var name: String? { nil }
  /// Whether it is connected.
  open var state: CBPeripheralState { .disconnected }
  /// Its services, once they were discovered.
  open var services: [CBService]? { nil }
  /// Whether it takes a write without a response now.
  open var canSendWriteWithoutResponse: Bool { false }
  /// Whether it may have the phone's notifications.
  open var ancsAuthorized: Bool { false }

  /// Asks how strong it is heard.
  open func readRSSI() {}
  /// Asks for its services.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Asks for the services in a service.
  open func discoverIncludedServices(
    _ includedServiceUUIDs: [CBUUID]?, for service: CBService
  ) {}
  /// Asks for the characteristics of a service.
  open func discoverCharacteristics(
    _ characteristicUUIDs: [CBUUID]?, for service: CBService
  ) {}
  /// Asks for the descriptors of a characteristic.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  /// Reads a value.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Reads a descriptor.
  open func readValue(for descriptor: CBDescriptor) {}
  /// Writes a value.
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  /// Writes a descriptor.
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
  /// Asks to be told of changes.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// Opens a channel for streams.
  open func openL2CAPChannel(_ PSM: CBL2CAPPSM) {}
  /// The bytes that one write can hold.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}

/// The number of a channel for streams.
public typealias CBL2CAPPSM = UInt16

/// A channel for streams.
open class CBL2CAPChannel: NSObject {
  /// Who is at the other end.
  open var peer: CBPeer? { nil }
  /// What comes in.
  open var inputStream: InputStream? { nil }
  /// What goes out.
  open var outputStream: OutputStream? { nil }
  /// Its number.
  open var psm: CBL2CAPPSM { 0 }
}

import Foundation
import PhoneSimulator

/// A service, a characteristic or a descriptor.
open class CBAttribute: NSObject {
  /// Its name.
  open var uuid: CBUUID { storedUUID }
  private let storedUUID: CBUUID

  init(_ uuid: CBUUID) { storedUUID = uuid }
}

/// A service.
open class CBService: CBAttribute {
  /// Whose it is.
  open internal(set) weak var peripheral: CBPeripheral?
  /// Whether it is a main one.
  open var isPrimary: Bool { isMain }
  /// The services in it.
  open internal(set) var includedServices: [CBService]?
  /// Its characteristics.
  open internal(set) var characteristics: [CBCharacteristic]?
  private let isMain: Bool

  init(_ uuid: CBUUID, isPrimary: Bool) {
    isMain = isPrimary
    super.init(uuid)
  }

  private var model: Peripheral.Service?

  init(_ model: Peripheral.Service, of peripheral: CBPeripheral) {
    isMain = true
    self.model = model
    super.init(CBUUID(string: model.uuid))
    self.peripheral = peripheral
  }

  /// Learns of its characteristics, which keep what is known of them.
  func discover(_ isWanted: (String) -> Bool) {
    let known = characteristics ?? []
    characteristics = (model?.characteristics ?? []).filter { isWanted($0.uuid) }.map { model in
      known.first { $0.uuid == CBUUID(string: model.uuid) } ?? CBCharacteristic(model, of: self)
    }
  }
}

/// A service that the phone offers.
open class CBMutableService: CBService {
  /// The services in it.
  open override var includedServices: [CBService]? {
    get { super.includedServices }
    set { super.includedServices = newValue }
  }
  /// Its characteristics.
  open override var characteristics: [CBCharacteristic]? {
    get { super.characteristics }
    set { super.characteristics = newValue }
  }

  /// A service.
  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    super.init(UUID, isPrimary: isPrimary)
  }
}

/// A characteristic.
open class CBCharacteristic: CBAttribute {
  /// Whose it is.
  open internal(set) weak var service: CBService?
  /// What can be done with it.
  open internal(set) var properties: CBCharacteristicProperties
  /// Its value.
  open internal(set) var value: Data?
  /// Its descriptors.
  open internal(set) var descriptors: [CBDescriptor]?
  /// Whether it is broadcast: no peripheral here does that; deprecated since iOS 8.
  open var isBroadcasted: Bool { false }
  /// Whether changes are reported.
  open internal(set) var isNotifying = false
  /// What its peripheral has of it.
  private var bytes: [UInt8] = []

  init(_ uuid: CBUUID, _ properties: CBCharacteristicProperties) {
    self.properties = properties
    super.init(uuid)
  }

  init(_ model: Peripheral.Characteristic, of service: CBService) {
    properties = CBCharacteristicProperties(rawValue: model.properties)
    bytes = model.value
    super.init(CBUUID(string: model.uuid))
    self.service = service
  }

  /// Takes over what its peripheral has.
  func read() { value = Data(bytes) }

  /// Has its peripheral keep other bytes.
  func write(_ data: Data) { bytes = [UInt8](data) }
}

/// A characteristic that the phone offers.
open class CBMutableCharacteristic: CBCharacteristic {
  /// What can be done with it.
  open override var properties: CBCharacteristicProperties {
    get { super.properties }
    set { super.properties = newValue }
  }
  /// Its value.
  open override var value: Data? {
    get { super.value }
    set { super.value = newValue }
  }
  /// Its descriptors.
  open override var descriptors: [CBDescriptor]? {
    get { super.descriptors }
    set { super.descriptors = newValue }
  }
  /// Who may read and write it.
  open var permissions: CBAttributePermissions
  /// Who is notified of changes.
  open var subscribedCentrals: [CBCentral]? { [] }

  /// A characteristic.
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    self.permissions = permissions
    super.init(UUID, properties)
    self.value = value
  }
}

/// A descriptor.
open class CBDescriptor: CBAttribute {
  /// Whose it is.
  open private(set) weak var characteristic: CBCharacteristic?
  /// Its value.
  open internal(set) var value: Any?
}

/// A descriptor that the phone offers.
open class CBMutableDescriptor: CBDescriptor {
  /// A descriptor.
  public init(type UUID: CBUUID, value: Any?) {
    super.init(UUID)
    self.value = value
  }
}

/// A central's wish to read or write.
open class CBATTRequest: NSObject {
  /// Who wants it.
  open var central: CBCentral { asking }
  /// What it wants to read or write.
  open var characteristic: CBCharacteristic { asked }
  /// From which byte on.
  open var offset: Int { 0 }
  /// The value.
  open var value: Data?
  private let asking: CBCentral
  private let asked: CBCharacteristic

  init(_ central: CBCentral, _ characteristic: CBCharacteristic) {
    asking = central
    asked = characteristic
  }
}

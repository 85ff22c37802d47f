import Foundation

/// A service, a characteristic or a descriptor.
open class CBAttribute: NSObject {
  /// Its name.
  public let uuid: CBUUID

  init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// A service.
open class CBService: CBAttribute {
  /// Whose it is.
  open private(set) weak var peripheral: CBPeripheral?
  /// Whether it is a main one.
  public let isPrimary: Bool
  /// The services in it.
  open var includedServices: [CBService]?
  /// Its characteristics.
  open var characteristics: [CBCharacteristic]?

  init(_ uuid: CBUUID, isPrimary: Bool) {
    self.isPrimary = isPrimary
    super.init(uuid)
  }
}

/// A service that the phone offers.
open class CBMutableService: CBService {
  /// A service.
  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    super.init(UUID, isPrimary: isPrimary)
  }
}

/// A characteristic.
open class CBCharacteristic: CBAttribute {
  /// Whose it is.
  open private(set) weak var service: CBService?
  /// What can be done with it.
  open var properties: CBCharacteristicProperties
  /// Its value.
  open var value: Data?
  /// Its descriptors.
  open var descriptors: [CBDescriptor]?
  /// Whether changes are told.
  open var isNotifying: Bool { false }

  init(_ uuid: CBUUID, _ properties: CBCharacteristicProperties) {
    self.properties = properties
    super.init(uuid)
  }
}

/// A characteristic that the phone offers.
open class CBMutableCharacteristic: CBCharacteristic {
  /// Who may read and write it.
  open var permissions: CBAttributePermissions
  /// Who is told of changes.
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
  open var value: Any?
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
  public let central: CBCentral
  /// What it wants to read or write.
  public let characteristic: CBCharacteristic
  /// From which byte on.
  public let offset = 0
  /// The value.
  open var value: Data?

  init(_ central: CBCentral, _ characteristic: CBCharacteristic) {
    self.central = central
    self.characteristic = characteristic
  }
}

import Foundation

/// Receives what a peripheral answers.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  /// Its name changed.
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  /// Services are no longer what they were.
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  /// How strong it is heard; never called, because peripheral(_:didReadRSSI:error:) took its place
  /// in iOS 8.
  func peripheralDidUpdateRSSI(_ peripheral: CBPeripheral, error: (any Error)?)
  /// How strong it is heard.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  /// Its services are known.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// The services in a service are known.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService,
    error: (any Error)?)
  /// The characteristics of a service are known.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  /// A value came.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// A value was written.
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// Changes are reported or not.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// The descriptors of a characteristic are known.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// A descriptor came.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
  /// A descriptor was written.
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
  /// It takes writes without a response again.
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
  /// A channel for streams is open.
  func peripheral(
    _ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}

/// Whoever leaves a call out is not told.
extension CBPeripheralDelegate {
  /// Does nothing.
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  /// Does nothing.
  public func peripheralDidUpdateRSSI(_ peripheral: CBPeripheral, error: (any Error)?) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?
  ) {}
}

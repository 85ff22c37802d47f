import Foundation

/// Receives the state of a central, and what it finds.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// The state changed, or is known at last.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// The app was launched again for its manager.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  /// A peripheral was found.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber)
  /// A connection is made.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// A connection failed.
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// A connection ended.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?)
  /// A connection ended, iOS 17+.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    timestamp: CFAbsoluteTime, isReconnecting: Bool, error: (any Error)?)
  /// Somebody connected or disconnected, iOS 13+.
  func centralManager(
    _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent,
    for peripheral: CBPeripheral)
  /// The permission to forward notifications changed, iOS 13+.
  func centralManager(
    _ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral)
}

/// Whoever leaves a call out is not told.
extension CBCentralManagerDelegate {
  /// Does nothing.
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}
  /// Does nothing.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
  /// Hands it on to the older call.
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    timestamp: CFAbsoluteTime, isReconnecting: Bool, error: (any Error)?
  ) { centralManager(central, didDisconnectPeripheral: peripheral, error: error) }
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent,
    for peripheral: CBPeripheral
  ) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral
  ) {}
}

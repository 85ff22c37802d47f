/// A Bluetooth device, and whether it can be heard.
package struct KnownPeripheral: Hashable, Sendable {
  /// The device.
  package let peripheral: Peripheral
  /// Whether it can be heard.
  package let isNear: Bool
}

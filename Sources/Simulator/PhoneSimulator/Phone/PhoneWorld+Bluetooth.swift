import AuthorizationEngine
import PlatformModel

/// The service of the system that runs the radio, and may be lost for a moment.
extension PhoneWorld {
  /// Whether the connection with the Bluetooth service is lost (IOS-BT-014).
  package var isBluetoothResetting: Bool { bluetoothBack != Deadlines.never }

  /// Loses the Bluetooth service, which is back after a moment.
  @discardableResult
  package mutating func resetBluetooth() -> IOS.Refusal? {
    if isBluetoothResetting { return .noChange }
    bluetoothBack = now + timing.bluetoothReset
    note(.bluetoothReset, nil)
    tellBluetoothState()
    return nil
  }

  mutating func endBluetoothReset() {
    bluetoothBack = Deadlines.never
    tellBluetoothState()
  }

  /// What a manager reads in place of a state of the radio; a denial hides a reset too.
  func bluetoothState(_ state: Int) -> Int { isBluetoothResetting && state > 3 ? 1 : state }

  /// Whether the process of an app holds a Bluetooth manager.
  package func hasBluetoothManager(_ app: AppID) -> Bool {
    apps.indices.contains(app.rawValue) && apps[app.rawValue].hasBluetoothManager
  }

  /// Whether the state of the radio is an app's to know (IOS-BT-002, IOS-BT-005).
  package func mayUseBluetooth(_ app: AppID) -> Bool {
    system.version < .iOS(13) || situation(of: app)?.bluetooth == .allowed
  }

  /// Brings a device near, or takes it away.
  package mutating func place(_ peripheral: Peripheral, isNear: Bool) {
    let known = KnownPeripheral(peripheral: peripheral, isNear: isNear)
    if let place = peripherals.firstIndex(where: { $0.peripheral.name == peripheral.name }) {
      peripherals[place] = known
    } else {
      peripherals.append(known)
    }
    note(.peripheral(peripheral.name, isNear: isNear), nil)
  }

  /// Writes down that an app's Bluetooth manager was called.
  mutating func note(_ call: BluetoothCall, by app: AppID) { note(.bluetoothCall(call), app) }
}

/// A Bluetooth device, and whether it can be heard.
package struct KnownPeripheral: Hashable, Sendable {
  /// The device.
  package let peripheral: Peripheral
  /// Whether it can be heard.
  package let isNear: Bool
}

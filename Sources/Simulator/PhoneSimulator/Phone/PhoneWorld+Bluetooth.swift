import AuthorizationEngine
import PlatformModel

/// The service of the system that runs the radio, and may be lost for a moment.
extension PhoneWorld {
  /// Whether the connection with the Bluetooth service is lost (IOS-BT-014).
  package var isBluetoothResetting: Bool { bluetooth.isResetting }

  /// Loses the Bluetooth service, which is back after a moment.
  @discardableResult
  package mutating func resetBluetooth() -> IOS.Refusal? {
    if isBluetoothResetting { return .noChange }
    bluetooth.serviceBack = now + timing.bluetoothReset
    note(.bluetoothReset, nil)
    tellBluetoothState()
    return nil
  }

  mutating func endBluetoothReset() {
    bluetooth.serviceBack = Deadlines.never
    tellBluetoothState()
  }

  /// The state of the radio as the managers of an app read it; nil while nothing is decided.
  func bluetoothState(of seen: IOS.State) -> Int? {
    engine.bluetoothState(of: seen).map(bluetooth.told)
  }

  /// Whether the process of an app holds a Bluetooth manager.
  package func hasBluetoothManager(_ app: AppID) -> Bool {
    apps.indices.contains(app.rawValue) && apps[app.rawValue].bluetooth.hasManager
  }

  /// Whether the state of the radio is an app's to know (IOS-BT-002, IOS-BT-005).
  package func mayUseBluetooth(_ app: AppID) -> Bool {
    system.version < .iOS(13) || situation(of: app)?.bluetooth == .allowed
  }

  /// The Bluetooth devices that were ever near, in the order in which they came.
  package var peripherals: [KnownPeripheral] { bluetooth.peripherals }

  /// Brings a device near, or takes it away.
  package mutating func place(_ peripheral: Peripheral, isNear: Bool) {
    bluetooth.place(peripheral, isNear: isNear)
    note(.peripheral(peripheral.name, isNear: isNear), nil)
  }

  /// Writes down that an app's Bluetooth manager was called.
  mutating func note(_ call: BluetoothCall, by app: AppID) { note(.bluetoothCall(call), app) }
}

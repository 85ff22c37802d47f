/// The Bluetooth radio: what it hears, and the service of the system that runs it.
struct BluetoothRadio: Sendable {
  /// The proximity UUIDs of the beacons that can be heard.
  var beacons: [String] = []
  /// The devices that were ever near, in the order in which they came.
  private(set) var peripherals: [KnownPeripheral] = []
  /// When the service that was lost is back (IOS-BT-014).
  var serviceBack = Deadlines.never

  /// Whether the connection with the service is lost (IOS-BT-014).
  var isResetting: Bool { serviceBack != Deadlines.never }

  /// What a manager reads in place of a state of the radio; a denial hides a reset too.
  func told(_ state: Int) -> Int { isResetting && state > 3 ? 1 : state }

  /// Whether a beacon can be heard of a proximity UUID, of "UUID/major", or "UUID/major/minor".
  func hears(_ uuid: String) -> Bool {
    beacons.contains { $0 == uuid || $0.hasPrefix(uuid + "/") }
  }

  /// Brings a device near, or takes it away.
  mutating func place(_ peripheral: Peripheral, isNear: Bool) {
    let known = KnownPeripheral(peripheral: peripheral, isNear: isNear)
    if let place = peripherals.firstIndex(where: { $0.peripheral.name == peripheral.name }) {
      peripherals[place] = known
    } else {
      peripherals.append(known)
    }
  }
}

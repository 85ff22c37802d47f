import AppHosting
import Foundation

/// Looks for peripherals and connects to them.
///
/// Making the first one asks for the permission from iOS 13 on (IOS-BT-003); without
/// NSBluetoothAlwaysUsageDescription the process is killed there (IOS-BT-004). It finds the devices
/// that the virtual phone was brought near to.
open class CBCentralManager: CBManager {
  /// Receives the state, and what is found.
  open weak var delegate: (any CBCentralManagerDelegate)?
  let table: LinkTable
  /// The peripherals that it gave; whoever wants one holds it (IOS-BT-016).
  var given: [UUID: Weakly<CBPeripheral>] = [:]
  var isListening = false

  /// A manager without a delegate.
  public convenience init() { self.init(delegate: nil, queue: nil, options: nil) }

  /// A manager whose delegate is called on a queue, the main queue for nil.
  public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
    self.init(delegate: delegate, queue: queue, options: nil)
  }

  /// A manager with the options CBCentralManagerOption….
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    table = LinkTable(HostedProcess.current)
    super.init(queue: queue)
    access.alertIfOff(
      wanted: options?[CBCentralManagerOptionShowPowerAlertKey] as? Bool ?? true)
    let manager = Carried(Weakly(self))
    access.begin(type: "CBCentralManager") {
      guard let manager = manager.value.object else { return }
      manager.settle()
      manager.delegate?.centralManagerDidUpdateState(manager)
    }
  }

  /// Whether it scans: it was asked to, and the radio is on.
  open var isScanning: Bool { table.scan != nil && state == .poweredOn }

  /// Whether the phone can do something.
  open class func supports(_ features: Feature) -> Bool { false }

  /// The peripherals with identifiers that the phone has come by.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] {
    guard takes("retrievePeripherals(withIdentifiers:)") else { return [] }
    let known = access.process?.phone?.knownPeripherals ?? []
    return identifiers.compactMap { identifier in known.first { $0.uuid == identifier } }
      .map(object)
  }

  /// The peripherals with services that the app is connected to.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    let known = access.process?.phone?.knownPeripherals ?? []
    return known.filter { peripheral in
      table[peripheral.uuid] == .connected
        && peripheral.services.contains { serviceUUIDs.contains(CBUUID(string: $0.uuid)) }
    }.map(object)
  }

  /// Scans, where the radio is on and the person allows it.
  open func scanForPeripherals(
    withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil
  ) {
    guard takes(Self.scan) else { return }
    table.scan = LinkTable.Scan(services: serviceUUIDs.map { $0.map(\.uuidString) })
    lookAround()
  }

  /// Stops scanning.
  open func stopScan() {
    access.endCall(Self.scan)
    table.scan = nil
  }

  /// Connects to a peripheral, at once or as soon as it is near; it never gives up by itself.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
    guard takes("connect(_:options:)"), isValid(peripheral) else { return }
    guard peripheral.state == .disconnected else { return }
    table[peripheral.identifier] = .connecting
    lookAround()
  }

  /// Ends a connection, or the wait for one.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {
    access.endCall("connect(_:options:)")
    guard takes("cancelPeripheralConnection(_:)"), isValid(peripheral) else { return }
    let wasConnected = peripheral.state == .connected
    table[peripheral.identifier] = wasConnected ? .disconnecting : .disconnected
    guard wasConnected else { return }
    let (manager, peripheral) = (Carried(Weakly(self)), Carried(peripheral))
    access.perform {
      guard let manager = manager.value.object, peripheral.value.state == .disconnecting else {
        return
      }
      manager.end(peripheral.value, nil)
    }
  }

  /// Asks to be notified of connections that others make, iOS 13+.
  open func registerForConnectionEvents(
    options: [CBConnectionEventMatchingOption: Any]? = nil
  ) {
    _ = takes("registerForConnectionEvents(options:)")
  }

  private static let scan = "scanForPeripherals(withServices:options:)"

  private func takes(_ call: String) -> Bool { access.takes(call, of: "CBCentralManager") }

  /// What a phone can do beyond the common.
  public struct Feature: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Some features.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Scanning and connecting over a long distance.
    public static let extendedScanAndConnect = Feature(rawValue: 1)
  }
}

/// What connections an app asks to be notified of, iOS 13+.
public struct CBConnectionEventMatchingOption: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// An option.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Connections of peripherals with identifiers.
  public static let peripheralUUIDs = Self(
    rawValue: "kCBConnectionEventMatchingOptionPeripheralUUIDs")
  /// Connections of peripherals with services.
  public static let serviceUUIDs = Self(rawValue: "kCBConnectionEventMatchingOptionServiceUUIDs")
}

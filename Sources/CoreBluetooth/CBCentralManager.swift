import AppHosting
import Foundation

/// Looks for peripherals and connects to them.
///
/// Making the first one asks for the permission from iOS 13 on (IOS-BT-003); without
/// NSBluetoothAlwaysUsageDescription the process is killed there (IOS-BT-004). A virtual phone has
/// no peripherals around it, so that a scan finds nothing.
open class CBCentralManager: CBManager {
  /// Is told the state, and what is found.
  open weak var delegate: (any CBCentralManagerDelegate)?
  private var wantsScan = false

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
    super.init(queue: queue)
    access.alertIfOff(
      wanted: options?[CBCentralManagerOptionShowPowerAlertKey] as? Bool ?? true)
    let manager = Carried(Weakly(self))
    access.begin(type: "CBCentralManager") {
      guard let manager = manager.value.object else { return }
      // Below powered on nothing goes on (IOS-BT-015).
      if manager.state != .poweredOn { manager.wantsScan = false }
      manager.delegate?.centralManagerDidUpdateState(manager)
    }
  }

  /// Whether it scans: it was told to, and the radio is on.
  open var isScanning: Bool { wantsScan && state == .poweredOn }

  /// Whether the phone can do something.
  open class func supports(_ features: Feature) -> Bool { false }

  /// The peripherals with identifiers that the phone knows: none.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }

  /// The peripherals with services that are connected: none.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    []
  }

  /// Scans, where the radio is on and the person allows it.
  open func scanForPeripherals(
    withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil
  ) {
    guard takes(Self.scan) else { return }
    wantsScan = true
  }

  /// Stops scanning.
  open func stopScan() {
    access.endCall(Self.scan)
    wantsScan = false
  }

  /// Connects to a peripheral, where the radio is on and the person allows it.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
    _ = takes("connect(_:options:)")
  }

  /// Ends a connection.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {
    _ = takes("cancelPeripheralConnection(_:)")
  }

  /// Asks to be told of connections that others make, iOS 13+.
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

/// What connections an app asks to be told of, iOS 13+.
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

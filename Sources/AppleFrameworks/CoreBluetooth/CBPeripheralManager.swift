import AppHosting
import Foundation

/// Offers services to centrals, and advertises them.
///
/// Making the first one asks for the permission, as a central does (IOS-BT-003).
open class CBPeripheralManager: CBManager {
  /// Receives the state, and what centrals want.
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  private var wantsToAdvertise = false
  private var channels: Set<CBL2CAPPSM> = []
  /// The numbers that Bluetooth leaves to those who offer a channel.
  private static let dynamicPSMs: ClosedRange<CBL2CAPPSM> = 0x80...0xFF

  /// A manager without a delegate.
  public convenience init() { self.init(delegate: nil, queue: nil, options: nil) }

  /// A manager whose delegate is called on a queue, the main queue for nil.
  public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) {
    self.init(delegate: delegate, queue: queue, options: nil)
  }

  /// A manager with the options CBPeripheralManagerOption….
  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init(queue: queue)
    access.alertIfOff(
      wanted: options?[CBPeripheralManagerOptionShowPowerAlertKey] as? Bool ?? true)
    let manager = Carried(Weakly(self))
    access.begin(type: "CBPeripheralManager") {
      guard let manager = manager.value.object else { return }
      // Below powered on nothing goes on (IOS-BT-015).
      if manager.state != .poweredOn {
        manager.wantsToAdvertise = false
        manager.channels = []
      }
      manager.delegate?.peripheralManagerDidUpdateState(manager)
    }
  }

  /// What the person decided; deprecated since iOS 13.
  open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus {
    CBPeripheralManagerAuthorizationStatus(rawValue: authorization.rawValue) ?? .notDetermined
  }

  /// Whether it advertises: it was asked to, and the radio is on.
  open var isAdvertising: Bool { wantsToAdvertise && state == .poweredOn }

  /// Advertises, where the radio is on and the person allows it.
  open func startAdvertising(_ advertisementData: [String: Any]?) {
    guard takes(Self.advertising) else { return }
    wantsToAdvertise = true
    let manager = Carried(Weakly(self))
    access.perform {
      guard let manager = manager.value.object else { return }
      manager.delegate?.peripheralManagerDidStartAdvertising(manager, error: nil)
    }
  }

  /// Stops advertising.
  open func stopAdvertising() {
    access.endCall(Self.advertising)
    wantsToAdvertise = false
  }

  /// Offers a service.
  open func add(_ service: CBMutableService) {
    guard takes("add(_:)") else { return }
    let manager = Carried(Weakly(self))
    let service = Carried(service)
    access.perform {
      guard let manager = manager.value.object else { return }
      manager.delegate?.peripheralManager(manager, didAdd: service.value, error: nil)
    }
  }

  /// Offers a service no more.
  open func remove(_ service: CBMutableService) {}
  /// Offers no service any more.
  open func removeAllServices() {}
  /// Offers a channel for streams, iOS 11+; the delegate gets its number, or why there is none.
  open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) {
    guard takes("publishL2CAPChannel(withEncryption:)") else { return }
    let manager = Carried(Weakly(self))
    access.perform {
      guard let manager = manager.value.object else { return }
      let free = CBPeripheralManager.dynamicPSMs.first { !manager.channels.contains($0) }
      if let free { manager.channels.insert(free) }
      manager.delegate?.peripheralManager(
        manager, didPublishL2CAPChannel: free ?? 0,
        error: free == nil ? CBError(.outOfSpace) : nil)
    }
  }

  /// Offers the channel no more, iOS 11+.
  open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) {
    guard takes("unpublishL2CAPChannel(_:)") else { return }
    let manager = Carried(Weakly(self))
    access.perform {
      guard let manager = manager.value.object else { return }
      let wasOffered = manager.channels.remove(PSM) != nil
      manager.delegate?.peripheralManager(
        manager, didUnpublishL2CAPChannel: PSM,
        error: wasOffered ? nil : CBError(.invalidParameters))
    }
  }

  /// Answers a central.
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  /// Tells a central how often it is served.
  open func setDesiredConnectionLatency(
    _ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral
  ) {}
  /// Sends a change to those who want it: no one.
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic,
    onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { takes("updateValue(_:for:onSubscribedCentrals:)") }

  private static let advertising = "startAdvertising(_:)"

  private func takes(_ call: String) -> Bool { access.takes(call, of: "CBPeripheralManager") }
}

import AppHosting
import Foundation
import PhoneSimulator

/// What the air brings to a manager.
extension CBCentralManager {
  /// Looks around now, and whenever a device comes or goes, on the manager's queue.
  func lookAround() {
    let manager = Carried(Weakly(self))
    access.perform { manager.value.object?.meet() }
    guard !isListening, let process = access.process, let phone = process.phone else { return }
    isListening = true
    phone.onPeripherals { [weak process] in
      guard manager.value.object != nil, let process, process.isAlive else { return false }
      process.main.perform { manager.value.object?.meetSoon() }
      return true
    }
  }

  /// Ends what the radio did: below powered on nothing goes on, below powered off nothing that was found
  /// is valid any more (IOS-BT-015).
  func settle() {
    guard state != .poweredOn else { return }
    table.clear()
    if state != .poweredOff { given = [:] }
  }

  /// The object for a peripheral: the one that was given before, as long as somebody holds it.
  func object(for peripheral: Peripheral) -> CBPeripheral {
    if let known = given[peripheral.uuid]?.object { return known }
    let made = CBPeripheral(peripheral, access, table)
    given[peripheral.uuid] = Weakly(made)
    return made
  }

  /// Whether a peripheral is one that this manager gave and that still counts.
  func isValid(_ peripheral: CBPeripheral) -> Bool {
    if given[peripheral.identifier]?.object === peripheral { return true }
    access.note(
      "logs: API MISUSE: \(peripheral.name ?? "a peripheral") is not valid any more: it has to be "
        + "found again")
    return false
  }

  private func meetSoon() {
    guard access.isOnQueue else { return meet() }
    let manager = Carried(Weakly(self))
    access.perform { manager.value.object?.meet() }
  }

  /// Finds what can be heard, makes connections that wait, and ends those that are out of reach.
  private func meet() {
    guard state == .poweredOn, let phone = access.process?.phone else { return }
    let near = phone.peripheralsNear
    for peripheral in near {
      find(peripheral)
      guard peripheral.isConnectable, table[peripheral.uuid] == .connecting,
        let object = given[peripheral.uuid]?.object
      else { continue }
      table[peripheral.uuid] = .connected
      access.note("is connected to \(peripheral.name)")
      delegate?.centralManager(self, didConnect: object)
    }
    for object in given.values.compactMap(\.object).sorted(by: { $0.model.name < $1.model.name })
    where object.state == .connected && !near.contains(where: { $0.uuid == object.identifier }) {
      end(object, CBError(.connectionTimeout))
    }
  }

  private func find(_ peripheral: Peripheral) {
    guard var scan = table.scan, !scan.found.contains(peripheral.uuid),
      scan.services.map({ $0.map(CBUUID.init(string:)) }).includesOne(of: peripheral.advertised)
    else { return }
    scan.found.insert(peripheral.uuid)
    table.scan = scan
    access.note("discovers \(peripheral.name)")
    delegate?.centralManager(
      self, didDiscover: object(for: peripheral), advertisementData: peripheral.advertisement,
      rssi: NSNumber(value: peripheral.rssi))
  }

  /// Ends a connection, and says so.
  func end(_ peripheral: CBPeripheral, _ error: CBError?) {
    table[peripheral.identifier] = .disconnected
    access.note("is disconnected from \(peripheral.model.name)")
    // From iOS 17 on the newer call, which hands it on to the older where the app has that alone.
    if let release = access.process?.phone?.system.version, release >= .iOS(17) {
      delegate?.centralManager(
        self, didDisconnectPeripheral: peripheral, timestamp: Date().timeIntervalSinceReferenceDate,
        isReconnecting: false, error: error)
    } else {
      delegate?.centralManager(self, didDisconnectPeripheral: peripheral, error: error)
    }
  }
}

extension [CBUUID]? {
  /// Whether a scan for these finds what advertises those; one for none finds everything.
  fileprivate func includesOne(of advertised: [String]) -> Bool {
    guard let self, !self.isEmpty else { return true }
    return advertised.contains { self.contains(CBUUID(string: $0)) }
  }
}

extension Peripheral {
  /// The phone's own name for it.
  var uuid: UUID {
    let bytes = identifier
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8],
        bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }

  /// What it says of itself.
  fileprivate var advertisement: [String: Any] {
    var data: [String: Any] = [
      CBAdvertisementDataLocalNameKey: name, CBAdvertisementDataIsConnectable: isConnectable,
    ]
    if !advertised.isEmpty {
      data[CBAdvertisementDataServiceUUIDsKey] = advertised.map(CBUUID.init(string:))
    }
    if !manufacturerData.isEmpty {
      data[CBAdvertisementDataManufacturerDataKey] = Data(manufacturerData)
    }
    return data
  }
}

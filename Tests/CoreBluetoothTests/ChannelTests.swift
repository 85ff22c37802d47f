import CoreBluetooth
import DeterministicExecution
import Foundation
import PhoneSimulator
import TestSupport
import Testing

@Suite("Channels for streams that an app offers") struct ChannelTests {
  private func opened() throws -> (phone: VirtualPhone, app: VirtualApp, side: Side) {
    let phone = VirtualPhone(system: .iOS(12, 4))
    let app = try phone.install(
      AppPackage(name: "Beacon", purposeStrings: [.bluetoothAlways: "To be found"]))
    try phone.open(app)
    return (phone, app, try app.run { Side() })
  }

  @Test func `each has a number of its own, of those that Bluetooth leaves free`() throws {
    let (_, app, side) = try opened()
    try app.run {
      side.manager?.publishL2CAPChannel(withEncryption: false)
      side.manager?.publishL2CAPChannel(withEncryption: true)
    }
    #expect(side.lines == ["published 128 nil", "published 129 nil"])
  }

  @Test func `one that is taken back is free again, and one that was not offered is an error`()
    throws
  {
    let (_, app, side) = try opened()
    try app.run {
      side.manager?.publishL2CAPChannel(withEncryption: false)
      side.manager?.unpublishL2CAPChannel(128)
      side.manager?.unpublishL2CAPChannel(128)
      side.manager?.publishL2CAPChannel(withEncryption: false)
    }
    #expect(
      side.lines == ["published 128 nil", "gone 128 nil", "gone 128 1", "published 128 nil"])
  }

  @Test func `without the radio nothing is offered`() throws {
    let (phone, app, side) = try opened()
    try phone.turn(.bluetooth, on: false)
    try phone.open(app)
    try app.run { side.manager?.publishL2CAPChannel(withEncryption: false) }
    #expect(side.lines == [])
  }

  @Test func `a channel has its streams unwrapped, as Apple's has`() {
    let read: (CBL2CAPChannel) -> CBL2CAPPSM = { channel in
      channel.inputStream.open()
      channel.outputStream.open()
      return channel.peer == nil ? 0 : channel.psm
    }
    withExtendedLifetime(read) {}
    #expect(CBL2CAPChannel().psm == 0)
  }

  @Test func `a device that is not known has its name with and without the misspelling`() {
    let error: any Error = CBError(.unknownDevice)
    #expect((error as? CBError)?.code == .unkownDevice)
    #expect(CBError.unknownDevice.rawValue == 12)
  }
}

/// The side of an app that offers channels.
private final class Side: NSObject, CBPeripheralManagerDelegate, @unchecked Sendable {
  var manager: CBPeripheralManager?
  var lines: [String] = []

  override init() {
    super.init()
    manager = CBPeripheralManager(delegate: self, queue: nil)
  }

  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {}

  func peripheralManager(
    _ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?
  ) { note("published", PSM, error) }

  func peripheralManager(
    _ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM,
    error: (any Error)?
  ) { note("gone", PSM, error) }

  private func note(_ word: String, _ number: CBL2CAPPSM, _ error: (any Error)?) {
    lines.append("\(word) \(number) \((error as NSError?).map { "\($0.code)" } ?? "nil")")
  }
}

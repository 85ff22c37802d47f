import CoreBluetooth
import Foundation
import Testing

@Suite struct BluetoothTests {
  @Test(arguments: [("180D", 2), ("180d", 2), ("5a1d9b5e-1c5c-4d7b-8e57-3d4c4d3b2a10", 16)])
  func `a UUID keeps its length, and is written in capitals`(text: String, size: Int) {
    let uuid = CBUUID(string: text)
    #expect(uuid.uuidString == text.uppercased())
    #expect(uuid.data.count == size)
  }

  @Test func `equal UUIDs are equal and found in a set`() {
    #expect(CBUUID(string: "180D") == CBUUID(data: Data([0x18, 0x0D])))
    #expect(Set([CBUUID(string: "180D"), CBUUID(string: "180d")]).count == 1)
    #expect(CBUUID(string: "180D") != CBUUID(string: "180F"))
  }

  @Test func `a UUID can be copied`() {
    #expect(CBUUID(string: "180D").copy() as? CBUUID == CBUUID(string: "180D"))
  }

  @Test func `a device that is not known has its name with and without the misspelling`() {
    #expect(CBError.Code.unknownDevice.rawValue == 12)
    #expect(CBError.unknownDevice == CBError.Code(rawValue: 12))
  }

  @Test func `what an app offers can be changed after it was made`() {
    let level = CBMutableCharacteristic(
      type: CBUUID(string: "2A19"), properties: .read, value: nil, permissions: .readable)
    level.value = Data([80])
    level.properties = [.read, .notify]
    let battery = CBMutableService(type: CBUUID(string: "180F"), primary: true)
    battery.characteristics = [level]
    #expect(battery.characteristics?.first?.value == Data([80]))
    #expect(level.properties.contains(.notify))
    #expect(battery.isPrimary && battery.uuid == CBUUID(string: "180F"))
  }

  @Test func `the streams of a channel need no unwrapping`() {
    let open: (CBL2CAPChannel) -> Void = { channel in
      channel.inputStream.open()
      channel.outputStream.open()
    }
    withExtendedLifetime(open) {}
    let stream: KeyPath<CBL2CAPChannel, InputStream?> = \.inputStream
    #expect(stream == \CBL2CAPChannel.inputStream)
  }
}

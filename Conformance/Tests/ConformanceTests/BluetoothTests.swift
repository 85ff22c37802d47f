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
}

import CoreBluetooth
import CoreBluetooth.CBCentralManager
import Testing

@Suite("import CoreBluetooth")
struct SubmoduleTests {
  @Test func `brings Foundation, as Apple's does`() {
    #expect(NSObject().isEqual("beacon") == false)
  }
}

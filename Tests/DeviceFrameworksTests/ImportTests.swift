import DeviceFrameworks
import Testing

@Suite("import DeviceFrameworks")
struct ImportTests {
  @Test func `brings Foundation and Dispatch`() {
    #expect(DispatchQueue(label: "trail").label == "trail")
    #expect(NSObject().isEqual("trail") == false)
  }
}

import Testing
import UIKit
import UIKit.UIApplication

@Suite("import UIKit")
struct SubmoduleTests {
  @Test func `brings Foundation, as Apple's does`() {
    #expect(NSObject().isEqual("view") == false)
  }
}

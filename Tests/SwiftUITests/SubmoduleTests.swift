import SwiftUI
import Testing

@Suite("import SwiftUI")
struct SubmoduleTests {
  @Test func `brings Foundation, as Apple's does`() {
    #expect(NSObject().isEqual("view") == false)
  }
}

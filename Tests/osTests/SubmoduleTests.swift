import Testing
import os
import os.log

@Suite("import os")
struct SubmoduleTests {
  @Test func `brings Foundation`() {
    #expect(NSObject().isEqual("log") == false)
  }
}

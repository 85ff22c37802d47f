import Testing
import UIKit
import UIKit.UIApplication

@Suite("import UIKit")
struct SubmoduleTests {
  @Observable final class Model { var count = 0 }

  #if AppFrameworks
    final class Older: ObservableObject { @Published var count = 0 }
  #endif

  @Test func `brings Foundation, as Apple's does`() {
    #expect(NSObject().isEqual("view") == false)
  }

  @Test func `brings what Apple's Foundation brings: URLSession, Observation and Combine`() {
    #expect(Model().count == 0)
    #expect(URLSession.shared.configuration.allowsCellularAccess)
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC)
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(abs(now - Date().timeIntervalSinceReferenceDate) < 60)
    #if AppFrameworks
      #expect(Older().count == 0)
    #endif
  }
}

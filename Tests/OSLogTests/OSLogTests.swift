import OSLog
import Testing

@Suite("OSLog")
struct OSLogTests {
  @Test func `brings the logger of os along`() {
    let logger = Logger(subsystem: "app.trail", category: "location")
    var asked = 0
    logger.notice("\({ () -> Int in asked += 1; return asked }())")
    #expect(asked == 0)
    #expect(OSLogType.fault.rawValue == 17)
  }
}

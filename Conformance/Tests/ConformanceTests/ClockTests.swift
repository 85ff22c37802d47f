import CoreBluetooth
import Foundation
import Testing

@Suite struct ClockTests {
  @Test func `the absolute time is that of Foundation's dates`() {
    let before = Date().timeIntervalSinceReferenceDate
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    let after = Date().timeIntervalSinceReferenceDate
    #expect(before <= now && now <= after)
  }
}

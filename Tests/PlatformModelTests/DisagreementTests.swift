import PlatformModel
import Testing

struct DisagreementTests {
  @Test func `every row of both tables is a disagreement, in order`() {
    let ids = { (platform: String, count: Int) in
      (1...count).map { platform + ($0 < 10 ? "-DIS-0\($0)" : "-DIS-\($0)") }
    }
    #expect(Disagreement.allCases.map(\.readings.id) == ids("IOS", 16) + ids("AND", 14))
  }

  @Test(arguments: Disagreement.allCases)
  func `a disagreement has two readings and the facts behind them`(disagreement: Disagreement) {
    let readings = disagreement.readings
    #expect(readings.byDefault != readings.alternative)
    #expect(!readings.topic.isEmpty)
    #expect(!readings.facts.isEmpty)
    #expect(readings.facts.allSatisfy { Facts[$0] != nil })
  }

  @Test func `every disputed fact belongs to a disagreement, but for two`() {
    let disputed = Set(Facts.all.filter(\.isDisputed).map(\.id))
    let covered = Set(Disagreement.allCases.flatMap(\.readings.facts))
    // A crash for want of a location key, and Bluetooth scans under reduced accuracy: each is one
    // claim without evidence, which the statement itself sets aside.
    #expect(disputed.subtracting(covered).count == 2)
  }
}

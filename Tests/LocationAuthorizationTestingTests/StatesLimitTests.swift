import PlatformModel
import Testing

@testable import LocationAuthorizationTesting

/// What a limit on states bounds besides the states that are counted.
@Suite("A limit on states") struct StatesLimitTests {
  @Test func `it bounds what is gone to ahead of the search`() {
    var limits = Limits(states: 1_000)
    limits.depth = 25
    limits.acts = []
    let search = Search(.iOS(17, 7), limits) { phone in
      let app = phone.app(.trail) { Counter() }
      for digit in 1...4 { app.action("Add \(digit)") { $0.count = $0.count * 5 + digit } }
    }
    search.run()
    #expect(search.outcome.stop == .states(1_000))
    #expect(search.nodes.count < 2_000)
  }
}

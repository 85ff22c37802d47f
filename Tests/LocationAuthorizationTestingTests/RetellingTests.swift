import PhoneSimulator
import PlatformModel
import Testing

@testable import LocationAuthorizationTesting

/// What was found is told by its steps, taken once more.
@Suite("A finding is taken once more to be told") struct RetellingTests {
  private let isSetUp = Locked(true)

  /// A search that has found what one tap breaks, and has not told it yet.
  private var search: Search {
    var limits = Limits()
    limits.depth = 1
    limits.acts = []
    let search = Search(.iOS(17, 7), limits) { [isSetUp] phone in
      precondition(isSetUp.withLock { $0 }, "it is not set up any more")
      let app = phone.app(.trail) { Counter() }
      app.action("Show") { (_: Counter) in fatalError("none to show") }
    }
    search.run()
    return search
  }

  @Test func `where nothing contradicts it is told`() {
    let search = search
    search.tell()
    #expect(search.stories.map(\.fault) == [.crash("none to show")])
    #expect(search.outcome.error == nil)
  }

  @Test func `where something else goes wrong before its first step, that is a second story`() {
    let search = search
    isSetUp.withLock { $0 = false }
    search.tell()
    #expect(search.outcome.error is SecondStory)
    #expect(search.stories.isEmpty)
    #expect(search.findings.isEmpty)
  }

  @Test func `where no thread is to be had the search ends with that`() {
    let search = search
    search.onStage = { _ in .noThread }
    search.tell()
    #expect(search.outcome.error is Stage.NoThread)
    #expect(search.stories.isEmpty)
  }
}

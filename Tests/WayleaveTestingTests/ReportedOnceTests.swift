import WayleaveTesting
import PlatformModel
import Testing

@Suite("What several explorations report") struct ReportedOnceTests {
  private func failure(
    _ releases: Releases = .iOS(18), reported: ReportedCounterexamples? = nil, replay: String? = nil
  ) async throws -> String {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(releases, depth: 3, replay: replay, reported: reported) {
        Program.all[5].describe($0, false)
      }
    }
    return try #require(failure).description
  }

  @Test func `a counterexample that one test has reported is a line in the next`() async throws {
    let reported = ReportedCounterexamples()
    let first = try await failure(reported: reported)
    let second = try await failure(reported: reported)
    #expect(first.contains("replay: "))
    #expect(
      second.hasPrefix("“Locate” never returns: iOS 18.7, 3 steps; reported by another test\n"))
    #expect(!second.contains("replay: \"18.7"))
  }

  @Test func `a replay prints the scenario, and a report without one says how to get it`()
    async throws
  {
    let story = try await failure()
    #expect(!story.contains("scenario:"))
    #expect(story.contains("A replay also prints its scenario for wayleave simulate."))
    let line = story.split(separator: "\n").first { $0.contains("replay: \"") }
    let way = try #require(line?.split(separator: "\"").dropFirst().first.map(String.init))
    #expect(try await failure(replay: way).contains("scenario for wayleave simulate:\n"))
  }

  @Test func `a counterexample names the facts that are only reported or inferred`() async throws {
    let story = try await failure()
    #expect(story.contains("\n      rests on "))
    #expect(story.contains("IOS-AUTH-044 (reported)"), "\(story)")
  }

  private final class Order: @unchecked Sendable {
    private(set) var all: [Int] = []
    func note(_ release: Int) { all.append(release) }
  }

  @Test func `the newest release is searched first`() async throws {
    let order = Order()
    try await explore(
      .iOS(15...18), depth: 1, environment: [], options: ExplorationOptions(concurrency: 1),
      progress: { order.note($0.release.major) }
    ) { Program.all[5].describe($0, true) }
    #expect(order.all == [18, 17, 16, 15])
  }
}

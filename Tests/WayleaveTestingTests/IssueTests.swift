import PhoneSimulator
import Testing
import WayleaveTesting

/// A test calls `explore` as an app's tests do, and knows the issue.
@Suite("A failure of explore in a test") struct IssueTests {
  private static let program = Program.all[5]

  /// Whether an issue is at a line of this file, and of one kind.
  private func isHere<Failure: Error>(_ issue: Issue, _ line: Int, _: Failure.Type) -> Bool {
    issue.error is Failure && issue.sourceLocation?.line == line
      && issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.column ?? 0 > 1
  }

  @Test func `is an issue at the line of the call, and the test goes on`() async throws {
    var covered: Exploration?
    let line = #line + 2
    try await withKnownIssue {
      covered = try await WayleaveTesting.explore(.iOS(18), depth: 3) {
        Self.program.describe($0, false)
      }
    } matching: {
      isHere($0, line, ExplorationFailure.self)
    }
    #expect(try #require(covered).states > 0)
  }

  @Test func `is an issue as well if the same steps have another result`() async throws {
    let count = Count()
    let line = #line + 2
    try await withKnownIssue {
      try await WayleaveTesting.explore(.iOS(18), depth: 3, environment: []) { phone in
        let start = count.next()
        phone.app { Counter(from: start) }.action("Count") { $0.count += 1 }
      }
    } matching: {
      isHere($0, line, NondeterminismError.self)
    }
  }

  @Test func `is an issue as well if nothing could happen`() async throws {
    let line = #line + 2
    try await withKnownIssue {
      try await WayleaveTesting.explore(.iOS(18), depth: 2) { phone in
        phone.app { Counter(from: 0) }.action("Count") { $0.count += 1 }
      }
    } matching: {
      isHere($0, line, EmptyExploration.self)
    }
  }

  @Test func `is an issue as well if a replay cannot be followed`() async throws {
    let line = #line + 2
    try await withKnownIssue {
      try await WayleaveTesting.explore(.iOS(18), depth: 2, replay: "18.7 > fly") {
        Self.program.describe($0, false)
      }
    } matching: {
      isHere($0, line, UnknownStep.self)
    }
  }

  @Test func `is an error where no test runs, and where the options say so`() async throws {
    await #expect(throws: ExplorationFailure.self) {
      try await Task.detached {
        try await WayleaveTesting.explore(.iOS(18), depth: 3) { Self.program.describe($0, false) }
      }.value
    }
    await #expect(throws: ExplorationFailure.self) {
      try await WayleaveTesting.explore(
        .iOS(18), depth: 3, options: ExplorationOptions(failures: .thrown)
      ) {
        Self.program.describe($0, false)
      }
    }
  }

  @MainActor private final class Counter {
    var count: Int
    init(from count: Int) { self.count = count }
  }

  private final class Count: Sendable {
    private let value = Locked(0)
    func next() -> Int {
      value.withLock {
        $0 += 1
        return $0
      }
    }
  }
}

import Dispatch
import PhoneSimulator
import PlatformModel

/// Runs an app's own code through everything that the user of the phone can do, up to a depth.
///
/// The closure puts the app on a phone and names its actions. It is called again for every run. In a
/// test of Swift Testing or XCTest each failure is an issue at the line of the call, whose text is the
/// shortest counterexample for each thing that goes wrong; the test goes on. Elsewhere, or if the
/// options say so, `explore` throws the error that would be recorded: ``ExplorationFailure``,
/// ``NondeterminismError`` if the same steps do not give the same result twice, or ``EmptyExploration`` if
/// nothing could happen.
///
/// - Parameters:
///   - releases: Each is searched by itself, `.iOS(13...18)`.
///   - depth: The longest sequence of actions, answers and other steps.
///   - environment: What the user and the world do between the actions.
///   - options: How far the search goes, how it searches, and what it does with a failure.
///   - replay: The replay of a counterexample: only that one is run, and printed with its scenario.
///   - reported: What other explorations have reported: such a counterexample is one line here.
///   - progress: Is called after every depth.
///   - fileID: The file of the call, for the issue; leave it out.
///   - filePath: The path of that file; leave it out.
///   - line: The line of the call; leave it out.
///   - column: The column of the call; leave it out.
///   - describe: Puts the app on the phone and names its actions.
/// - Returns: What was covered.
@discardableResult
public func explore(
  _ releases: Releases, depth: Int, environment: EnvironmentSteps = .usual,
  options: ExplorationOptions = ExplorationOptions(),
  replay: String? = nil, reported: ReportedCounterexamples? = nil,
  progress: (@Sendable (Exploration.Progress) -> Void)? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ describe: @escaping @Sendable (ExploredPhone) throws -> Void
) async throws -> Exploration {
  let result: Exploration.Result
  do {
    result = try await search(
      releases, depth, environment, options, replay, reported, progress: progress, describe)
  } catch {
    result = Exploration.Result(exploration: Exploration([]), error: error)
  }
  guard let error = result.error else { return result.exploration }
  guard options.failures == .recorded, let library = TestLibrary.current else { throw error }
  library.record(
    error, at: CallSite(fileID: fileID, file: filePath, line: line, column: column))
  return result.exploration
}

extension Exploration {
  /// What was covered, and what went wrong.
  fileprivate struct Result {
    var exploration: Exploration
    var error: (any Error)?
  }
}

private func search(
  _ releases: Releases, _ depth: Int, _ environment: EnvironmentSteps,
  _ options: ExplorationOptions, _ replay: String?,
  _ reported: ReportedCounterexamples?, progress: (@Sendable (Exploration.Progress) -> Void)?,
  _ describe: @escaping @Sendable (ExploredPhone) throws -> Void
) async throws -> Exploration.Result {
  var options = options
  options.depth = depth
  options.environment = environment
  options.started = options.now()
  let way = try replay.map(ReplayText.init)
  let searches = (way.map { [$0.release] } ?? releases.versions).map {
    Search($0, options, progress: progress, describe)
  }
  // The newest first: if the time is over before all are searched, those that most people have were.
  await inParallel(searches.reversed(), on: options.concurrency) { search in
    if let way { search.replay(way.labels) } else { search.run() }
    search.releaseRuns()
    search.writeReports()
  }
  let exploration = Exploration(searches)
  var error: (any Error)?
  if exploration.counterexamples.isEmpty {
    error = searches.lazy.compactMap(\.outcome.error).first
    if error == nil, way == nil { error = EmptyExploration(exploration) }
  } else {
    error = ExplorationFailure(
      exploration, searches.flatMap(\.reports), isReplay: way != nil, except: reported)
  }
  return Exploration.Result(exploration: exploration, error: error)
}

/// Works on several things on threads that may be stopped, and returns when all are done.
func inParallel<Item: Sendable>(
  _ items: [Item], on threads: Int, _ work: @escaping @Sendable (Item) -> Void
) async {
  let next = Locked(0)
  let group = DispatchGroup()
  for _ in 0..<max(1, min(threads, items.count)) {
    DispatchQueue.global().async(group: group) {
      while true {
        let place = next.withLock { place in
          defer { place += 1 }
          return place
        }
        guard place < items.count else { return }
        work(items[place])
      }
    }
  }
  await withUnsafeContinuation { continuation in
    group.notify(queue: .global()) { continuation.resume() }
  }
}

/// The text of a replay: a release, and steps.
struct ReplayText {
  var release: OSVersion
  var labels: [String]

  init(_ text: String) throws {
    let parts = text.split(separator: " > ").map(String.init)
    release = try OSVersion(parsing: parts.first ?? "")
    labels = Array(parts.dropFirst())
  }
}

import Dispatch
import PhoneSimulator
import PlatformModel

/// Runs an app's own code through everything that the person holding the phone can do, to a bound.
///
/// The closure puts the app on a phone and names its actions; it is called anew for every run.
/// Throws ``ExplorationFailure`` with the shortest story of each thing that went wrong, and
/// ``SecondStory`` where the same steps do not tell the same story twice, and ``EmptyExploration`` where
/// nothing could happen.
///
/// - Parameters:
///   - releases: Each is searched by itself, `.iOS(13...18)`.
///   - depth: The longest sequence of taps, answers and other steps.
///   - acts: What the person and the world do.
///   - limits: How far the search goes, besides its depth.
///   - replay: The string of a story, which is then the only one looked at, and told with its scenario.
///   - told: What other explorations have told: such a story has one line here.
///   - progress: Is told of every depth that is done.
@discardableResult
public func explore(
  _ releases: Releases, depth: Int, acts: PersonActs = .usual, limits: Limits = Limits(),
  replay: String? = nil, told: ToldStories? = nil,
  progress: (@Sendable (Exploration.Progress) -> Void)? = nil,
  _ describe: @escaping @Sendable (ExploredPhone) throws -> Void
) async throws -> Exploration {
  var limits = limits
  limits.depth = depth
  limits.acts = acts
  limits.started = limits.now()
  let way = try replay.map(Way.init)
  let searches = (way.map { [$0.release] } ?? releases.versions).map {
    Search($0, limits, progress: progress, describe)
  }
  // The newest first: where the time is over before all are searched, those that most people have were.
  await inParallel(searches.reversed(), on: limits.threads) { search in
    if let way { search.replay(way.labels) } else { search.run() }
    search.letGo()
    search.tell()
  }
  let exploration = Exploration(searches)
  if exploration.findings.isEmpty {
    for case let error? in searches.map(\.outcome.error) { throw error }
    if way == nil, let empty = EmptyExploration(exploration) { throw empty }
    return exploration
  }
  throw ExplorationFailure(
    exploration, searches.flatMap(\.stories), isReplay: way != nil, besides: told)
}

/// Works on several things on threads that may stand still, and comes back when all are done.
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

/// A replay string: a release, and steps.
struct Way {
  var release: OSVersion
  var labels: [String]

  init(_ text: String) throws {
    let parts = text.split(separator: " > ").map(String.init)
    release = try OSVersion(parsing: parts.first ?? "")
    labels = Array(parts.dropFirst())
  }
}

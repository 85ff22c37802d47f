import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// What a search covered.
public struct Exploration: Sendable {
  /// What was covered on each release.
  public let coverage: [Coverage]
  let findings: [Finding]

  init(_ searches: [Search]) {
    coverage = searches.map(Coverage.init)
    findings = searches.flatMap(\.findings)
  }

  /// How many states were told apart, over all releases.
  public var states: Int { coverage.reduce(0) { $0 + $1.states } }
  /// How many steps from one of them to another were taken.
  public var transitions: Int { coverage.reduce(0) { $0 + $1.transitions } }
  /// How many runs were made, each from a phone fresh out of its box.
  public var runs: Int { coverage.reduce(0) { $0 + $1.runs } }

  /// What was covered on one release.
  public struct Coverage: Hashable, Sendable {
    /// The release.
    public let release: OSVersion
    /// How many states were told apart.
    public let states: Int
    /// How many steps from one of them to another were taken.
    public let transitions: Int
    /// How many runs were made.
    public let runs: Int
    /// How many steps deep every sequence was searched.
    public let depth: Int
    /// Whether no state is left that a longer sequence would come to.
    public let isFinished: Bool
    /// How many waits could not be decided, because what follows them has no end in sight.
    public let undecided: Int
    /// How many steps were taken again with code in another order.
    public let turned: Int
    /// How many walks by lot were taken after the search.
    public let walks: Int
    /// How many steps those walks had.
    public let walked: Int
    /// Why the search came to no end of its own, if so.
    public let stop: Stop?
    /// Where a limit on states ended it: what kept so many of them apart.
    let keptApart: KeptApart?
    /// What the app stores that no two states are told apart by: dates, UUIDs, what is another in each run,
    /// files outside of its folders. What only they lead to may have been missed.
    public let uncompared: [String]
    /// What did not happen although it could have been meant: an action that reached no framework, or threw
    /// each time, a request without a text.
    public let remarks: [String]
    /// Why nothing could happen at all, if so.
    public let emptiness: String?
    /// What ended it before its time, such as a ``SecondStory``.
    public let error: (any Error)?
    /// The rows of the release's engine that fired on the way, and how many it has.
    public let rows: (fired: Set<String>, all: Int)
    /// The facts that those rows render.
    public let facts: Set<FactID>

    init(_ search: Search) {
      release = search.release
      let outcome = search.outcome
      states = outcome.states
      transitions = outcome.transitions
      runs = outcome.runs
      depth = outcome.depth
      let (names, reach) = (search.names, search.known.reach)
      let isEmpty = states > 0 && depth > 0 && !names.allowances.contains(.emptiness)
      remarks = isEmpty ? reach.remarks(names.actions, isStated: names.isStated) : []
      emptiness = isEmpty ? reach.emptiness(names.actions, isStated: names.isStated) : nil
      uncompared = outcome.uncompared.sorted()
      isFinished = outcome.isFinished && uncompared.isEmpty
      undecided = outcome.undecided
      turned = outcome.turned
      walks = outcome.walks
      walked = outcome.events
      stop = outcome.stop
      keptApart = outcome.keptApart
      error = outcome.error
      let table = EngineShelf.engine(for: outcome.system ?? System(search.release)).rows
      let fired = table.indices.filter(outcome.rows.contains).map { table[$0] }
      rows = (Set(fired.map(\.id)), table.count)
      facts = Set(fired.flatMap(\.facts))
    }

    /// Whether two searches covered the same.
    public static func == (left: Coverage, right: Coverage) -> Bool {
      left.description == right.description && left.rows.fired == right.rows.fired
    }

    /// Hashes what was covered.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }

  /// How far a search has come.
  public struct Progress: Sendable {
    /// The release.
    public let release: OSVersion
    /// How many steps deep every sequence is searched.
    public let depth: Int
    /// How many states were told apart.
    public let states: Int
    /// How many steps were taken.
    public let transitions: Int

    init(release: OSVersion, _ outcome: Search.Outcome) {
      self.release = release
      depth = outcome.depth
      states = outcome.states
      transitions = outcome.transitions
    }
  }
}

extension Exploration: CustomStringConvertible {
  /// A line for each release, or for several in a row that came to the same.
  public var description: String {
    var groups: [[Coverage]] = []
    for one in coverage {
      if let last = groups.last?.last, last.isLike(one) {
        groups[groups.count - 1].append(one)
      } else {
        groups.append([one])
      }
    }
    return groups.map { "\(Coverage.text(of: $0))\n" }.joined()
  }
}

extension Exploration.Coverage: CustomStringConvertible {
  /// "iOS 17.7: 412 states, 1024 steps, every sequence of 8; 61 of 212 rows, 74 facts".
  public var description: String { Self.text(of: [self]) }

  /// One line for releases that came to the same.
  fileprivate static func text(of group: [Self]) -> String {
    guard let first = group.first, let last = group.last else { return "" }
    let releases = group.map(\.release)
    let all = Set(group.map(\.rows.all)).sorted().map(String.init)
    let rows = all.count < 2 ? all.joined() : "\(first.rows.all) to \(last.rows.all)"
    return releases.words(of: releases) + (group.count > 1 ? ", each: " : ": ") + first.numbers
      + "; \(first.rows.fired.count) of \(rows) rows, \(first.facts.count) facts"
      + (first.keptApart.flatMap { $0.fields.isEmpty ? nil : "\n  \($0)" } ?? "")
      + first.remarks.map { "\n  \($0)" }.joined()
      + (first.error.map { "\n  ended by an error: \($0)" } ?? "")
  }

  /// Whether another release came to the same.
  fileprivate func isLike(_ other: Self) -> Bool {
    error == nil && other.error == nil && numbers == other.numbers
      && rows.fired.count == other.rows.fired.count
      && facts.count == other.facts.count && remarks == other.remarks
      && keptApart == other.keptApart
  }

  /// What was covered, without the release.
  fileprivate var numbers: String {
    var text = "\(states) states, \(transitions) steps, "
    text += isFinished ? "all there are" : "every sequence of \(depth)"
    if !uncompared.isEmpty {
      text += ", not complete: states are not compared by \(uncompared.joined(separator: ", "))"
    }
    switch stop {
    case .states(let count): text += ", stopped at \(count) states"
    case .time(let time): text += ", stopped after \(time.spelled)"
    case .threads(let count): text += ", stopped after \(count) threads stood still at crashes"
    case nil: break
    }
    if turned > 0 { text += ", \(turned) in another order" }
    if walks > 0 { text += ", \(walks) walks by lot" }
    if undecided > 0 { text += ", \(undecided) waits undecided" }
    return text
  }
}

extension Exploration.Progress: CustomStringConvertible {
  /// "iOS 17.7: every sequence of 4, 412 states, 1024 steps".
  public var description: String {
    "\(release): every sequence of \(depth), \(states) states, \(transitions) steps"
  }
}

import PlatformModel

/// What an exploration covered.
public struct Exploration: Sendable {
  /// What was covered on each release.
  public let coverage: [Coverage]
  let counterexamples: [Counterexample]

  /// How many states were found, over all releases.
  public var states: Int { coverage.reduce(0) { $0 + $1.states } }
  /// How many steps between them were taken.
  public var transitions: Int { coverage.reduce(0) { $0 + $1.transitions } }
  /// How many runs were made, each on a new phone.
  public var runs: Int { coverage.reduce(0) { $0 + $1.runs } }

  /// What was covered on one release.
  public struct Coverage: Hashable, Sendable {
    /// The release.
    public let release: OSVersion
    /// How many states were found.
    public let states: Int
    /// How many steps between them were taken.
    public let transitions: Int
    /// How many runs were made.
    public let runs: Int
    /// The depth to which every sequence of steps was searched.
    public let depth: Int
    /// Whether a longer sequence would find no new state.
    public let isFinished: Bool
    /// How many hangs are undecided, because too much follows them.
    public let undecided: Int
    /// How many steps were repeated with the code in another order.
    public let reordered: Int
    /// How many random walks followed the search.
    public let randomWalks: Int
    /// How many steps the random walks had.
    public let randomSteps: Int
    /// Why the search stopped before its end, if it did.
    public let stop: StopReason?
    /// What makes most states different, if a limit on states ended the search.
    let stateSplit: StateSplit?
    /// What the app stores and states are not compared by: dates, UUIDs, values that differ in each run,
    /// files outside of its folders. The search may have missed what depends on them.
    public let uncompared: [String]
    /// What had no effect: an action that reached no framework or always threw, a request without a
    /// purpose string.
    public let remarks: [String]
    /// Why nothing could happen at all, if so.
    public let emptiness: String?
    /// The error that ended it, such as a ``NondeterminismError``.
    public let error: (any Error)?
    /// The rows of the release's engine that were used, and how many it has.
    public let rows: (fired: Set<String>, all: Int)
    /// The facts behind those rows.
    public let facts: Set<FactID>

    /// Whether two searches covered the same.
    public static func == (left: Coverage, right: Coverage) -> Bool {
      left.description == right.description && left.rows.fired == right.rows.fired
    }

    /// Hashes what was covered.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }
}

extension Exploration: CustomStringConvertible {
  /// A line for each release, or for several in a row with the same result.
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
  /// "iOS 17.7: 412 states, 1024 steps, every sequence of 8; 61 of 212 model rules, 74 facts".
  public var description: String { Self.text(of: [self]) }

  /// One line for releases that came to the same.
  fileprivate static func text(of group: [Self]) -> String {
    guard let first = group.first, let last = group.last else { return "" }
    let releases = group.map(\.release)
    let all = Set(group.map(\.rows.all)).sorted().map(String.init)
    let rows = all.count < 2 ? all.joined() : "\(first.rows.all) to \(last.rows.all)"
    return releases.words(of: releases) + (group.count > 1 ? ", each: " : ": ") + first.numbers
      + "; \(first.rows.fired.count) of \(rows) model rules, \(first.facts.count) facts"
      + (first.stateSplit.flatMap { $0.fields.isEmpty ? nil : "\n  \($0)" } ?? "")
      + first.remarks.map { "\n  \($0)" }.joined()
      + (first.error.map { "\n  ended by an error: \($0)" } ?? "")
  }

  /// Whether another release came to the same.
  fileprivate func isLike(_ other: Self) -> Bool {
    error == nil && other.error == nil && numbers == other.numbers
      && rows.fired.count == other.rows.fired.count
      && facts.count == other.facts.count && remarks == other.remarks
      && stateSplit == other.stateSplit
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
    case .threads(let count): text += ", stopped after \(count) crashes"
    case nil: break
    }
    if reordered > 0 { text += ", \(reordered) in another order" }
    if randomWalks > 0 { text += ", \(randomWalks) random walks" }
    if undecided > 0 { text += ", \(undecided) hangs undecided" }
    return text
  }
}

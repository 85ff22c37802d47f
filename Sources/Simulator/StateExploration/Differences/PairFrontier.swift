import AuthorizationEngine

/// What one behavior has led to on each of two systems.
struct StatePair<Platform: ExplorablePlatform>: Hashable, Sendable {
  var old: Platform.State
  var new: Platform.State
}

/// The pairs found so far, in the order in which they were found: those that take fewer taps first.
struct PairFrontier<Platform: ExplorablePlatform> {
  private struct Seed {
    var pair: StatePair<Platform>
    var parent: Int
    var behaviour: SearchBehaviour<Platform>
  }

  private(set) var isCut = false
  private var tree: SearchTree<StatePair<Platform>, SearchBehaviour<Platform>>
  private var taps = [0]
  private var looked = 0
  /// What waits for each level, by the taps that it takes.
  private var waiting: [[Seed]] = []
  private var level = 0
  private let limits: SearchLimits

  init(_ start: StatePair<Platform>, _ limits: SearchLimits) {
    tree = SearchTree(from: start)
    self.limits = limits
  }

  var count: Int { tree.count }

  func pair(_ number: Int) -> StatePair<Platform> { tree[number] }

  func taps(to number: Int) -> Int { taps[number] }

  func path(to number: Int) -> [SearchBehaviour<Platform>] { tree.steps(to: number) }

  /// The next pair to look at; nil if there is none left.
  mutating func next() -> Int? {
    while looked == tree.count {
      level += 1
      guard level < waiting.count else { return nil }
      for seed in waiting[level] { admit(seed) }
      waiting[level] = []
    }
    defer { looked += 1 }
    return looked
  }

  /// Adds a pair; one that costs taps is queued for its level.
  mutating func reach(
    _ pair: StatePair<Platform>, from parent: Int, by behaviour: SearchBehaviour<Platform>,
    taps: Int
  ) {
    let seed = Seed(pair: pair, parent: parent, behaviour: behaviour)
    guard taps > level else { return admit(seed) }
    guard limits.depth.map({ taps <= $0 }) ?? true else {
      isCut = true
      return
    }
    while waiting.count <= taps { waiting.append([]) }
    waiting[taps].append(seed)
  }

  private mutating func admit(_ seed: Seed) {
    guard tree.count < limits.states else {
      isCut = true
      return
    }
    if tree.add(seed.pair, from: seed.parent, by: seed.behaviour) != nil { taps.append(level) }
  }
}

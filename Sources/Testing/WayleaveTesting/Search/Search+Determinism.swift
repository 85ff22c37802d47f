import PhoneSimulator

/// Whether the same steps give the same result twice: without that no counterexample would be true.
extension Search {
  /// Makes two random runs, twice each, and throws if they differ.
  func checkItself() throws {
    guard !isChecked else { return }
    isChecking = true
    var seeds: [UInt64] = [1, 2]
    while let seed = seeds.first {
      let first = try walk(seed, 0)
      let second = try walk(seed, 1)
      if first == second {
        seeds.removeFirst()
        continue
      }
      // What is stored otherwise each time is left out, and said; whether that is all shows then.
      let straying = first.storedOtherwise(second).subtracting(known.straying)
      if !straying.isEmpty {
        known.straying.formUnion(straying)
        checks = Checks()
        seeds = [1, 2]
        continue
      }
      let third = try walk(seed, 2)
      isChecking = false
      throw NondeterminismError(first, second, third, on: self)
    }
    isChecking = false
    isChecked = true
    checks = Checks()
  }

  /// A random walk, with all that was seen; one that was taken already where what it met stopped a thread.
  private func walk(_ seed: UInt64, _ turn: Int) throws -> ProbeRun {
    if let done = checks.done[seed, default: []].dropFirst(turn).first { return done }
    checks.now = (seed, ProbeRun())
    let walk = try take(walk: seed)
    checks.end(with: walk)
    return walk
  }

  func take(walk seed: UInt64) throws -> ProbeRun {
    if isolatesRuns { return try probeIsolated(seed) }
    var generator = SplitMix64(seed)
    let run = try makeRun()
    var walk = ProbeRun()
    // They are the same in every run.
    if names.actions.isEmpty { names = Names(run) }
    _ = try run.take(.open)
    for _ in 0..<min(12, max(4, options.depth)) {
      let snapshot = run.snapshot()
      walk.keys.append(snapshot.key)
      guard !snapshot.steps.isEmpty else { break }
      let step = snapshot.steps[generator.draw(snapshot.steps.count)]
      walk.steps.append(step)
      checks.now?.walk = walk
      do {
        guard try run.take(step).isEmpty else { break }
      } catch is PhoneRefusal { continue }
    }
    walk.keys.append(run.snapshot().key)
    walk.world = run.phone.virtualPhone.world
    walk.stored = run.stored?.words ?? [:]
    walk.run = run
    return walk
  }

  /// The walks of each seed, and the one that is being taken.
  struct Checks {
    private(set) var done: [UInt64: [ProbeRun]] = [:]
    var now: (seed: UInt64, walk: ProbeRun)?

    /// Keeps a walk, with what stopped its thread if something did.
    mutating func end(with walk: ProbeRun) {
      if let seed = now?.seed { done[seed, default: []].append(walk) }
      now = nil
    }

    /// The same of a run whose thread was stopped; none if runs are released between two.
    mutating func end(by trap: String) {
      guard var walk = now?.walk else { return }
      walk.trap = trap
      end(with: walk)
    }
  }

  /// What one walk came to.
  struct ProbeRun: Equatable {
    /// What stopped its thread.
    var trap: String?
    var steps: [Step] = []
    var keys: [Digest] = []
    /// The phone at its end.
    var world: PhoneWorld?
    /// What was to be seen in a process of its own.
    var told: String?
    /// What the app has stored at its end, each thing by its name.
    var stored: [String: UInt64] = [:]
    /// What is looked into where two walks are not alike.
    var run: Run?

    /// Everything that was to be seen; written only where two walks are not alike at first sight.
    var text: String {
      trap.map { "the app crashes: \($0)" } ?? told ?? world.map { Timeline($0).text } ?? ""
    }

    /// What another walk by the same steps has stored otherwise.
    func storedOtherwise(_ other: ProbeRun) -> Set<String> {
      guard steps == other.steps else { return [] }
      let names = Set(stored.keys).union(other.stored.keys)
      return names.filter { stored[$0] != other.stored[$0] }
    }

    static func == (left: ProbeRun, right: ProbeRun) -> Bool {
      left.trap == right.trap && left.steps == right.steps && left.keys == right.keys
        && left.told == right.told
        && (left.world?.trace == right.world?.trace || left.text == right.text)
    }
  }
}

/// Random numbers, the same for the same seed (SplitMix64).
struct SplitMix64 {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// A number from 0 up to a bound.
  mutating func draw(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word &>> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word &>> 31)) % UInt64(max(1, bound)))
  }
}

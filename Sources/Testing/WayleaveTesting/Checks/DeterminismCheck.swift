import PhoneSimulator

/// Whether the same steps give the same result twice: without that no counterexample would be true.
final class DeterminismCheck {
  private let explorer: Explorer
  var isDone = false
  private var walks = Walks()

  init(_ explorer: Explorer) { self.explorer = explorer }

  /// Makes two random runs, twice each, and throws if they differ.
  func run() throws {
    guard !isDone else { return }
    explorer.activity.isChecking = true
    var seeds: [UInt64] = [1, 2]
    while let seed = seeds.first {
      let first = try walk(seed, 0)
      let second = try walk(seed, 1)
      if first == second {
        seeds.removeFirst()
        continue
      }
      // What is stored otherwise each time is left out, and said; whether that is all shows then.
      let straying = first.storedOtherwise(second).subtracting(explorer.known.straying)
      if !straying.isEmpty {
        explorer.known.straying.formUnion(straying)
        walks = Walks()
        seeds = [1, 2]
        continue
      }
      let third = try walk(seed, 2)
      explorer.activity.isChecking = false
      throw nondeterminism(first, second, third)
    }
    explorer.activity.isChecking = false
    isDone = true
    walks = Walks()
  }

  /// That two walks by the same seed differ; a third shows whether every walk does.
  private func nondeterminism(
    _ first: ProbeRun, _ second: ProbeRun, _ third: ProbeRun
  ) -> NondeterminismError {
    let same = zip(first.keys, second.keys).prefix { $0 == $1 }.count
    let isKept = second == third
    return NondeterminismError(
      release: explorer.release, steps: explorer.labels(of: first.steps.prefix(same)),
      difference: first.difference(from: second),
      advice: isKept
        ? NondeterminismError.somethingSurvives : NondeterminismError.somethingIsRandom)
  }

  /// Ends the walk that is being taken, whose thread was stopped.
  func end(by trap: String) { walks.end(by: trap) }

  /// Releases the runs of its walks.
  func release() { walks = Walks() }

  /// A random walk, with all that was seen; one that was taken already where what it met stopped a thread.
  private func walk(_ seed: UInt64, _ turn: Int) throws -> ProbeRun {
    if let done = walks.done[seed, default: []].dropFirst(turn).first { return done }
    walks.now = (seed, ProbeRun())
    let walk = try explorer.isolatesRuns ? takeIsolated(seed) : take(seed)
    walks.end(with: walk)
    return walk
  }

  private func take(_ seed: UInt64) throws -> ProbeRun {
    var generator = SplitMix64(seed: seed)
    let run = try explorer.makeRun()
    var walk = ProbeRun()
    // They are the same in every run.
    if explorer.names.actions.isEmpty { explorer.names = AppNames(run) }
    _ = try run.take(.open)
    for _ in 0..<min(12, max(4, explorer.options.depth)) {
      let snapshot = run.snapshot()
      walk.keys.append(snapshot.key)
      guard !snapshot.steps.isEmpty else { break }
      let step = snapshot.steps[Int(generator.next() % UInt64(snapshot.steps.count))]
      walk.steps.append(step)
      walks.now?.walk = walk
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

  /// A random walk in a process of its own.
  private func takeIsolated(_ seed: UInt64) throws -> ProbeRun {
    let told = try explorer.inIsolation(for: explorer.options.left) { [self] message in
      let walk = try take(seed)
      message.put(explorer.names)
      message.put(walk.steps) { $0.put($1) }
      message.put(walk.keys) { $0.put($1) }
      message.put(walk.text)
      message.put(walk.stored.sorted { $0.key < $1.key }) { message, thing in
        message.put(thing.key)
        message.put(thing.value)
      }
    }
    var walk = ProbeRun()
    guard case .told(var message) = told else {
      if case .trapped(let trap) = told { walk.trap = trap }
      return walk
    }
    explorer.names = try message.takeNames()
    walk.steps = try message.takeAll { try $0.takeStep() }
    walk.keys = try message.takeAll { try $0.takeDigest() }
    walk.told = try message.takeText()
    for (name, word) in try message.takeAll({ (try $0.takeText(), try $0.takeWord()) }) {
      walk.stored[name] = word
    }
    return walk
  }

  /// The walks of each seed, and the one that is being taken.
  private struct Walks {
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
}

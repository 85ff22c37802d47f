import PhoneSimulator

/// Random walks, after the search.
struct RandomWalkSearch {
  private let explorer: Explorer
  private let hangs: HangCheck
  private let launch: Launch

  init(_ explorer: Explorer, _ hangs: HangCheck, _ launch: Launch) {
    self.explorer = explorer
    self.hangs = hangs
    self.launch = launch
  }

  /// Walks at random until something goes wrong, and makes the path to it as short as it can.
  func run(_ randomWalks: RandomWalks) throws {
    try launch.beginReplay()
    while explorer.outcome.counts.randomWalks < randomWalks.count {
      if explorer.isStopped() { return }
      let (faults, way) = try randomWalk(
        randomWalks.length, seed: randomWalks.seed &+ UInt64(explorer.outcome.counts.randomWalks))
      // Counted when it is done with: where a shorter way stops the thread, the same walk is taken again.
      let shorter = try faults.first.map { try shortened(way, to: $0) }
      explorer.outcome.counts.randomWalks += 1
      explorer.outcome.counts.randomSteps += way.count
      guard let fault = faults.first, let shorter else { continue }
      explorer.outcome.counterexamples.replace(
        by: explorer.counterexamples([fault], by: shorter))
      return
    }
  }

  /// One walk: what went wrong at its end, and its steps.
  private func randomWalk(_ length: Int, seed: UInt64) throws -> ([Fault], [Step]) {
    var generator = SplitMix64(seed: seed)
    var way: [Step] = []
    var node = 0
    while way.count < length {
      // Those out of turn begin where another way did: a launch is a step of the first state only.
      let possible = explorer.graph.nodes[node].steps.indices.filter {
        explorer.graph.nodes[node].steps[$0].order == nil
      }
      guard !possible.isEmpty else { break }
      let step = possible[Int(generator.next() % UInt64(possible.count))]
      way.append(explorer.graph.nodes[node].steps[step])
      let edge = try explorer.expand(node, step)
      if !edge.faults.isEmpty { return (edge.faults, way) }
      guard let target = edge.target else { break }
      node = target
      let faults = try hangs.hangs(node)
      if !faults.isEmpty { return (faults, way) }
    }
    return ([], way)
  }

  /// Leaves out steps as long as the same goes wrong: several, one by one, and two at a time, such
  /// as a switch off and on.
  func shortened(_ way: [Step], to fault: Fault) throws -> [Step] {
    var best = try withoutRuns(way, fault)
    while let shorter = try withoutPair(best, fault) { best = try withoutRuns(shorter, fault) }
    return best
  }

  private func withoutPair(_ way: [Step], _ fault: Fault) throws -> [Step]? {
    for first in way.indices {
      for second in way.indices where second > first {
        var tried = way
        tried.remove(at: second)
        tried.remove(at: first)
        if let end = try firstFault(on: tried, fault) { return Array(tried.prefix(end)) }
      }
    }
    return nil
  }

  private func withoutRuns(_ way: [Step], _ fault: Fault) throws -> [Step] {
    var best = way
    var size = max(1, way.count / 2)
    while true {
      var place = 0
      var isShorter = false
      while place < best.count {
        var tried = best
        tried.removeSubrange(place..<min(place + size, best.count))
        if let end = try firstFault(on: tried, fault) {
          best = Array(tried.prefix(end))
          isShorter = true
        } else {
          place += size
        }
      }
      if size == 1, !isShorter { return best }
      size = max(1, size / 2)
    }
  }

  /// After how many steps of a way something goes wrong; nil if it does not, or cannot be gone.
  private func firstFault(on way: [Step], _ fault: Fault) throws -> Int? {
    if explorer.isOutOfTime() { return nil }
    return try explorer.inTime { try place(of: fault, on: way) }
  }

  private func place(of fault: Fault, on way: [Step]) throws -> Int? {
    var node = 0
    for (place, step) in way.enumerated() {
      guard let number = explorer.graph.nodes[node].steps.firstIndex(of: step) else { return nil }
      let edge = try explorer.expand(node, number)
      if edge.faults.contains(fault) { return place + 1 }
      guard let target = edge.target else { return nil }
      node = target
      if try hangs.hangs(node).contains(fault) { return place + 1 }
    }
    return nil
  }
}

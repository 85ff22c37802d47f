/// Every sequence of steps in the usual order of the code, shortest first.
final class BreadthFirst {
  private let explorer: Explorer
  private let hangs: HangCheck
  private let launch: Launch
  private let progress: (@Sendable (Exploration.Progress) -> Void)?
  /// The states whose waits were checked.
  private(set) var checked: Set<Int> = [0]
  /// The depth that `progress` received last: after a trap the search begins again.
  private var deepestReported = 0

  init(
    _ explorer: Explorer, _ hangs: HangCheck, _ launch: Launch,
    progress: (@Sendable (Exploration.Progress) -> Void)?
  ) {
    self.explorer = explorer
    self.hangs = hangs
    self.launch = launch
    self.progress = progress
  }

  /// Searches layer by layer, up to the depth of the options.
  func run() throws {
    guard try launch.begin() else { return }
    var layer = [0]
    checked = [0]
    explorer.outcome.counterexamples.replace(by: launch.found)
    explorer.outcome.depth = 0
    explorer.bound = explorer.options.depth
    defer { explorer.bound = .max }
    while !layer.isEmpty, explorer.outcome.depth < explorer.options.depth {
      guard let next = try expand(layer) else { return }
      explorer.outcome.depth += 1
      explorer.outcome.counterexamples.endLayer()
      reportProgress()
      if !explorer.outcome.counterexamples.isEmpty, !explorer.options.continueAfterFailure {
        return
      }
      layer = next
    }
    explorer.outcome.isFinished = layer.isEmpty
  }

  /// Takes every step of a layer of states; returns those of the next, and nil if it has to stop.
  private func expand(_ layer: [Int]) throws -> [Int]? {
    var next: [Int] = []
    explorer.outcome.counterexamples.beginLayer()
    for node in layer {
      for step in explorer.graph.nodes[node].steps.indices {
        if explorer.graph.nodes[node].steps[step].order != nil { continue }
        // After a trap the search asks again for what it has counted already, and stops at none.
        if !explorer.graph.nodes[node].isSettled(step), explorer.isStopped() { return nil }
        let edge = try explorer.expand(node, step)
        explorer.outcome.counterexamples.add(
          explorer.counterexamples(
            edge.faults,
            by: explorer.graph.path(to: node) + [explorer.graph.nodes[node].steps[step]]))
        guard let target = edge.target, checked.insert(target).inserted else { continue }
        // A level never rises: so no path to a state goes through it twice.
        if explorer.graph.nodes[target].level > explorer.outcome.depth {
          explorer.graph.setOrigin(
            of: target, to: (node, step), level: explorer.outcome.depth + 1)
        }
        next.append(target)
        let lost = try hangs.hangs(target) + LostIntentCheck(explorer: explorer).lostIntents(target)
        explorer.outcome.counterexamples.add(
          hangs: explorer.counterexamples(lost, by: explorer.graph.path(to: target)))
      }
    }
    return next
  }

  private func reportProgress() {
    guard explorer.outcome.depth > deepestReported else { return }
    deepestReported = explorer.outcome.depth
    progress?(Exploration.Progress(release: explorer.release, explorer.outcome))
  }
}

import PhoneSimulator
import StateExploration

/// Taps whose purpose is lost with the question: what they start where it is granted does not follow the grant.
struct LostIntentCheck {
  let explorer: Explorer

  /// What was lost on the way to a state, to which an answer leads.
  func lostIntents(_ node: Int) throws -> [Fault] {
    guard !explorer.names.knownIssues.contains(.lostIntents),
      explorer.graph.nodes[node].obligations.isEmpty,
      let action = intent(behind: node),
      let place = explorer.graph.nodes[node].steps.firstIndex(of: .tap(action))
    else { return [] }
    // Granted by now, the same tap does start something.
    let edge = try explorer.lead(node, place)
    guard edge.starts, edge.faults.isEmpty, try !startsByPatience(node) else { return [] }
    return [.lostIntent(explorer.names.actions[action])]
  }

  /// The action whose tap asked and started nothing, where an answer to it led to a state at once.
  private func intent(behind node: Int) -> Int? {
    guard let (asking, answer) = explorer.graph.nodes[node].origin,
      explorer.graph.nodes[asking].steps[answer].isGrant,
      explorer.graph.nodes[asking].edge(answer)?.starts == false,
      let (before, tap) = explorer.graph.nodes[asking].origin,
      case .tap(let action) = explorer.graph.nodes[before].steps[tap],
      let edge = explorer.graph.nodes[before].edge(tap)
    else { return nil }
    return edge.asks && !edge.starts ? action : nil
  }

  /// Whether something is started where the person answers, comes back and waits.
  private func startsByPatience(_ start: Int) throws -> Bool {
    var reached = SearchTree<Int, Int>(from: start)
    var place = 0
    while place < reached.count, place < Self.mostFollowed {
      let node = reached[place]
      for step in explorer.graph.nodes[node].steps.indices
      where explorer.graph.nodes[node].steps[step].isPatient {
        if explorer.isOutOfTime() { return true }
        let edge = try explorer.lead(node, step)
        if edge.starts { return true }
        if let target = edge.target { reached.add(target, from: place, by: step) }
      }
      place += 1
    }
    // What has no end in sight stays undecided.
    return place < reached.count
  }

  /// How many states are followed after a grant.
  private static let mostFollowed = 60
}

extension Step {
  /// Whether it is an answer by which something is granted.
  fileprivate var isGrant: Bool {
    guard case .answer(let button) = self else { return false }
    return [.allow, .allowOnce, .allowWhileUsing, .alwaysAllow, .changeToAlwaysAllow, .ok]
      .contains(button)
  }
}

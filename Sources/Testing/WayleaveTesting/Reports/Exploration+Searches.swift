import AuthorizationEngine
import PhoneSimulator

extension Exploration {
  /// What searches have covered, each on its release, and found.
  init(_ searches: [Search]) {
    coverage = searches.map(Coverage.init)
    counterexamples = searches.flatMap(\.counterexamples)
  }
}

extension Exploration.Coverage {
  /// What a search has covered on its release.
  init(_ search: Search) {
    release = search.release
    let outcome = search.outcome
    states = outcome.counts.states
    transitions = outcome.counts.transitions
    runs = outcome.counts.runs
    depth = outcome.depth
    let (names, reach) = (search.names, search.explorer.known.reach)
    let isEmpty = states > 0 && depth > 0 && !names.knownIssues.contains(.emptyExploration)
    remarks = isEmpty ? reach.remarks(names.actions, isStated: names.isStated) : []
    emptiness = isEmpty ? reach.emptiness(names.actions, isStated: names.isStated) : nil
    uncompared = outcome.uncompared.sorted()
    isFinished = outcome.isFinished && uncompared.isEmpty
    undecided = outcome.counts.undecided
    reordered = outcome.counts.reordered
    randomWalks = outcome.counts.randomWalks
    randomSteps = outcome.counts.randomSteps
    stop = outcome.stop
    stateSplit = outcome.stateSplit
    error = outcome.error
    let table = EngineShelf.engine(for: outcome.system ?? IOS.System(search.release)).rows
    let fired = table.indices.filter(outcome.rows.contains).map { table[$0] }
    rows = (Set(fired.map(\.id)), table.count)
    facts = Set(fired.flatMap(\.facts))
  }
}

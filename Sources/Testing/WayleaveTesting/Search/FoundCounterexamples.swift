/// The counterexamples of a search, which are reported layer by layer.
struct FoundCounterexamples: Sendable {
  /// Those that are reported.
  private(set) var reported: [Counterexample] = []
  /// What goes wrong in the layer at hand, and the hangs there, which are reported after it.
  ///
  /// Kept here: if the search ends with a stopped thread, they are reported all the same.
  private(set) var inLayer: [Counterexample] = []
  private var hangsInLayer: [Counterexample] = []

  /// Whether none is reported.
  var isEmpty: Bool { reported.isEmpty }

  /// Begins a layer.
  mutating func beginLayer() { (inLayer, hangsInLayer) = ([], []) }

  /// Adds to what goes wrong in the layer.
  mutating func add(_ found: [Counterexample]) { inLayer += found }

  /// Adds to the hangs of the layer.
  mutating func add(hangs: [Counterexample]) { hangsInLayer += hangs }

  /// Ends a state whose hangs are reported before what goes wrong in the next.
  mutating func endState() {
    inLayer += hangsInLayer
    hangsInLayer = []
  }

  /// Reports what the layer has found.
  mutating func endLayer() { report(inLayer + hangsInLayer) }

  /// Keeps the first counterexample of each fault, and the first without the lock as well.
  ///
  /// The lock takes a prompt away, for which little code is made: it would hide what the same action
  /// does after an answer.
  mutating func report(_ found: [Counterexample]) {
    for counterexample in found
    where !reported.contains(where: {
      $0.fault == counterexample.fault && (counterexample.goesOverLock || !$0.goesOverLock)
    }) {
      reported.append(counterexample)
    }
  }

  /// Reports these counterexamples and no others.
  mutating func replace(by others: [Counterexample]) { reported = others }

  /// Removes a counterexample that could not be repeated.
  mutating func remove(_ counterexample: Counterexample) {
    reported.removeAll {
      $0.fault == counterexample.fault && $0.way == counterexample.way
    }
  }
}

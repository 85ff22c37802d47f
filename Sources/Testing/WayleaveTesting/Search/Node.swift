import PhoneSimulator

/// A state that a search has come to.
struct Node: Sendable {
  /// What can be done there.
  private(set) var steps: [Step]
  /// Where each of them leads; nil if none was taken. Empty while none was taken at all: at the
  /// bound of a search, where most states lie, that stays so.
  private(set) var edges: [Edge?] = []
  /// How many steps have not been taken yet.
  private(set) var untaken: Int
  /// The actions that wait, oldest first.
  var waiting: [Int]
  /// What else has to follow.
  var obligations: [Obligation]
  /// What the app shows there.
  var view: Run.View
  /// The state from which it is come by, and the place of the step; nil at the start.
  var origin: (node: Int, step: Int)?
  /// How many steps lead there by its origin, or fewer: where a shorter way was found to a state on
  /// that way, those after it keep the number that they had, and waits lead to states of any.
  var level: Int
  /// Whether the search has asked for a step that leads here; others were taken ahead of it.
  var isCounted = false

  init(_ snapshot: Run.StateSnapshot, origin: (node: Int, step: Int)?, level: Int) {
    steps = snapshot.steps
    untaken = snapshot.steps.count
    waiting = snapshot.waiting
    obligations = snapshot.obligations
    view = snapshot.view
    self.origin = origin
    self.level = level
  }

  /// Whether something is to come to an end here.
  var hasWaits: Bool { !waiting.isEmpty || !obligations.isEmpty }

  /// Where a step leads; nil if it has not been taken yet.
  func edge(_ step: Int) -> Edge? { edges.isEmpty ? nil : edges[step] }

  // What follows asks for one field: to copy an edge costs more than to look at it.

  /// Whether a step was taken.
  func isTaken(_ step: Int) -> Bool { !edges.isEmpty && edges[step] != nil }

  /// The state after a step, where it is known.
  func target(_ step: Int) -> Int? { edges.isEmpty ? nil : edges[step]?.target }

  /// Whether a step was taken with nothing going wrong.
  func isSound(_ step: Int) -> Bool { !edges.isEmpty && edges[step]?.faults.isEmpty == true }

  /// Whether the search has asked for a step, or knows what goes wrong with it.
  func isSettled(_ step: Int) -> Bool {
    !edges.isEmpty && (edges[step]?.isCounted == true || edges[step]?.way != nil)
  }

  /// The first step that has not been taken yet.
  var firstUntaken: Int? {
    if untaken == 0 { return nil }
    return edges.isEmpty ? 0 : edges.firstIndex { $0 == nil }
  }

  /// The first of those that the end of a wait is looked for by.
  var firstUntakenPatient: Int? {
    untaken == 0 ? nil : steps.indices.first { steps[$0].isPatient && !isTaken($0) }
  }

  /// Adds a step that has not been taken yet; returns its place.
  mutating func add(_ step: Step) -> Int {
    steps.append(step)
    if !edges.isEmpty { edges.append(nil) }
    untaken += 1
    return steps.count - 1
  }

  /// Writes down where a step leads; what was counted stays so if it is found again.
  mutating func lead(_ step: Int, _ edge: Edge) {
    if edges.isEmpty { edges = Array(repeating: nil, count: steps.count) }
    let isCounted = edges[step]?.isCounted == true
    if edges[step] == nil { untaken -= 1 }
    edges[step] = edge
    edges[step]?.isCounted = isCounted
  }

  /// Notes that the search has asked for a step: its rows are counted from then on.
  mutating func count(_ step: Int) {
    guard !edges.isEmpty else { return }
    edges[step]?.isCounted = true
    edges[step]?.rows = nil
  }
}

/// Where a step leads.
struct Edge: Sendable {
  /// The state after it; nil if something went wrong on the way, or the step was refused.
  var target: Int?
  /// Where each action that waited before waits after it; nil for those that wait no longer.
  var survivors: [Int?] = []
  /// What went wrong.
  var faults: [Fault]
  /// How many pieces of code could run at each moment at which there were several, if asked for.
  var open: [UInt8] = []
  /// The rows that fired; nil once they are counted, and where others were counted for them.
  var rows: RowSet?
  /// Whether the app started a service in the step, and whether a question of its own came up.
  var starts = false
  var asks = false
  /// What the run reached, where another process made it.
  var reach: Reach?
  /// Whether the search has asked for it.
  var isCounted = false
  /// The way to the state on which it went wrong, where it did and the run came from the start.
  /// What goes wrong is taken down from such a one, and what only a run that went on met is left
  /// out.
  var way: [Step]?
}

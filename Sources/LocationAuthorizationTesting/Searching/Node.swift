import PhoneSimulator

/// A state that a search has come to.
struct Node: Sendable {
  /// What can be done there.
  var steps: [Step]
  /// Where each of them leads; nil where nobody went yet.
  var edges: [Edge?]
  /// The actions that wait, oldest first.
  var waiting: [Int]
  /// What has to come yet, besides.
  var duties: [Duty]
  /// What the app shows there.
  var view: Run.View
  /// The state from which it is come by, and the place of the step; nil at the start.
  var origin: (node: Int, step: Int)?
  /// How many steps lead there by its origin, or fewer.
  var level: Int
  /// Whether the search has asked for a step that leads here; others were taken ahead of it.
  var isCounted = false

  init(_ scene: Run.Scene, origin: (node: Int, step: Int)?, level: Int) {
    steps = scene.steps
    edges = Array(repeating: nil, count: scene.steps.count)
    waiting = scene.waiting
    duties = scene.duties
    view = scene.view
    self.origin = origin
    self.level = level
  }

  /// Whether something is to come to an end here.
  var hasWaits: Bool { !waiting.isEmpty || !duties.isEmpty }

  /// How many steps nobody took yet.
  var untaken: Int { edges.count { $0 == nil } }
}

/// Where a step leads.
struct Edge: Sendable {
  /// The state after it; nil where something went wrong on the way, or the step was refused.
  var target: Int?
  /// Where each action that waited before waits after it; nil for those that wait no longer.
  var survivors: [Int?] = []
  /// What went wrong.
  var faults: [Fault]
  /// How many pieces of code could run at each moment at which there were several, if asked for.
  var open: [UInt8] = []
  /// The rows that fired; nil once they are counted.
  var rows: RowSet?
  /// Whether the search has asked for it.
  var isCounted = false
  /// Whether the run that took it came from the start; what goes wrong is taken down from such a one,
  /// and what only a run that went on met is left out.
  var isByOrigin = true
}

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
  var view: String
  /// The state from which it was first come by, and the place of the step; nil at the start.
  var origin: (node: Int, step: Int)?

  init(_ scene: Run.Scene, origin: (node: Int, step: Int)?) {
    steps = scene.steps
    edges = Array(repeating: nil, count: scene.steps.count)
    waiting = scene.waiting
    duties = scene.duties
    view = scene.view
    self.origin = origin
  }
}

/// Where a step leads.
struct Edge: Sendable {
  /// The state after it; nil where something went wrong on the way, or the step was refused.
  var target: Int?
  /// Where each action that waited before waits after it; nil for those that wait no longer.
  var survivors: [Int?]
  /// What went wrong.
  var faults: [Fault]
}

import PhoneSimulator

/// How an explorer finds out what splits states.
extension Explorer {
  /// Goes to the first states again, and looks at what the app's objects store there.
  func findStateSplit() {
    guard outcome.stateSplit == nil else { return }
    activity.isSampling = true
    // The runs go only when that is known: what stops the thread then is no crash on the way.
    defer { runs.long = [] }
    let first = graph.nodes.indices.filter { graph.nodes[$0].isCounted }
      .sorted { (graph.nodes[$0].level, $0) < (graph.nodes[$1].level, $1) }
    var sample: [(surroundings: Digest, fields: [String: Digest])] = []
    for node in first.prefix(StateSplit.sample) {
      if options.timeIsOver != nil { break }
      guard let run = try? makeRun(to: node) else { continue }
      runs.long.append(run)
      if run.declared.shown != nil { break }
      var fields = FieldDigests(of: run.declared.model(), known.layouts).digests
      for (name, word) in run.stored?.words ?? [:] { fields[name, default: Digest()].add(word) }
      sample.append((run.virtual.look(run.surroundings), fields))
    }
    outcome.stateSplit = StateSplit(sample)
    activity.isSampling = false
  }
}

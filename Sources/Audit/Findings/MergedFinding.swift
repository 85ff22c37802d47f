/// A finding said once for all targets and configurations in which it is the same.
public struct MergedFinding: Hashable, Sendable {
  /// The finding; its target is the first of ``targets``.
  public var finding: Finding
  /// The targets that it is about, in the order of the report; empty for a whole project.
  public var targets: [TargetID]

  /// A finding with the targets that share it.
  public init(_ finding: Finding, targets: [TargetID]) {
    self.finding = finding
    self.targets = targets
  }
}

extension Report {
  /// The findings, each said once, worst first.
  ///
  /// Two findings are one where they differ in target or configurations alone. Configurations
  /// become empty, which stands for all, where they cover every one of the target's.
  public var merged: [MergedFinding] { merged(findings) }

  /// The reminders, each said once.
  public var mergedReminders: [MergedFinding] { merged(reminders) }

  /// What is suppressed, each said once for the same reason.
  public var mergedSuppressed: [MergedFinding] { merged(suppressed) }

  private func merged(_ findings: [Finding]) -> [MergedFinding] {
    var places: [Finding: Int] = [:]
    var perTarget: [Finding] = []
    for finding in findings {
      var key = finding
      key.configurations = []
      key.fix.edits = []
      if let place = places[key] {
        let known = perTarget[place].configurations
        let all = known.isEmpty || finding.configurations.isEmpty
        perTarget[place].configurations =
          all ? [] : known + finding.configurations.filter { !known.contains($0) }
      } else {
        places[key] = perTarget.count
        perTarget.append(finding)
      }
    }
    return acrossTargets(perTarget.map(settled))
  }

  private func acrossTargets(_ findings: [Finding]) -> [MergedFinding] {
    var places: [Finding: Int] = [:]
    var merged: [MergedFinding] = []
    for finding in findings {
      var key = finding
      key.target = nil
      key.fix.edits = []
      if let place = places[key] {
        merged[place].targets += [finding.target].compactMap(\.self)
      } else {
        places[key] = merged.count
        merged.append(MergedFinding(finding, targets: [finding.target].compactMap(\.self)))
      }
    }
    for place in merged.indices {
      let named = merged[place].targets
      let ordered = targets.map(\.id).filter(named.contains)
      let others = named.filter { !ordered.contains($0) }
      merged[place].targets = ordered.uniqued + others.uniqued
      merged[place].finding.target = merged[place].targets.first
    }
    return merged
  }

  /// Puts configurations in project order, and leaves them out if the target has no others.
  private func settled(_ finding: Finding) -> Finding {
    guard let target = targets.first(where: { $0.id == finding.target }) else { return finding }
    var finding = finding
    let named = finding.configurations
    let ordered = target.configurations.filter(named.contains)
    finding.configurations =
      ordered == target.configurations ? [] : ordered + named.filter { !ordered.contains($0) }
    return finding
  }
}

import Findings

/// Findings that differ in their places alone, so that what comes of them is said once.
package struct FindingGroup {
  /// The first of them.
  package var first: MergedFinding
  /// The others, in the order of the report.
  package var others: [MergedFinding] = []

  /// All of them.
  package var members: [MergedFinding] { [first] + others }

  /// The other places that matter to any of them, each once.
  package var related: [Finding.Related] {
    members.flatMap(\.finding.related).reduce(into: []) { places, place in
      if !places.contains(place) { places.append(place) }
    }
  }

  /// A group of one.
  init(_ finding: MergedFinding) { first = finding }

  /// Findings of the same targets with the same consequence and the same fix, in the order of the
  /// first of each group.
  package static func folded(_ findings: [MergedFinding]) -> [FindingGroup] {
    folded(findings) { merged in
      var key = merged
      key.finding.message = ""
      return key
    }
  }

  /// Reminders that say the same, of whatever target.
  package static func folded(reminders: [MergedFinding]) -> [FindingGroup] {
    folded(reminders) { merged in
      var key = merged
      key.targets = []
      key.finding.target = nil
      key.finding.configurations = []
      return key
    }
  }

  private static func folded(
    _ findings: [MergedFinding], by key: (MergedFinding) -> MergedFinding
  ) -> [FindingGroup] {
    var places: [MergedFinding: Int] = [:]
    var groups: [FindingGroup] = []
    for finding in findings {
      var key = key(finding)
      key.finding.position = SourcePosition(file: "")
      key.finding.related = []
      if let place = places[key] {
        groups[place].others.append(finding)
      } else {
        places[key] = groups.count
        groups.append(FindingGroup(finding))
      }
    }
    return groups
  }
}

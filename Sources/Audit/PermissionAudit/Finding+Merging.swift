import Findings

extension [Finding] {
  /// The findings of one target, each said once with the configurations in which it holds.
  ///
  /// A project file sets a key once for each configuration, on lines of their own: that is one
  /// finding too, at the first line, with the others as related places.
  func mergedOverConfigurations(_ all: [String]) -> [Finding] {
    grouped(by: \.regardlessOfConfiguration).map { group in
      var whole = group.united(over: all)
      for finding in group.dropFirst() {
        let other = Finding.Related(
          finding.position,
          "also in configuration \(finding.configurations.joined(separator: ", "))")
        if finding.position != whole.position, !whole.related.contains(other) {
          whole.related.append(other)
        }
      }
      return whole
    }.mergedConsequences(all)
  }

  /// The findings, with those that differ only in configuration and consequence merged into one that
  /// gives the consequence in each configuration.
  private func mergedConsequences(_ all: [String]) -> [Finding] {
    grouped(by: \.regardlessOfConsequence).flatMap { group -> [Finding] in
      guard group.count > 1, group.allSatisfy({ !$0.configurations.isEmpty }) else {
        return group
      }
      var whole = group.united(over: all)
      whole.consequence = group.map {
        "In \($0.configurations.joined(separator: ", ")): \($0.consequence)"
      }.joined(separator: " ")
      return [whole]
    }
  }

  /// The findings grouped by a key, in the order in which each key first occurs.
  private func grouped(by key: (Finding) -> Finding) -> [[Finding]] {
    var groups: [[Finding]] = []
    var places: [Finding: Int] = [:]
    for finding in self {
      let key = key(finding)
      if let place = places[key] {
        groups[place].append(finding)
      } else {
        places[key] = groups.count
        groups.append([finding])
      }
    }
    return groups
  }

  /// The first finding, with the configurations of all of them; none are named if it is in all.
  private func united(over all: [String]) -> Finding {
    var whole = self[0]
    let held = Set(flatMap(\.configurations))
    whole.configurations = held.count == all.count ? [] : all.filter(held.contains)
    whole.fix.edits = flatMap(\.fix.edits).uniqued
    return whole
  }

  /// Adds a finding; if the same file has one with the same message, adds only a place to that one.
  mutating func add(_ finding: Finding, or place: Finding.Related) {
    let twin = firstIndex {
      $0.message == finding.message && $0.position.file == finding.position.file
    }
    if let twin {
      self[twin].related.append(place)
    } else {
      append(finding)
    }
  }
}

extension Finding {
  /// The finding without what may differ from configuration to configuration.
  fileprivate var regardlessOfConfiguration: Finding {
    var finding = self
    finding.configurations = []
    finding.fix.edits = []
    finding.position = Self.withoutProjectLine(position)
    finding.related = related.map { Related(Self.withoutProjectLine($0.position), $0.note) }
    return finding
  }

  /// The finding without its configuration and its consequence.
  fileprivate var regardlessOfConsequence: Finding {
    var finding = regardlessOfConfiguration
    finding.consequence = ""
    return finding
  }

  private static func withoutProjectLine(_ position: SourcePosition) -> SourcePosition {
    position.file.hasSuffix(".pbxproj") ? SourcePosition(file: position.file) : position
  }
}

import Findings

extension [Finding] {
  /// The findings of one target, each said once with the configurations in which it holds.
  ///
  /// A project file sets a key once for each configuration, on lines of their own: that is one
  /// finding too, at the first line, with the others as related places.
  func mergedOverConfigurations(_ all: [String]) -> [Finding] {
    var places: [Finding: Int] = [:]
    var merged: [(finding: Finding, held: Set<String>)] = []
    for finding in self {
      let key = finding.regardlessOfConfiguration
      guard let place = places[key] else {
        places[key] = merged.count
        merged.append((finding, Set(finding.configurations)))
        continue
      }
      merged[place].held.formUnion(finding.configurations)
      let first = merged[place].finding
      let other = Finding.Related(
        finding.position, "the same for \(finding.configurations.joined(separator: ", "))")
      if finding.position != first.position, !first.related.contains(other) {
        merged[place].finding.related.append(other)
      }
    }
    return merged.map { finding, held in
      var finding = finding
      finding.configurations = held.count == all.count ? [] : all.filter(held.contains)
      return finding
    }.mergedConsequences(all)
  }

  /// Findings that differ only in what comes of them and in their configurations, as one that says
  /// what comes of it where.
  private func mergedConsequences(_ all: [String]) -> [Finding] {
    var groups: [[Finding]] = []
    var places: [Finding: Int] = [:]
    for finding in self {
      var key = finding.regardlessOfConfiguration
      key.consequence = ""
      if let place = places[key] {
        groups[place].append(finding)
      } else {
        places[key] = groups.count
        groups.append([finding])
      }
    }
    return groups.map { group in
      guard group.count > 1, group.allSatisfy({ !$0.configurations.isEmpty }) else {
        return group
      }
      var whole = group[0]
      whole.consequence = group.map {
        "In \($0.configurations.joined(separator: ", ")): \($0.consequence)"
      }.joined(separator: " ")
      let held = Set(group.flatMap(\.configurations))
      whole.configurations = held.count == all.count ? [] : all.filter(held.contains)
      return [whole]
    }.flatMap { $0 }
  }
}

extension Finding {
  /// The finding without what may differ from configuration to configuration.
  fileprivate var regardlessOfConfiguration: Finding {
    var finding = self
    finding.configurations = []
    finding.position = Self.withoutProjectLine(position)
    finding.related = related.map { Related(Self.withoutProjectLine($0.position), $0.note) }
    return finding
  }

  private static func withoutProjectLine(_ position: SourcePosition) -> SourcePosition {
    position.file.hasSuffix(".pbxproj") ? SourcePosition(file: position.file) : position
  }
}

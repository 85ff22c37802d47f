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
    }
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

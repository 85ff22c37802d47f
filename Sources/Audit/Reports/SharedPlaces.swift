import Findings

/// Findings for people: a line that several targets compile is one place to fix, so it is reported
/// once.
///
/// Findings that are the same in all they say were merged before. Here those join that differ in
/// their releases, configurations, evidence or other places, as targets with other oldest releases
/// do.
enum SharedPlaces {
  /// The findings, with one for each line that several targets share; its releases say of which
  /// target they are, where the targets differ.
  static func joined(_ findings: [MergedFinding], in report: Report) -> [MergedFinding] {
    var places: [Finding: Int] = [:]
    var groups: [[MergedFinding]] = []
    for merged in findings {
      guard merged.finding.position.line != nil, !merged.targets.isEmpty else {
        groups.append([merged])
        continue
      }
      let key = place(of: merged.finding)
      if let place = places[key] {
        groups[place].append(merged)
      } else {
        places[key] = groups.count
        groups.append([merged])
      }
    }
    return groups.compactMap { joined(group: $0, in: report) }
  }

  /// What a finding says of its place, whatever target compiles it.
  private static func place(of finding: Finding) -> Finding {
    var key = finding
    key.target = nil
    key.systems = nil
    key.configurations = []
    key.evidence = []
    key.related = []
    key.denial = nil
    return key
  }

  private static func joined(group: [MergedFinding], in report: Report) -> MergedFinding? {
    guard var joined = group.first, group.count > 1 else { return group.first }
    let all = group.flatMap(\.targets)
    joined.targets = report.targets.map(\.id).filter(all.contains)
    joined.targets += all.filter { !joined.targets.contains($0) }
    joined.finding.target = joined.targets.first
    joined.finding.related = unique(group.flatMap(\.finding.related))
    joined.finding.evidence = unique(group.flatMap(\.finding.evidence))
    let spans = unique(group.map { Span($0.finding) })
    if spans.count > 1 {
      let words = spans.map { span in
        let named = group.filter { Span($0.finding) == span }.flatMap(\.targets)
        return span.words(in: named.map(report.label))
      }
      joined.finding.systems = words.joined(separator: "; ")
      joined.finding.configurations = []
    }
    return joined
  }

  private static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
  }

  /// Where a finding holds within a target.
  private struct Span: Hashable {
    var systems: String?
    var configurations: [String]

    init(_ finding: Finding) {
      systems = finding.systems
      configurations = finding.configurations
    }

    /// "iOS 15-27 in App, Widget".
    func words(in targets: [String]) -> String {
      let only = Finding.builds(configurations)
      let place = "in " + targets.joined(separator: ", ")
      return ([systems, only].compactMap(\.self) + [place]).joined(separator: " ")
    }
  }
}

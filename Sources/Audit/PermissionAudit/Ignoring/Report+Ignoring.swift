import Findings

extension Report {
  /// Moves what ignores cover to the silent findings; gives back the ignores that cover nothing.
  mutating func silence(_ ignores: [Ignore]) -> [Ignore] {
    guard !ignores.isEmpty else { return [] }
    let byRule = Dictionary(grouping: ignores.indices) { ignores[$0].rule }
    var used: Set<Int> = []
    var silent: [Finding] = []
    func remaining(_ findings: [Finding]) -> [Finding] {
      findings.filter { finding in
        let covering = ((byRule[finding.rule] ?? []) + (byRule[nil] ?? []))
          .filter { ignores[$0].covers(finding) }
        guard let first = covering.first else { return true }
        used.formUnion(covering)
        var finding = finding
        finding.suppression = ignores[first].suppression
        silent.append(finding)
        return false
      }
    }
    findings = remaining(findings)
    reminders = remaining(reminders)
    suppressed = (suppressed + silent).sorted()
    return ignores.indices.filter { !used.contains($0) }.map { ignores[$0] }
  }

  /// The files in which comments may be that speak of this report.
  ///
  /// Those of the findings, and the Info.plists of the targets.
  var filesToIgnoreIn: Set<String> {
    Set((findings + reminders).map(\.position.file) + targets.compactMap(\.infoPlist))
      .subtracting(["."])
  }
}

import Findings

extension [Finding] {
  /// One finding for one lack of an Android manifest: a call of the app that needs what the
  /// services of an SDK need is reported with them.
  ///
  /// Only a preview goes, which is no reason to fail: what counts has to stay, as a baseline may
  /// hold the finding on the needs. So severities and ignores come first.
  func tellingAndroidNeedsOnce() -> [Finding] {
    var findings = self
    var told: Set<Finding> = []
    for place in indices where self[place].rule == ServiceNeedUndeclared().id {
      let lacking = self[place].permissions
      for other in self where self[place].covers(other) {
        guard !lacking.isDisjoint(with: other.words) else { continue }
        told.insert(other)
        let need = String(other.message.prefix { $0 != "," })
        findings[place].related.append(Finding.Related(other.position, need))
        if !findings[place].consequence.contains(other.consequence) {
          findings[place].consequence += " " + other.consequence
        }
        findings[place].evidence += other.evidence.filter {
          !findings[place].evidence.contains($0)
        }
      }
    }
    return findings.filter { !told.contains($0) }
  }
}

extension Finding {
  /// Whether the other one is a preview on a call and as good as told by this one: of the same
  /// builds and releases, with no more weight.
  fileprivate func covers(_ other: Finding) -> Bool {
    other.rule == PermissionMissing().id && other.isPreview && severity >= other.severity
      && systems == other.systems && target == other.target
      && configurations == other.configurations
  }

  /// The permissions that the way out declares, without the name of their package.
  fileprivate var permissions: Set<Substring> {
    let names = (fix.snippet ?? "").split(separator: "\"").filter { $0.contains(".permission.") }
    return Set(names.compactMap { $0.split(separator: ".").last })
  }

  fileprivate var words: Set<Substring> { Set(message.split { $0 == " " || $0 == "," }) }
}

import Findings

extension [Finding] {
  /// One finding for one lack of an Android manifest: what a call or a service of the app needs
  /// is told with the services of the SDK that need it.
  ///
  /// The finding on the needs stays and nothing of its weight changes, so that the check ends as it
  /// would with both: the rule on the calls is a preview, and on its own no reason to fail.
  func tellingAndroidNeedsOnce() -> [Finding] {
    var findings = self
    var told: Set<Finding> = []
    for place in indices where self[place].rule == ServiceNeedUndeclared().id {
      let lacking = self[place].permissions
      for other in self where other.isLack && self[place].covers(other) {
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
  /// Whether it says what the code or the manifest itself does not get on without.
  fileprivate var isLack: Bool {
    rule == PermissionMissing().id || rule == ForegroundServicePermissionMissing().id
  }

  /// Whether the other one is as good as told by this one: on the same releases, with no more weight.
  fileprivate func covers(_ other: Finding) -> Bool {
    !isPreview && severity >= other.severity && systems == other.systems
  }

  /// The permissions that the way out declares, without the name of their package.
  fileprivate var permissions: Set<Substring> {
    let names = (fix.snippet ?? "").split(separator: "\"").filter { $0.contains(".permission.") }
    return Set(names.compactMap { $0.split(separator: ".").last })
  }

  fileprivate var words: Set<Substring> { Set(message.split { $0 == " " || $0 == "," }) }
}

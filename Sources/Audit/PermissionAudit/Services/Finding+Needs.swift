import Findings
import ServiceNeeds

extension [Finding] {
  /// One finding for one lack: what the code needs too is reported with what services lose by it.
  func tellingOnce(_ needs: [DeclarationNeed]) -> [Finding] {
    var findings = self
    for need in needs {
      let key = need.declaration.key.rawValue
      guard
        let byNeed = findings.firstIndex(where: {
          $0.rule == ServiceNeedUndeclared().id && $0.message.contains(key)
        }),
        let byCode = findings.firstIndex(where: {
          Self.lacks.contains($0.rule) && $0.message.contains(key)
        })
      else { continue }
      findings[byCode].consequence += " " + need.lossWords
      findings[byCode].severity = Swift.max(
        findings[byCode].severity, findings[byNeed].severity)
      findings.remove(at: byNeed)
    }
    return findings
  }

  /// The rules that say what of an Info.plist the code of the target does not get on with.
  private static let lacks: [RuleID] = [
    BackgroundUpdatesWithoutMode().id, BluetoothPeripheralStringMissing().id,
    BluetoothStringMissing().id, LegacyAlwaysStringMissing().id, MotionStringMissing().id,
    PurposeStringMissing().id, ReducedAccuracyWithRegions().id,
  ]
}

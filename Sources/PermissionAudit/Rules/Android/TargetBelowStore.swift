import Findings
import PlatformModel

/// The target level is lower than what the store takes.
struct TargetBelowStore: AndroidRule {
  let metadata = RuleMetadata(
    "target-below-store", code: "W066", category: .store, severity: .error,
    summary: "The target SDK is below what Google Play takes, or what a phone installs.",
    facts: ["AND-PLAY-007", "AND-PLAY-008", "AND-SPL-013", "AND-SPL-014"])

  var page: [UInt8] { PackageResources.target_below_store_md }

  func findings(in subject: AndroidSubject) -> [Finding] {
    guard let target = subject.target, target < 36 else { return [] }
    let position = subject.manifest.targetPosition ?? subject.place
    if target < 24 {
      return [
        finding(
          "the target is API \(target)", in: subject, at: position,
          on: subject.levels.filter { $0 >= (target < 23 ? 34 : 35) },
          consequence: "Newer phones refuse to install it, and Google Play takes no update.",
          fix: raise, evidence: ["AND-SPL-013", "AND-SPL-014", "AND-PLAY-007"],
          denial: .installation)
      ]
    }
    let isOver = target < 35
    return [
      finding(
        "the target is API \(target)", in: subject, at: position,
        severity: isOver ? .error : .warning,
        consequence: isOver
          ? "Google Play takes no new app and no update below API 35 since 31 August 2025, and none"
            + " below 36 from 31 August 2026."
          : "Google Play takes no new app and no update below API 36 from 31 August 2026.",
        fix: raise, evidence: isOver ? ["AND-PLAY-007"] : ["AND-PLAY-008"])
    ]
  }

  private var raise: Fix {
    Fix(
      "Set targetSdk to 36, and read again what this check then finds.", snippet: "targetSdk = 36")
  }
}

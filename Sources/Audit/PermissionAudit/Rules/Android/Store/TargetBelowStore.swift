import AppArtifacts
import Findings
import PlatformModel

/// The target level is lower than what the store takes.
struct TargetBelowStore: AndroidRule {
  let metadata = RuleMetadata(
    "target-below-store", code: "W066", category: .store, severity: .error,
    summary: "The target SDK is too low for Google Play, or too low to install on newer phones.",
    facts: ["AND-PLAY-008", "AND-PLAY-007", "AND-PLAY-012", "AND-SPL-013", "AND-SPL-014"])

  func findings(in subject: AndroidSubject) -> [Finding] {
    guard let target = subject.target, target < 36 else { return [] }
    let device = subject.device
    if target < 24 {
      let store =
        device.storeMinimum.map { " for \(device.rawValue) below API \($0)" } ?? ""
      return [
        report(
          target, in: subject, on: subject.levels.filter { $0 >= (target < 23 ? 34 : 35) },
          consequence: "Newer \(device.noun) refuse to install it, and Google Play accepts no"
            + " updates\(store).",
          target: device.storeMinimum ?? 36,
          evidence: [
            "AND-SPL-013", "AND-SPL-014",
            device.storeMinimum == nil ? "AND-PLAY-008" : "AND-PLAY-012",
          ],
          denial: .installation)
      ]
    }
    if let minimum = device.storeMinimum {
      guard target < minimum else { return [] }
      return [
        report(
          target, in: subject,
          consequence: "Google Play has accepted no new apps and no updates for"
            + " \(device.rawValue) below API \(minimum) since 31 August 2026.",
          target: minimum, evidence: ["AND-PLAY-012"])
      ]
    }
    return [
      report(
        target, in: subject,
        consequence: "Google Play has accepted no new apps and no updates below API 36 since"
          + " 31 August 2026.",
        target: 36, evidence: ["AND-PLAY-008"])
    ]
  }

  private func report(
    _ target: Int, in subject: AndroidSubject, on levels: [Int]? = nil,
    consequence: String, target wanted: Int, evidence: [String], denial: Finding.Denial? = nil
  ) -> Finding {
    finding(
      "the target is API \(target)", in: subject,
      at: subject.manifest.targetPosition ?? subject.place, on: levels,
      consequence: consequence,
      fix: fix(target, in: subject, wanted), evidence: evidence, denial: denial)
  }

  /// The setting as the file has it, with the level that is wanted.
  private func fix(_ target: Int, in subject: AndroidSubject, _ wanted: Int) -> Fix {
    let then = "then run this check again."
    if subject.app.isPackage {
      return Fix("Build the package with a target SDK of \(wanted), \(then)")
    }
    guard let setting = subject.manifest.targetSetting else {
      return Fix(
        "Set targetSdkVersion to \(wanted), \(then)",
        snippet: "android:targetSdkVersion=\"\(wanted)\"")
    }
    let name = setting.prefix { $0.isLetter }
    let parts = setting.split(separator: "\(target)", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      return Fix("Change the value used by “\(setting)” to \(wanted), \(then)")
    }
    return Fix(
      "Set \(name) to \(wanted), \(then)", snippet: parts.joined(separator: "\(wanted)"))
  }
}

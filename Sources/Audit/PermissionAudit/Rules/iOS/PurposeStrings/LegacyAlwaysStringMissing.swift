import Findings
import PlatformModel

/// The Always string of iOS 8 to 10 is absent from an app that still runs there.
struct LegacyAlwaysStringMissing: Rule {
  let metadata = RuleMetadata(
    "legacy-always-string-missing", code: "W002", category: .purposeStrings, severity: .error,
    summary:
      "Always is requested on iOS 10 or earlier, but the string those releases read is missing.",
    facts: ["IOS-KEY-001", "IOS-KEY-004"])

  func findings(in subject: Subject) -> [Finding] {
    guard let plist = subject.plist, subject.bundle == .app, subject.lacks(.always),
      let systems = subject.systems(to: .iOS(10, 3))
    else { return [] }
    let uses = subject.demands(for: .always)
    guard !uses.isEmpty else { return [] }
    return [
      finding(
        "requestAlwaysAuthorization needs \(InfoPlistKey.always.rawValue) on iOS 10 and earlier",
        in: subject, at: plist.position,
        // A framework may serve apps that never ask for Always.
        severity: uses.contains { $0.origin == .own } && subject.translated(.always) == .none
          ? .error : .warning,
        systems: systems,
        consequence: subject.effect(
          without: .always,
          "The call does nothing on these releases: no prompt, no callback, no crash."),
        fix: Fix(
          "Add the key, or raise the deployment target to iOS 11.",
          snippet: subject.fix(adding: .always).snippet,
          edits: subject.fix(adding: .always).edits),
        related: uses.prefix(3).map(\.related), denial: subject.denial(without: .always))
    ]
  }
}

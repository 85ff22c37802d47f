import Findings
import PlatformModel
import SourceReaders

/// Code asks for temporary full accuracy under a purpose key that the Info.plist does not declare.
struct TemporaryAccuracyKeyUndeclared: Rule {
  let metadata = RuleMetadata(
    "temporary-accuracy-key-undeclared", code: "W015", category: .accuracy, severity: .error,
    summary: "A purpose key of temporary full accuracy is used in code and not in the Info.plist.",
    facts: ["IOS-ACC-009", "T45"])

  var page: [UInt8] { PackageResources.temporary_accuracy_key_undeclared_md }

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle != .watch, let plist = subject.plist,
      subject.misspelling(of: .temporaryAccuracy) == nil,
      let members = subject.temporaryAccuracyKeys,
      let systems = subject.systems(from: .iOS(14))
    else { return [] }
    let place = subject.entry(.temporaryAccuracy)?.position ?? plist.position
    let declared = members.map(\.key)
    var findings: [Finding] = []
    var told: Set<String> = []
    for use in subject.uses(of: [.requestTemporaryFullAccuracyAuthorization, .serviceSession]) {
      // A key that only the running program knows is not guessed at.
      guard case .text(let key) = use.purposeKey, !declared.contains(key) else { continue }
      guard told.insert(key).inserted else { continue }
      findings.append(
        finding(
          "the purpose key \"\(key)\" is not in \(InfoPlistKey.temporaryAccuracy.rawValue)",
          in: subject, at: use.position, systems: systems,
          consequence: "The request fails at once with kCLErrorPromptDeclined (18): no prompt, and"
            + " the app stays at reduced accuracy.",
          fix: Fix(
            "Declare the purpose key with a text that says what for.", snippet: snippet(key)),
          related: [Finding.Related(place, "the keys the Info.plist declares")]))
    }
    return findings
  }

  private func snippet(_ key: String) -> String {
    """
    <key>\(InfoPlistKey.temporaryAccuracy.rawValue)</key>
    <dict>
    \t<key>\(key)</key>
    \t<string>WRITE: what the app does with the precise location, with an example</string>
    </dict>
    """
  }
}

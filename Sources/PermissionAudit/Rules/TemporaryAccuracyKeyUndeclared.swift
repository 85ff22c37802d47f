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
    let declared = members.map(\.key)
    let place = subject.entry(.temporaryAccuracy)?.position ?? plist.position
    let asking: [PlatformAPI] = [.requestTemporaryFullAccuracyAuthorization, .serviceSession]
    return subject.uses(of: asking).compactMap { use in
      guard let name = undeclared(use, declared) else { return nil }
      return finding(
        "\(name) is not in \(InfoPlistKey.temporaryAccuracy.rawValue)",
        in: subject, at: use.position, systems: systems,
        consequence: "The request fails at once with kCLErrorPromptDeclined (18): no prompt, and"
          + " the app stays at reduced accuracy.",
        fix: Fix("Declare the purpose key with a text that says what for.", snippet: snippet(use)),
        related: [Finding.Related(place, "the keys the Info.plist declares")])
    }
  }

  /// What is undeclared, in words; a key that only the program knows is so where none is declared.
  private func undeclared(_ use: Use, _ declared: [String]) -> String? {
    switch use.purposeKey {
    case .text(let key): declared.contains(key) ? nil : "the purpose key \"\(key)\""
    case .dynamic where use.origin == .own: declared.isEmpty ? "the purpose key asked for" : nil
    default: nil
    }
  }

  private func snippet(_ use: Use) -> String {
    var key = "PurposeKey"
    if case .text(let text) = use.purposeKey { key = text }
    return """
      <key>\(InfoPlistKey.temporaryAccuracy.rawValue)</key>
      <dict>
      \t<key>\(key)</key>
      \t<string>WRITE: what the app does with the precise location, with an example</string>
      </dict>
      """
  }
}

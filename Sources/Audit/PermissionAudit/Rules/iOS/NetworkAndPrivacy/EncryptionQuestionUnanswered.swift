import Findings
import PlatformModel

/// The Info.plist leaves the export question of an upload open.
struct EncryptionQuestionUnanswered: Rule {
  let metadata = RuleMetadata(
    "encryption-question-unanswered", code: "W037", category: .networkAndPrivacy, severity: .note,
    summary: "The Info.plist does not say whether the app uses non-exempt encryption.",
    facts: ["IOS-STORE-012"], status: .reminder)

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle == .app, let plist = subject.plist,
      subject.entry(.usesNonExemptEncryption) == nil
    else { return [] }
    return [
      finding(
        "\(InfoPlistKey.usesNonExemptEncryption.rawValue) is not set", in: subject,
        at: plist.position,
        consequence: "Each upload waits until somebody has answered the question by hand.",
        fix: Fix(
          "Set the key; false where the app uses no encryption but that of the system.",
          snippet: "<key>ITSAppUsesNonExemptEncryption</key>\n<false/>"))
    ]
  }
}

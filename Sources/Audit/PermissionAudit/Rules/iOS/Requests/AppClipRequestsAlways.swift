import Findings
import PlatformModel
import SourceReaders

/// An App Clip holds a request for Always, which no App Clip may make.
struct AppClipRequestsAlways: Rule {
  let metadata = RuleMetadata(
    "app-clip-requests-always", code: "W019", category: .asking, severity: .error,
    summary: "An App Clip contains a call to requestAlwaysAuthorization.",
    facts: ["IOS-NEW-018", "IOS-STORE-008"], storeMessages: ["ITMS-90842"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle == .appClip else { return [] }
    return subject.uses(of: .requestAlwaysAuthorization).map { use in
      finding(
        "an App Clip \(use.certainty == .linked ? "refers to" : "calls") requestAlwaysAuthorization",
        in: subject, at: use.position,
        systems: subject.systems(from: .iOS(14)),
        consequence: StoreMessage.appClipSelector.effect
          + " An App Clip never gets more than While Using.",
        fix: Fix(
          "Ask for When In Use, or remove the call from the App Clip's binary.",
          edits: use.call?.form == .call
            ? subject.edits(
              .deleteStatement("requestAlwaysAuthorization"), at: use.position, .unsafe) : []),
        denial: .always)
    }
  }
}

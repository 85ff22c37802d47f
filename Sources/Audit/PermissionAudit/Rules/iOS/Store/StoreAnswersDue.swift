import Findings
import PlatformModel
import SourceReaders

/// The store asks for answers about location that stand in no file.
struct StoreAnswersDue: Rule {
  let metadata = RuleMetadata(
    "store-answers-due", code: "W040", category: .store, severity: .note,
    summary: "The app uses location, and the store asks for answers that no file holds.",
    facts: ["IOS-STORE-011", "IOS-REV-001", "IOS-REV-004"], status: .reminder)

  var page: [UInt8] { PackageResources.store_answers_due_md }

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle == .app, subject.usesLocation, let plist = subject.plist else { return [] }
    let isInBackground = subject.backgroundMode == .on
    let answers =
      ["the privacy answers on location", "the address of a privacy policy"]
      + (isInBackground ? ["in the review notes, why location runs in the background"] : [])
    return [
      finding(
        "App Store Connect asks for \(answers.joined(separator: ", "))",
        in: subject, at: plist.position,
        consequence: "The app is not reviewed without the answers, and refused where they do not"
          + " fit what it does.",
        fix: Fix("Answer in App Store Connect, in agreement with the purpose strings."),
        evidence: isInBackground ? nil : ["IOS-STORE-011", "IOS-REV-004"])
    ]
  }
}

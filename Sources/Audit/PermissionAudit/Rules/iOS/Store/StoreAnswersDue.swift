import Findings
import PlatformModel
import SourceReaders

/// The store asks for answers about location that are in no file.
struct StoreAnswersDue: Rule {
  let metadata = RuleMetadata(
    "store-answers-due", code: "W040", category: .store, severity: .note,
    summary: "The app uses location, so App Store Connect asks questions that no file answers.",
    facts: ["IOS-STORE-011", "IOS-REV-001", "IOS-REV-004"], status: .reminder)

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle == .app, subject.usesLocation, let plist = subject.plist else { return [] }
    let isInBackground = subject.backgroundMode == .on
    let answers =
      ["a privacy policy URL", "answers about location under App Privacy"]
      + (isInBackground ? ["in the review notes, why location runs in the background"] : [])
    return [
      finding(
        "App Store Connect asks for "
          + answers.dropLast().joined(separator: ", ") + " and \(answers.last ?? "")",
        in: subject, at: plist.position,
        consequence: "App Review does not start without the answers, and rejects an app whose"
          + " answers do not match what it does.",
        fix: Fix("Fill in App Privacy in App Store Connect, consistent with the purpose strings."),
        evidence: isInBackground ? nil : ["IOS-STORE-011", "IOS-REV-004"])
    ]
  }
}

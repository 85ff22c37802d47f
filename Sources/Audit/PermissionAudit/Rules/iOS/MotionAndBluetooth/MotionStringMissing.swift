import Findings
import PlatformModel

/// Code reads motion activity and the Info.plist says nothing about it: the system kills the app.
struct MotionStringMissing: Rule {
  let metadata = RuleMetadata(
    "motion-string-missing", code: "W021", category: .motionAndBluetooth, severity: .error,
    summary: "Motion activity is read without NSMotionUsageDescription.",
    facts: ["IOS-MOT-006", "IOS-MOT-007"], storeMessages: ["ITMS-90683"])

  func findings(in subject: Subject) -> [Finding] {
    guard let plist = subject.plist, subject.bundle != .watch, subject.lacks(.motion) else {
      return []
    }
    let uses = subject.demands(for: .motion)
    guard let first = uses.first else { return [] }
    return [
      finding(
        "\(first.name) needs \(InfoPlistKey.motion.rawValue), which the Info.plist lacks",
        in: subject, at: plist.position, severity: uses.severity,
        systems: subject.systems(from: .iOS(10)),
        consequence: uses.consequence(
          subject.effect(
            without: .motion,
            "The system kills the app at the first query. Even if the app never makes a query,"),
          atUpload: StoreMessage.missingPurposeString.effect),
        fix: subject.fix(adding: .motion, for: uses), related: uses.prefix(3).map(\.related))
    ]
  }
}

import Findings

/// A rule about Android apps; checks a variant at a time.
///
/// It has nothing to say of an app for iOS, and the rules for iOS nothing of one for Android.
protocol AndroidRule: Rule {
  /// What the rule finds; the same subject gives the same findings in the same order.
  func findings(in subject: AndroidSubject) -> [Finding]
}

extension AndroidRule {
  func findings(in subject: Subject) -> [Finding] { [] }

  /// A finding of this rule about an Android app; merging over variants comes later.
  func finding(
    _ message: String, in subject: AndroidSubject, at position: SourcePosition,
    severity: Severity? = nil, on levels: [Int]? = nil, consequence: String, fix: Fix,
    evidence: [String]? = nil, related: [Finding.Related] = [], denial: Finding.Denial? = nil
  ) -> Finding {
    Finding(
      rule: id, severity: severity ?? metadata.severity, message: message, position: position,
      target: subject.app.id, configurations: [subject.variant.name],
      systems: levels.flatMap(AndroidSubject.releases), consequence: consequence, fix: fix,
      evidence: evidence ?? metadata.facts, related: related,
      isPreview: metadata.status == .preview, denial: denial)
  }
}

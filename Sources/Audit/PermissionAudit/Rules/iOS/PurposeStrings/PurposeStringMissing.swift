import Findings
import PlatformModel

/// A location purpose string is absent though code of the target asks for what it explains.
struct PurposeStringMissing: Rule {
  let metadata = RuleMetadata(
    "purpose-string-missing", code: "W001", category: .purposeStrings, severity: .error,
    summary: "Code asks for location, but the Info.plist lacks the purpose string it needs.",
    facts: ["IOS-KEY-001", "IOS-KEY-003", "IOS-STORE-003"], storeMessages: ["ITMS-90683"])

  func findings(in subject: Subject) -> [Finding] {
    [InfoPlistKey.whenInUse, .alwaysAndWhenInUse].compactMap { finding(for: $0, in: subject) }
  }

  private func finding(for key: InfoPlistKey, in subject: Subject) -> Finding? {
    guard let plist = subject.plist, subject.lacks(key), !isElsewhere(key, subject) else {
      return nil
    }
    // With the old Always string in place, `purpose-string-legacy-only` says it better.
    if key == .alwaysAndWhenInUse, subject.carries(.always) { return nil }
    let uses = subject.demands(for: key).filter {
      subject.bundle == .watch || !subject.releases(without: key, for: $0).isEmpty
    }
    // Each API may need the key on other releases: the message speaks of the one that does on most.
    let releases = Dictionary(grouping: uses, by: \.api).mapValues { uses in
      Set(uses.flatMap { subject.releases(without: key, for: $0) })
    }
    let most = releases.values.map(\.count).max()
    guard let first = uses.first(where: { releases[$0.api]?.count == most }) else { return nil }
    return finding(
      "\(first.name) needs \(key.rawValue), which the Info.plist lacks",
      in: subject, at: plist.position, severity: subject.severity(without: key, for: uses),
      systems: subject.systems(of: Array(releases[first.api] ?? [])),
      consequence: uses.consequence(
        subject.effect(without: key, Self.effect(of: first)),
        atUpload: StoreMessage.missingPurposeString.effect),
      fix: subject.fix(adding: key, for: uses), related: uses.prefix(3).map(\.related),
      denial: subject.denial(without: key))
  }

  /// What a phone does where the key is missing.
  private static func effect(of use: Use) -> String {
    switch use.api {
    case .startMonitoringRegion:
      "It gives nothing: no prompt and no event. monitoringDidFailFor may report error 4."
    case .requestAlwaysAuthorization, .requestWhenInUseAuthorization:
      if use.certainty == .linked {
        "Where code makes the call, it does nothing: no prompt, no callback, no crash."
      } else if case .library = use.origin {
        "If the library makes the call, iOS does nothing: no prompt, no callback, no crash. If it checks"
          + " for the key first, it may report an error instead."
      } else {
        "The call does nothing: no prompt, no callback, no crash."
      }
    default: "It gives nothing: no prompt, no callback, no crash."
    }
  }

  /// On a watch the string may be in the watch app, its extension or the phone's app.
  private func isElsewhere(_ key: InfoPlistKey, _ subject: Subject) -> Bool {
    subject.bundle == .watch && subject.relatives.contains { $0[key.rawValue] != nil }
  }
}

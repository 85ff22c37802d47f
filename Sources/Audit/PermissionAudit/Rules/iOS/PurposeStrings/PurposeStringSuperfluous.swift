import Findings
import PlatformModel

/// A location or motion purpose string explains something that nothing in the target asks for.
struct PurposeStringSuperfluous: Rule {
  let metadata = RuleMetadata(
    "purpose-string-superfluous", code: "W009", category: .purposeStrings, severity: .warning,
    summary: "The Info.plist has a purpose string that nothing in the target uses.",
    facts: ["IOS-SET-004", "IOS-REV-003", "IOS-REQ-004"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle != .watch else { return [] }
    // Where a request is missing, a text for it is what the app needs.
    let lacksRequest = !LocationNeverRequested().findings(in: subject).isEmpty
    return subject.purposeStrings.compactMap { key, entry in
      // An empty or wrongly typed string is another rule's finding, with the same way out.
      guard Self.keys.contains(key), subject.text(key) != nil, subject.isUnused(key),
        key == .motion || !lacksRequest
      else { return nil }
      let isAlways = key == .alwaysAndWhenInUse || key == .always
      return finding(
        "\(key.rawValue) is declared, but nothing in the target \(Self.verb(key))",
        in: subject, at: entry.position, severity: isAlways ? .warning : .note,
        systems: subject.systems(reading: key),
        consequence: isAlways
          ? "Reviewers ask what Always is for, and the text is never shown."
          : "The text is never shown, and reviewers may ask what it is for.",
        fix: Fix(
          "Delete the key, here and in the InfoPlist strings of each language.",
          edits: subject.edits(.delete(key.rawValue), at: entry.position, .unsafe)
            + subject.translations.filter { $0.key == key }.flatMap {
              subject.edits(.deleteTranslation(key.rawValue), at: $0.entry.position, .unsafe)
            }))
    }
  }

  private static let keys: [InfoPlistKey] = [.whenInUse, .alwaysAndWhenInUse, .always, .motion]

  private static func verb(_ key: InfoPlistKey) -> String {
    switch key {
    case .motion: "reads motion activity"
    case .whenInUse: "uses location"
    default: "asks for Always"
    }
  }
}

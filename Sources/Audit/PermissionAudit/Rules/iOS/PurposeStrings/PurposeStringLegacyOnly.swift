import Findings
import PlatformModel

/// The only Always string is the one that iOS 11 and later do not read.
struct PurposeStringLegacyOnly: Rule {
  let metadata = RuleMetadata(
    "purpose-string-legacy-only", code: "W010", category: .purposeStrings, severity: .error,
    summary:
      "The only Always string is NSLocationAlwaysUsageDescription, which iOS 11 and later ignore.",
    facts: ["IOS-KEY-003"], storeMessages: ["ITMS-90683"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle == .app || subject.bundle == .appExtension,
      let legacy = subject.entry(.always), subject.lacks(.alwaysAndWhenInUse)
    else { return [] }
    let uses = subject.demands(for: .alwaysAndWhenInUse)
    // Without a request in sight the key may be for code that is out of sight, or superfluous.
    guard !uses.isEmpty || (subject.mayAskForAlways && !subject.runs(before: .iOS(11))) else {
      return []
    }
    return [
      finding(
        "\(InfoPlistKey.always.rawValue) is declared without"
          + " \(InfoPlistKey.alwaysAndWhenInUse.rawValue)",
        in: subject, at: legacy.position,
        severity: subject.severity(without: .alwaysAndWhenInUse, for: uses),
        systems: subject.systems(from: .iOS(11)),
        consequence: "iOS 11 and later do not read the old key: a request for Always does nothing."
          + " \(StoreMessage.missingPurposeString.effect)",
        fix: Fix(
          "Add \(InfoPlistKey.alwaysAndWhenInUse.rawValue)"
            + (subject.runs(before: .iOS(11))
              ? " and keep the old key for iOS 10 and earlier." : "."),
          snippet: subject.snippet(
            .alwaysAndWhenInUse,
            writtenText(in: subject) ?? InfoPlistKey.alwaysAndWhenInUse.placeholder),
          edits: edits(in: subject)),
        related: uses.prefix(3).map(\.related),
        denial: subject.denial(without: .alwaysAndWhenInUse))
    ]
  }

  /// Adds the key with the text of the old one, if somebody has written that.
  private func edits(in subject: Subject) -> [Edit] {
    let text = writtenText(in: subject)
    // A text that refers to a build setting would be copied as what the setting is today.
    guard text == nil || subject.entry(.always)?.position.file == subject.plist?.file else {
      return []
    }
    let key = InfoPlistKey.alwaysAndWhenInUse
    return subject.edits(
      .set([key.rawValue], .string(text ?? key.placeholder)), text == nil ? .text : .safe)
  }

  /// The text of the old key, where somebody has written one: another rule finds the rest.
  private func writtenText(in subject: Subject) -> String? {
    let position = subject.entry(.always)?.position
    let unwritten =
      PurposeStringEqualsKey().findings(in: subject)
      + PurposeStringPlaceholder().findings(in: subject)
      + PurposeStringVague().findings(in: subject)
    return unwritten.contains { $0.position == position } ? nil : subject.text(.always)
  }
}

import Findings
import PlatformModel

/// A purpose string is not a string.
struct PurposeStringWrongType: Rule {
  let metadata = RuleMetadata(
    "purpose-string-wrong-type", code: "W007", category: .purposeStrings, severity: .error,
    summary: "A purpose string is a dictionary, an array, a number or a Boolean.",
    facts: ["IOS-KEY-001", "IOS-STORE-001"], storeMessages: ["ITMS-90683"])

  func findings(in subject: Subject) -> [Finding] {
    subject.purposeStrings.filter { $0.entry.value.string == nil }.map { key, entry in
      finding(
        "\(key.rawValue) is \(entry.value.typeName) but must be a string",
        in: subject, at: entry.position, systems: subject.systems(reading: key),
        consequence: "The system finds no text under the key and treats it as missing."
          // The store asked for the oldest key only in earlier years (IOS-STORE-004).
          + (key == .always ? "" : " \(StoreMessage.missingPurposeString.effect)"),
        fix: Fix(
          "Make the value a string that says what the app does with the data.",
          snippet: subject.fix(adding: key).snippet,
          edits: subject.rewriting(key, at: entry.position, language: nil)),
        denial: subject.denial(without: key))
    }
  }
}

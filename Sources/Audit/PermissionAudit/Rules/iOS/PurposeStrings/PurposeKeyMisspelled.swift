import Findings
import PlatformModel

/// A key of the Info.plist is one slip away from a key that the system reads.
struct PurposeKeyMisspelled: Rule {
  let metadata = RuleMetadata(
    "purpose-key-misspelled", code: "W008", category: .purposeStrings, severity: .error,
    summary: "A key in the Info.plist is a misspelled permission key.",
    facts: ["IOS-KEY-001", "IOS-STORE-010"], storeMessages: ["ITMS-90683"])

  var page: [UInt8] { PackageResources.purpose_key_misspelled_md }

  func findings(in subject: Subject) -> [Finding] {
    (subject.plist?.entries ?? []).compactMap { entry in
      guard let key = KeySpelling.intended(by: entry.key) else { return nil }
      let isThere = subject.entry(key) != nil
      let uses = subject.demands(for: key)
      let mayGo = subject.mayServeWithoutAlways(key, uses)
      return finding(
        "\(Self.shown(entry.key)) is not a key that iOS knows; \(key.rawValue) is",
        in: subject, at: entry.position,
        severity: isThere ? .note : uses.isEmpty || mayGo ? .warning : .error,
        systems: isThere ? nil : subject.systems(reading: key),
        consequence: isThere
          ? "The line is ignored; the right key is in the Info.plist too."
          : "The system ignores the line and treats \(key.rawValue) as missing.",
        fix: isThere
          ? Fix(
            "Delete the line.",
            edits: subject.edits(.delete(entry.key), at: entry.position, .safe))
          : Fix(
            "Write the key as Apple spells it"
              + (mayGo ? ", or delete the line if the app never asks for Always." : "."),
            snippet: "<key>\(key.rawValue)</key>",
            edits: subject.edits(
              .rename(entry.key, to: key.rawValue), at: entry.position, .safe)),
        denial: isThere ? nil : subject.denial(without: key))
    }
  }

  /// A name, with a word on the blanks around it that no one would see.
  private static func shown(_ name: String) -> String {
    guard let first = name.firstIndex(where: { !$0.isWhitespace }),
      let last = name.lastIndex(where: { !$0.isWhitespace }), name[first...last] != name
    else { return name }
    let (begins, ends) = (first > name.startIndex, name.last?.isWhitespace == true)
    let place = begins && ends ? "both ends" : begins ? "its beginning" : "its end"
    return "\(name[first...last]) with a space at \(place)"
  }
}

import AppArtifacts
import Findings
import PlatformModel

/// A linked library names an API of location, so the store asks the app for a purpose string.
struct PurposeStringForLibrary: Rule {
  let metadata = RuleMetadata(
    "purpose-string-for-library", code: "W080", category: .purposeStrings, severity: .warning,
    summary: "A linked library refers to location, but the Info.plist lacks the string for it.",
    facts: ["IOS-STORE-001", "IOS-STORE-003", "IOS-STORE-006"], storeMessages: ["ITMS-90683"])

  func findings(in subject: Subject) -> [Finding] {
    guard let plist = subject.plist, subject.hostsFrameworks else { return [] }
    let linked = subject.target.libraries.filter { !$0.isVisible && $0.origin != .system }
      .compactMap { library in
        LibraryFacts.fact(of: library).map { (library: library, keys: $0.storeAsksFor) }
      }
    let keys = linked.flatMap(\.keys).reduce(into: [InfoPlistKey]()) { keys, key in
      if !keys.contains(key) { keys.append(key) }
    }
    return linkedOnly(in: subject, at: plist.position)
      + keys.compactMap { key in
        // Where code that was seen asks, `purpose-string-missing` says what users miss.
        guard subject.lacks(key), subject.demands(for: key).isEmpty,
          let first = linked.first(where: { $0.keys.contains(key) })?.library
        else { return nil }
        return finding(
          "\(first.name) refers to location, but the Info.plist lacks \(key.rawValue)", in: subject,
          at: plist.position,
          consequence: "The store finds the name in the binary, whether or not the app asks"
            + " (ITMS-90683). Some uploads are refused, others are delivered with a warning (2026).",
          fix: Fix(
            "Add \(key.rawValue). An app that never asks may say so in it; an empty text is refused"
              + " as well.", snippet: subject.fix(adding: key).snippet,
            edits: subject.fix(adding: key).edits),
          related: [
            Finding.Related(SourcePosition(file: first.declaredIn), "\(first.name) is linked")
          ]
        )
      }
  }

  /// A built app that only names the class: the store asks for the string all the same
  /// (IOS-STORE-004).
  private func linkedOnly(in subject: Subject, at position: SourcePosition) -> [Finding] {
    guard subject.target.isBuilt, subject.lacks(.whenInUse),
      subject.demands(for: .whenInUse).isEmpty
    else { return [] }
    let uses = subject.uses(of: .locationManager).filter { $0.certainty == .linked }
    guard let first = uses.first else { return [] }
    let key = InfoPlistKey.whenInUse.rawValue
    let name = first.position.file.split(separator: "/").last.map(String.init) ?? ""
    return [
      finding(
        "\(name) refers to CLLocationManager, but the Info.plist lacks \(key)", in: subject,
        at: position,
        consequence: "The store finds the name in the binary, whether or not the app asks"
          + " (ITMS-90683). Some uploads are refused, others are delivered with a warning (2026).",
        fix: Fix(
          "Add \(key). An app that never asks may say so in it; an empty text is refused as well."
            + uses.remedies, snippet: subject.fix(adding: .whenInUse).snippet),
        evidence: ["IOS-STORE-003", "IOS-STORE-004", "ITMS-90683"],
        related: uses.prefix(3).map(\.related))
    ]
  }
}

import AppArtifacts
import Findings
import PlatformModel

/// A key of the Info.plist is one slip away from a key that the system reads.
struct PurposeKeyMisspelled: Rule {
  let metadata = RuleMetadata(
    "purpose-key-misspelled", code: "W008", category: .purposeStrings, severity: .error,
    summary: "A key in the Info.plist is a misspelled permission key.",
    facts: ["IOS-KEY-001", "IOS-STORE-010"], storeMessages: ["ITMS-90683"])

  func findings(in subject: Subject) -> [Finding] {
    (subject.plist?.entries ?? []).compactMap { finding(on: $0, in: subject, isSetting: false) }
      + (subject.plist?.unknownSettings ?? []).compactMap {
        finding(on: $0, in: subject, isSetting: true)
      }
  }

  private func finding(
    on entry: EffectiveInfoPlist.Entry, in subject: Subject, isSetting: Bool
  ) -> Finding? {
    guard let key = KeySpelling.intended(by: entry.key) else { return nil }
    let isThere = subject.entry(key) != nil
    let uses = subject.demands(for: key)
    let mayGo = subject.mayServeWithoutAlways(key, uses)
    return finding(
      isSetting
        ? "\(Self.prefix)\(entry.key) is not a setting that Xcode knows; "
          + (EffectiveInfoPlist.hasSetting(for: key.rawValue)
            ? "\(Self.prefix)\(key.rawValue) is" : "the nearest key is \(key.rawValue)")
        : "\(Self.shown(entry.key)) is not a key that iOS knows; \(key.rawValue) is",
      in: subject, at: entry.position,
      severity: isThere ? .note : uses.isEmpty || mayGo ? .warning : .error,
      systems: isThere ? nil : subject.systems(reading: key),
      consequence: Self.consequence(key, isSetting: isSetting, isThere: isThere),
      fix: isThere
        ? Fix(
          isSetting ? "Delete the setting." : "Delete the line.",
          edits: subject.edits(.delete(entry.key), at: entry.position, .safe))
        : renaming(entry, to: key, in: subject, isSetting: isSetting, mayGo: mayGo),
      denial: isThere ? nil : subject.denial(without: key))
  }

  /// What becomes of the line: Xcode leaves a setting out, and the system passes over a key.
  private static func consequence(
    _ key: InfoPlistKey, isSetting: Bool, isThere: Bool
  ) -> String {
    switch (isSetting, isThere) {
    case (true, true):
      "Xcode ignores the setting; the right key is in the Info.plist too."
    case (true, false):
      "Xcode ignores a setting whose name it does not know, so \(key.rawValue) never reaches the"
        + " Info.plist and the system treats it as missing."
    case (false, true): "The line is ignored; the right key is in the Info.plist too."
    case (false, false): "The system ignores the line and treats \(key.rawValue) as missing."
    }
  }

  private func renaming(
    _ entry: EffectiveInfoPlist.Entry, to key: InfoPlistKey, in subject: Subject, isSetting: Bool,
    mayGo: Bool
  ) -> Fix {
    let otherwise = mayGo ? ", or delete the line if the app never asks for Always." : "."
    guard !isSetting || EffectiveInfoPlist.hasSetting(for: key.rawValue) else {
      return Fix(
        "No build setting makes this key: name an Info.plist in INFOPLIST_FILE and put"
          + " \(key.rawValue) there" + otherwise)
    }
    return Fix(
      (isSetting ? "Write the setting as Apple spells the key" : "Write the key as Apple spells it")
        + otherwise,
      snippet: isSetting ? Self.prefix + key.rawValue : "<key>\(key.rawValue)</key>",
      edits: subject.edits(.rename(entry.key, to: key.rawValue), at: entry.position, .safe))
  }

  private static let prefix = EffectiveInfoPlist.settingPrefix

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

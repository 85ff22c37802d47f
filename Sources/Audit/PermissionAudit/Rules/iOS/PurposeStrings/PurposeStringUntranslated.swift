import AppArtifacts
import Findings
import PlatformModel

/// A purpose string has a text in some languages of the bundle and none in others.
struct PurposeStringUntranslated: Rule {
  let metadata = RuleMetadata(
    "purpose-string-untranslated", code: "W011", category: .purposeStrings, severity: .warning,
    summary:
      "A purpose string is translated into some of the bundle's languages, but not all.",
    facts: ["IOS-PROMPT-001", "IOS-REV-003"])

  func findings(in subject: Subject) -> [Finding] {
    subject.purposeStrings.compactMap { key, entry in
      // What no prompt shows needs no translation, such as the old Always string from iOS 11 on.
      guard subject.isShown(key), key != .always || subject.runs(before: .iOS(11)) else {
        return nil
      }
      let missing = languages(without: key, in: subject.configuration.localizations)
      guard let first = missing.first else { return nil }
      let names = missing.map(\.language)
      let place = first.file.map { SourcePosition(file: $0) } ?? entry.position
      return finding(
        "\(key.rawValue) has no translation for \(Self.list(names))",
        in: subject, at: place, systems: subject.systems(reading: key),
        consequence: "People who use the app in \(names.count == 1 ? "that language" : "those")"
          + " see the purpose string untranslated, as it is in the Info.plist.",
        fix: Fix(
          "Add the text to InfoPlist.strings for \(Self.list(names)).",
          snippet: "\"\(key.rawValue)\" = \"\(Self.placeholder)\";",
          edits: missing.flatMap { localization -> [Edit] in
            guard let file = localization.file else { return [] }
            return subject.edits(
              .translate(key.rawValue, Self.placeholder, language: localization.language),
              at: SourcePosition(file: file), .text)
          }),
        related: [Finding.Related(entry.position, "the text in the Info.plist")])
    }
  }

  private static let placeholder = "WRITE: the reason in this language"

  /// The languages that people choose and that fall back to the text of the Info.plist.
  ///
  /// A regional variant falls back to its language, and the language of development to the plist.
  private func languages(
    without key: InfoPlistKey, in localizations: [Localization]
  ) -> [Localization] {
    let having = localizations.filter { $0[key.rawValue] != nil }
    let covered = Set(having.map { Self.root($0.language) })
    let development = Set(localizations.filter(\.isDevelopment).map { Self.root($0.language) })
    guard !having.isEmpty else { return [] }
    let isTranslated = !covered.subtracting(development).subtracting(["Base"]).isEmpty
    return localizations.filter { localization in
      let root = Self.root(localization.language)
      // A language without InfoPlist strings at all matters once somebody has begun to translate.
      let takesPart = localization.file != nil || isTranslated
      return takesPart && localization.language != "Base" && !localization.isDevelopment
        && !covered.contains(root) && !development.contains(root)
    }
  }

  private static func root(_ language: String) -> String {
    let parts = language.split { $0 == "-" || $0 == "_" }
    guard let first = parts.first else { return language }
    // Scripts are languages of their own to a reader: zh-Hans is not in for zh-Hant.
    let script = parts.dropFirst().first { $0.count == 4 }
    let code = aliases[String(first)] ?? String(first)
    return script.map { "\(code)-\($0)" } ?? code
  }

  /// Older codes that the system takes for the newer ones.
  private static let aliases = ["in": "id", "iw": "he", "no": "nb", "tl": "fil"]

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(8).joined(separator: ", ")
    return names.count > 8 ? "\(shown) and \(names.count - 8) more languages" : shown
  }
}
